import { nextBankDay } from '../banking/bank-calendar.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Balances } from './accounts.ts';
import { postSettlement, type Settlement } from './post-settlement.ts';
import { nextCreditDay } from './settlement-days.ts';

/**
 * The repasse that comes next, as it would be were nothing sold or returned until then; null: nothing is due. `firstDueOn` is the first day
 * on which something open is due, `runDay` the bank day that is settled next; what is late is settled then.
 */
export function nextSettlement(
  due: { firstDueOn: CalendarDate | null; runDay: CalendarDate },
  dueCentsUntil: (day: CalendarDate) => number,
  overdueCents: number,
  balances: Pick<Balances, 'current' | 'invoiced'>,
): (Settlement & { day: CalendarDate }) | null {
  const { firstDueOn, runDay } = due;
  const dueOn = firstDueOn === null ? null : laterOf(nextBankDay(firstDueOn), runDay);
  const creditOn = balances.current > 0 ? nextCreditDay(runDay) : null;
  const day = dueOn !== null && (creditOn === null || dueOn <= creditOn) ? dueOn : creditOn;
  if (day === null) return null;
  return { day, ...postSettlement(dueCentsUntil(day), overdueCents, balances).settlement };
}

const laterOf = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);
