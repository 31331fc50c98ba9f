import { instantOf } from '../../kit/time/instant-of.ts';
import { operationalDayStart } from '../../kit/time/operational-day.ts';
import { wallClockAt } from '../../kit/time/wall-clock.ts';
import { isOpenByHours, nextClosing, nextOpening, type Schedule } from '../../store/hours/schedule.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Possible return times for a stock item that is out, in epoch milliseconds. Null: there is no such moment. */
export interface StockReturns {
  /** One hour from now, rounded up to a whole minute. */
  inAnHour: number;
  /** The store is open by its hours now. */
  isInShift: boolean;
  /** Closing time of the current shift, or of the next shift of this operational day; null if neither exists. */
  shiftEnd: number | null;
  /** The first opening after `shiftEnd`, or after now. */
  opening: number | null;
}

/** The return times that users choose from. `schedule`: the store's hours; null if the store has no hours. */
export function stockReturns(schedule: Schedule | null, now: number): StockReturns {
  const inAnHour = Math.ceil(now / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS;
  if (schedule === null) return { inAnHour, isInShift: false, shiftEnd: null, opening: null };
  const isInShift = isOpenByHours(schedule, now);
  const opens = nextOpening(schedule, now);
  const isStillToCome =
    opens !== null &&
    operationalDayStart(schedule.timeZone, opens) === operationalDayStart(schedule.timeZone, now);
  const shift = isInShift ? now : isStillToCome ? opens : null;
  const shiftEnd = shift === null ? null : nextClosing(schedule, shift);
  return { inAnHour, isInShift, shiftEnd, opening: nextOpening(schedule, shiftEnd ?? now) };
}

/** The next moment after `now` when the clock of `timeZone` shows this many minutes since midnight. */
export function nextTimeOfDay(timeZone: string, minutes: number, now: number): number {
  const { year, month, day } = wallClockAt(timeZone, now);
  const today = Date.UTC(year, month - 1, day) + minutes * MINUTE_MS;
  const at = instantOf(timeZone, today);
  return at > now ? at : instantOf(timeZone, today + DAY_MS);
}
