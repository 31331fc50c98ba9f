/** Minutes of a day. The same for a day with a change of the clock, because periods are times on the clock. */
export const DAY_MINUTES = 1440;
const LAST_MINUTE = DAY_MINUTES - 1;

/**
 * An opening period in minutes from midnight of its day. It begins at `start` (0 to 1439) and ends before `end`. `end`
 * may be after the next midnight, at most one day after `start`: 18:00 to 02:00 is one period.
 */
export interface Period {
  start: number;
  end: number;
}

/** `HH:MM` on the clock, also for minutes of the next day. */
export function timeText(minutes: number): string {
  const time = minutes % DAY_MINUTES;
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
}

/**
 * The period between two typed times. Closing at 00:00, 23:59 or null means the end of the day. A closing at or before
 * the opening belongs to the next day. `opens` is below 24:00.
 */
export function periodBetween(opens: number, closes: number | null): Period {
  if (closes === null || closes % DAY_MINUTES === 0 || closes === LAST_MINUTE)
    return { start: opens, end: DAY_MINUTES };
  return { start: opens, end: closes > opens ? closes : closes + DAY_MINUTES };
}
