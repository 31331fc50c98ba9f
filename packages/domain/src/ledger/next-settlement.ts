import { nextBankDay } from '../banking/bank-calendar.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { addMonths, daysOfMonth, monthOf } from '../time/calendar-month.ts';
import type { Balances } from './accounts.ts';
import { lastPeriodEnd } from './period-days.ts';
import { periodBalance, postPeriodClose, postSettlement, type Settlement } from './post-settlement.ts';
import { nextCreditDay, runBeginsAt } from './settlement-days.ts';

type Owed = Pick<Balances, 'current' | 'invoiced'>;

/**
 * The bank day of the repasse that comes next; null: nothing is due. `firstDueOn` is the first day on which something open is due, `runDay`
 * the bank day that is settled next; what is late is settled then.
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

/** The last days of the months that are closed before the run of a day, the first one first; what is closed already is left out. */
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

/** What is owed once months were closed: what becomes an invoice is kept from no repasse. `laterCents`: booked after each of them. */
export function owedAfterClosings(owed: Owed, closings: readonly { laterCents: number }[]): Owed {
  return closings.reduce(({ current, invoiced }, { laterCents }) => {
    const { invoiceCents } = postPeriodClose(periodBalance(current - laterCents, current));
    return { current: current + invoiceCents, invoiced: invoiced - invoiceCents };
  }, owed);
}

/** A repasse as it would be were nothing sold, returned or paid until then. `overdueCents`: invoices that are overdue by its day. */
export function settlementAhead(
  { dueCents, overdueCents }: { dueCents: number; overdueCents: number },
  owed: Owed,
  closings: readonly { laterCents: number }[],
): Settlement {
  return postSettlement(dueCents, overdueCents, owedAfterClosings(owed, closings)).settlement;
}
