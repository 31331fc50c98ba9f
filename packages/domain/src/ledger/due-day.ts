import { addBankDays, nextBankDay } from '../banking/bank-calendar.ts';
import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '../time/calendar-date.ts';
import type { RateKind } from './terms.ts';

/** Days from a sale by credit card to each of its instalments. */
export const CREDIT_DAYS = 30;

/**
 * The bank day on which an instalment is due: the next one after the sale for 'debit', 30 days after it for each instalment of 'credit'.
 * Of an order that was delivered later than that, the first bank day from its delivery on.
 */
export function dueDay(
  { kind, instalment }: { kind: RateKind; instalment: number },
  soldOn: CalendarDate,
  deliveredOn: CalendarDate,
): CalendarDate {
  const due =
    kind === 'debit'
      ? addBankDays(soldOn, 1)
      : nextBankDay(dateOfDayNumber(dayNumberOf(soldOn) + CREDIT_DAYS * instalment));
  const earliest = nextBankDay(deliveredOn);
  return due > earliest ? due : earliest;
}
