import { operationalDayStart } from '../../kit/time/operational-day.ts';
import type { OpenEnd, PauseEnd } from '../store/opening.ts';
import { isOpenByHours, nextClosing, nextOpening, type Schedule } from './schedule.ts';

/** The last manual opening or closing of a store. */
export interface OpeningWord {
  isOpen: boolean;
  /** Epoch milliseconds; 0 for the initial state of a store. */
  at: number;
  /** When a manual closing ends; null for an open store. */
  end: PauseEnd | null;
  /** When a manual opening ends. Absent: at the next closing of the hours. */
  openUntil?: OpenEnd | null;
}

/** A store's hours, and if the store opens and closes automatically by them. */
export interface OpeningHours {
  schedule: Schedule;
  opensByItself: boolean;
  closesByItself: boolean;
}

/** State of the switch. */
export interface Switch {
  isOpen: boolean;
  /** The next automatic change in epoch milliseconds. Null: a user has to change it. */
  until: number | null;
  decidedBy: 'word' | 'hours';
}

const MINUTE_MS = 60_000;
const MINUTES = { '15-minutes': 15, '30-minutes': 30, '60-minutes': 60 } as const;
/** In ms. Longer than the rest of any operational day, but shorter than two days, even if the clock changes. */
const INTO_NEXT_DAY_MS = 30 * 60 * MINUTE_MS;

/**
 * Decides if a store is open at `now`: the only rule of opening and closing.
 * - A manual change applies until its end.
 * - Hours never open a store that is closed 'until I reopen'.
 * - A pause ends at its time, unless the hours close the store by then.
 * - 'until the next shift' ends at the next opening.
 * - A manually opened store is open until the next closing, or until the chosen moment. If a shift runs then, the
 * store is open until the shift ends.
 * - Afterwards the hours decide. Without automatic closing the store stays open, without automatic opening closed.
 * - A store without hours follows manual changes only.
 * - A new store that was never changed opens by its hours as soon as it has hours. The server stores this opening like
 * a manual one.
 */
export function switchAt(
  word: OpeningWord,
  { hours, timeZone }: { hours: OpeningHours | null; timeZone: string },
  now: number,
): Switch {
  if (word.isOpen) return opened(word, hours, now);
  if (isUnsaid(word)) return beforeAnyWord(hours, now);
  const until = reopeningAfter(word, hours, timeZone);
  if (until === null || now < until) return { isOpen: false, until, decidedBy: 'word' };
  return openSince(until, hours, now, 'hours');
}

/** True for a store that was created closed, and never opened or closed since. */
export function isUnsaid({ isOpen, at }: OpeningWord): boolean {
  return !isOpen && at === 0;
}

function beforeAnyWord(hours: OpeningHours | null, now: number): Switch {
  if (!hours?.opensByItself) return { isOpen: false, until: null, decidedBy: 'word' };
  const { schedule } = hours;
  return isOpenByHours(schedule, now)
    ? openSince(now, hours, now, 'hours')
    : { isOpen: false, until: nextOpening(schedule, now), decidedBy: 'hours' };
}

function opened({ at, openUntil = null }: OpeningWord, hours: OpeningHours | null, now: number): Switch {
  if (openUntil === null) return openSince(at, hours, now, 'word');
  if (openUntil === 'by-hand') return { isOpen: true, until: null, decidedBy: 'word' };
  const decidedBy = now < openUntil ? 'word' : 'hours';
  if (hours !== null && isOpenByHours(hours.schedule, openUntil))
    return openSince(openUntil, hours, now, decidedBy);
  if (now < openUntil) return { isOpen: true, until: openUntil, decidedBy };
  return hours === null ? { isOpen: false, until: null, decidedBy } : closedSince(hours, now);
}

/** Computes the state of a store that only its hours control now. */
function closedSince({ schedule, opensByItself, closesByItself }: OpeningHours, now: number): Switch {
  if (!opensByItself) return { isOpen: false, until: null, decidedBy: 'hours' };
  if (!isOpenByHours(schedule, now))
    return { isOpen: false, until: nextOpening(schedule, now), decidedBy: 'hours' };
  return { isOpen: true, until: closesByItself ? nextClosing(schedule, now) : null, decidedBy: 'hours' };
}

function openSince(since: number, hours: OpeningHours | null, now: number, by: Switch['decidedBy']): Switch {
  if (!hours?.closesByItself) return { isOpen: true, until: null, decidedBy: by };
  const closing = nextClosing(hours.schedule, since, now);
  if (closing === null || now < closing) return { isOpen: true, until: closing, decidedBy: by };
  return closedSince(hours, now);
}

/** When a closed store opens again, in epoch milliseconds. Null: a user has to reopen it. */
function reopeningAfter(
  { at, end }: OpeningWord,
  hours: OpeningHours | null,
  timeZone: string,
): number | null {
  if (end === null || end === 'by-hand') return null;
  if (end === 'next-shift') return hours ? nextOpening(hours.schedule, at) : nextDayStart(timeZone, at);
  const over = at + MINUTES[end] * MINUTE_MS;
  if (!hours?.closesByItself) return over;
  const { schedule, opensByItself } = hours;
  const closing = nextClosing(schedule, at);
  if (closing === null || closing > over) return over;
  if (!opensByItself) return null;
  return isOpenByHours(schedule, over) ? over : nextOpening(schedule, over);
}

/** 05:00 of the store's next day. For a store without hours, this counts as the start of the next shift. */
function nextDayStart(timeZone: string, at: number): number {
  return operationalDayStart(timeZone, operationalDayStart(timeZone, at) + INTO_NEXT_DAY_MS);
}
