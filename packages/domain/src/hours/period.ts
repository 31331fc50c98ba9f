/** A day of the clock in minutes. Days on which the clock is moved have it too: periods are times people read. */
export const DAY_MINUTES = 1440;
const LAST_MINUTE = DAY_MINUTES - 1;

/**
 * When a store sells, in minutes from the midnight its day begins with: from `start` (0 to 1439), before `end`, which may
 * be past the next midnight, at most a whole day after the start. 18:00 to 02:00 is one period of one day.
 */
export interface Period {
  start: number;
  end: number;
}

/** `HH:MM` as a clock shows it; minutes past midnight are the next day's. */
export function timeText(minutes: number): string {
  const time = minutes % DAY_MINUTES;
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
}

/**
 * The period between an opening and a closing as people say them. Closing at 00:00, 23:59 or at no time is the end of the
 * day; at or before the opening it is the next day's. `opens` is below 24:00.
 */
export function periodBetween(opens: number, closes: number | null): Period {
  if (closes === null || closes % DAY_MINUTES === 0 || closes === LAST_MINUTE)
    return { start: opens, end: DAY_MINUTES };
  return { start: opens, end: closes > opens ? closes : closes + DAY_MINUTES };
}
