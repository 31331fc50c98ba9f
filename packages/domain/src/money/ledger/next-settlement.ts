import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { addMonths, daysOfMonth, monthOf } from '../../kit/time/calendar-month.ts';
import { nextBankDay } from '../banking/bank-calendar.ts';
import type { Balances } from './accounts.ts';
import { lastPeriodEnd } from './period-days.ts';
import { periodBalance, postPeriodClose, postSettlement, type Settlement } from './post-settlement.ts';
import { nextCreditDay, runBeginsAt } from './settlement-days.ts';

type Owed = Pick<Balances, 'current' | 'invoiced'>;

/**
 * The bank day of the next settlement; null when nothing is due. `firstDueOn`: the earliest due day of open
 * receivables. `runDay`: the bank day of the next run, which also settles late receivables.
 */
export function nextSettlementDay(
  { firstDueOn, runDay }: { firstDueOn: CalendarDate | null; runDay: CalendarDate },
  currentCents: number,
): CalendarDate | null {
  const dueOn = firstDueOn === null ? null : laterOf(nextBankDay(firstDueOn), runDay);
  const creditOn = currentCents > 0 ? nextCreditDay(runDay) : null;
  return dueOn !== null && (creditOn === null || dueOn <= creditOn) ? dueOn : creditOn;
}

const laterOf = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);

/**
 * The last days of the months that must be closed before the run of a day, the earliest first. Does not
 * include months that are already closed.
 */
export function closedBefore(
  day: CalendarDate,
  book: { timeZone: string; openedOn: CalendarDate; closedThrough: CalendarDate | null },
): CalendarDate[] {
  const last = lastPeriodEnd(runBeginsAt(day), book.timeZone);
  const first =
    book.closedThrough === null ? monthOf(book.openedOn) : addMonths(monthOf(book.closedThrough), 1);
  const ends: CalendarDate[] = [];
  for (let month = first; daysOfMonth(month).to <= last; month = addMonths(month, 1))
    ends.push(daysOfMonth(month).to);
  return ends;
}

/**
 * The debts as they will be after months were closed: settlements then deduct an invoiced amount as an
 * invoice, not as a current debt. `laterCents`: amounts posted after the end of each month.
 */
export function owedAfterClosings(owed: Owed, closings: readonly { laterCents: number }[]): Owed {
  return closings.reduce(({ current, invoiced }, { laterCents }) => {
    const { invoiceCents } = postPeriodClose(periodBalance(current - laterCents, current));
    return { current: current + invoiceCents, invoiced: invoiced - invoiceCents };
  }, owed);
}

/**
 * Forecast of a settlement, if no further sales, returns and payments occur. `overdueCents`: invoices that
 * are overdue on the day of the settlement.
 */
export function settlementAhead(
  { dueCents, overdueCents }: { dueCents: number; overdueCents: number },
  owed: Owed,
  closings: readonly { laterCents: number }[],
): Settlement {
  return postSettlement(dueCents, overdueCents, owedAfterClosings(owed, closings)).settlement;
}
