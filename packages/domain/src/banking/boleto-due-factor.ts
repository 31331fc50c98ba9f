import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '../time/calendar-date.ts';

/** Factors go from 1000 to 9999 and begin again: 1000 was 03/07/2000 and 22/02/2025 (Febraban). */
const FIRST_FACTOR = 1000;
const FACTORS = 9000;
const FIRST_DAY = dayNumberOf('2000-07-03');
/** Of the days a factor may stand for, later ones than this from today are not meant: it is the one 9000 days before. */
const DAYS_AHEAD = 5500;

/** The due date of a boleto as four digits; null before 03/07/2000, of which no boleto is left. */
export function factorOfDueDate(dueOn: CalendarDate): string | null {
  const days = dayNumberOf(dueOn) - FIRST_DAY;
  return days < 0 ? null : String(FIRST_FACTOR + (days % FACTORS));
}

/** The date four digits stand for, seen from `reference`, usually today; null where they are no date: `0000` says that none is told. */
export function dueDateOfFactor(factor: string, reference: CalendarDate): CalendarDate | null {
  const days = Number(factor) - FIRST_FACTOR;
  if (!/^\d{4}$/.test(factor) || days < 0) return null;
  const latest = dayNumberOf(reference) + DAYS_AHEAD - FIRST_DAY;
  const rounds = Math.max(0, Math.floor((latest - days) / FACTORS));
  return dateOfDayNumber(FIRST_DAY + days + rounds * FACTORS);
}
