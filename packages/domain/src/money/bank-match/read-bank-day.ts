import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { isDate } from '../../kit/time/day-range.ts';

/** Order of day and month in a date. Brazilian banks write the day first. */
export type DayOrder = 'day-first' | 'month-first';

const COMPACT = /^(\d{4})(\d{2})(\d{2})/;
const COMPACT_DAY_FIRST = /^(\d{2})(\d{2})(\d{4})$/;
const PARTED = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{2,4})(?!\d)/;

/**
 * Parses a bank's day: `20261123`, `20261123100000[-3:BRT]`, `2026-11-23T10:00`, `23/11/2026`, `23.11.26 10:00`.
 * Returns the written day: time and zone are ignored. Null for an invalid day, or a year outside 1990 to 2099.
 */
export function readBankDay(text: string, order: DayOrder = 'day-first'): CalendarDate | null {
  const written = text.trim();
  const [, year, month, day] = COMPACT.exec(written) ?? [];
  if (year !== undefined) {
    const [, first, second, last] = COMPACT_DAY_FIRST.exec(written) ?? [];
    return dayOf(year, month, day) ?? dayOf(last, ...inOrder(first, second, order));
  }
  const [, one, , two, three] = PARTED.exec(written) ?? [];
  if (one === undefined || three === undefined) return null;
  if (one.length === 4) return dayOf(one, two, three);
  return dayOf(three.length === 2 ? `20${three}` : three, ...inOrder(one, two, order));
}

/**
 * Finds out if a file writes the day or the month first. Month first only if some text is invalid with the
 * day first.
 */
export function dayOrderOf(texts: readonly string[]): DayOrder {
  const reads = (order: DayOrder) => texts.every((text) => readBankDay(text, order) !== null);
  return !reads('day-first') && reads('month-first') ? 'month-first' : 'day-first';
}

const inOrder = (first: string | undefined, second: string | undefined, order: DayOrder) =>
  order === 'day-first' ? ([second, first] as const) : ([first, second] as const);

function dayOf(year?: string, month?: string, day?: string): CalendarDate | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  if (year < '1990' || year > '2099') return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}
