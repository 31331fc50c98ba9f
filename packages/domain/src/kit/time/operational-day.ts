import { offsetMsAt } from './wall-clock.ts';

/** A store's day ends at 05:00 local time, because orders after midnight belong to the evening before. */
export const DAY_CUT_HOUR = 5;

/**
 * Start of the operational day that contains `now`, in epoch milliseconds. `timeZone` is an IANA name, e.g.
 * America/Sao_Paulo.
 */
export function operationalDayStart(timeZone: string, now: number): number {
  const offset = offsetMsAt(timeZone, now);
  const wall = new Date(now + offset);
  const cut = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate(), DAY_CUT_HOUR);
  const wallStart = now + offset >= cut ? cut : cut - 24 * 3_600_000;
  const guess = wallStart - offset;
  return wallStart - offsetMsAt(timeZone, guess);
}
