import { type CalendarDate, dateAt, dateOfDayNumber, dayNumberOf } from './calendar-date.ts';
import { instantOf } from './instant-of.ts';

/** Calendar days from one to another, both included. */
export interface DayRange {
  from: CalendarDate;
  to: CalendarDate;
}

/** Periods that a word names. They depend on the current day, while a period with dates is fixed. */
export const NAMED_PERIODS = ['today', 'yesterday', '7-days', '30-days', '60-days', '90-days'] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];
export type Period = NamedPeriod | DayRange;

/** Maximum length of a period: one leap year. */
export const LONGEST_RANGE_DAYS = 366;

/** The days of a period when today is `today`. */
export function daysOfPeriod(period: Period, today: CalendarDate): DayRange {
  if (typeof period !== 'string') return period;
  const back = (days: number) => dateOfDayNumber(dayNumberOf(today) - days);
  if (period === 'yesterday') return { from: back(1), to: back(1) };
  const days = { today: 1, '7-days': 7, '30-days': 30, '60-days': 60, '90-days': 90 }[period];
  return { from: back(days - 1), to: today };
}

/** Number of days in a range; zero or negative when the range ends before its start. */
export function lengthOfRange({ from, to }: DayRange): number {
  return dayNumberOf(to) - dayNumberOf(from) + 1;
}

/** The reason why a range cannot be shown; null when it can. */
export function faultOfRange(range: DayRange): 'backwards' | 'too-long' | null {
  const days = lengthOfRange(range);
  if (days < 1) return 'backwards';
  return days > LONGEST_RANGE_DAYS ? 'too-long' : null;
}

/** Start and end of a range in a zone (an IANA name), in epoch milliseconds, end excluded. */
export function momentsOfRange({ from, to }: DayRange, timeZone: string): { from: number; until: number } {
  const midnight = (dayNumber: number) => instantOf(timeZone, dayNumber * 86_400_000);
  return { from: midnight(dayNumberOf(from)), until: midnight(dayNumberOf(to) + 1) };
}

/** The days of a period, where `today` is the current day in the zone. */
export function daysAt(period: Period, timeZone: string, now: number): DayRange {
  return daysOfPeriod(period, dateAt(timeZone, now));
}

const WORDS: Record<NamedPeriod, string> = {
  today: 'hoje',
  yesterday: 'ontem',
  '7-days': '7-dias',
  '30-days': '30-dias',
  '60-days': '60-dias',
  '90-days': '90-dias',
};
const DATES = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

/** The word for a URL: `hoje`, `7-dias`, `2026-11-01_2026-11-22`. */
export function wordOfPeriod(period: Period): string {
  return typeof period === 'string' ? WORDS[period] : `${period.from}_${period.to}`;
}

/**
 * Parses the result of {@link wordOfPeriod}. Also accepts `90`, which reports use for `90-dias`. Null for an
 * invalid period or a range that cannot be shown.
 */
export function periodOfWord(word: string): Period | null {
  const named = NAMED_PERIODS.find((each) => WORDS[each] === word || WORDS[each] === `${word}-dias`);
  if (named !== undefined) return named;
  const [, from, to] = DATES.exec(word) ?? [];
  if (from === undefined || to === undefined || !isDate(from) || !isDate(to)) return null;
  return faultOfRange({ from, to }) === null ? { from, to } : null;
}

/** True when `YYYY-MM-DD` is a day of the calendar. */
export function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && dateOfDayNumber(at / 86_400_000) === text;
}
