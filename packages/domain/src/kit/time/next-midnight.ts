import { dateAt, dayNumberOf } from './calendar-date.ts';
import { instantOf } from './instant-of.ts';

const DAY_MS = 86_400_000;

/** The next midnight in a zone (an IANA name) after `at`, both in epoch milliseconds. */
export function nextMidnight(timeZone: string, at: number): number {
  return instantOf(timeZone, (dayNumberOf(dateAt(timeZone, at)) + 1) * DAY_MS);
}
