import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '../../kit/time/calendar-date.ts';
import { addBankDays, nextBankDay } from '../banking/bank-calendar.ts';
import type { RateKind } from './terms.ts';

/** Days between the instalments of a credit card sale. */
export const CREDIT_DAYS = 30;

/**
 * The bank day when an instalment is due. 'debit': the next bank day after the sale. 'credit': 30 days after
 * the sale for each instalment. After a later delivery, the instalment is due on the day of the delivery, or
 * on the next bank day.
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
