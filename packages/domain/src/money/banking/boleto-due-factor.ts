import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '../../kit/time/calendar-date.ts';

/** Factors count days from 1000 to 9999 and then begin again: 1000 was 03/07/2000 and 22/02/2025 (Febraban). */
const FIRST_FACTOR = 1000;
const FACTORS = 9000;
const FIRST_DAY = dayNumberOf('2000-07-03');
/** A factor repeats every 9,000 days. A date more than this many days ahead belongs to the previous cycle. */
const DAYS_AHEAD = 5500;

/** The due date of a boleto as four digits. Null before 03/07/2000, because such boletos no longer exist. */
export function factorOfDueDate(dueOn: CalendarDate): string | null {
  const days = dayNumberOf(dueOn) - FIRST_DAY;
  return days < 0 ? null : String(FIRST_FACTOR + (days % FACTORS));
}

/**
 * The date of a four-digit factor, seen from `reference`, usually today. Null for an invalid factor and for `0000`,
 * which means no due date.
 */
export function dueDateOfFactor(factor: string, reference: CalendarDate): CalendarDate | null {
  const days = Number(factor) - FIRST_FACTOR;
  if (!/^\d{4}$/.test(factor) || days < 0) return null;
  const latest = dayNumberOf(reference) + DAYS_AHEAD - FIRST_DAY;
  const rounds = Math.max(0, Math.floor((latest - days) / FACTORS));
  return dateOfDayNumber(FIRST_DAY + days + rounds * FACTORS);
}
