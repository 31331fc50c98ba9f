import type { OpenEnd, PauseEnd } from '../store/opening.ts';
import { operationalDayStart } from '../time/operational-day.ts';
import { isOpenByHours, nextClosing, nextOpening, type Schedule } from './schedule.ts';

/** What a person last said with the switch. */
export interface OpeningWord {
  isOpen: boolean;
  /** When, in epoch milliseconds; 0 for what a store was created with. */
  at: number;
  /** Until when a closed store was to stay closed; null for an open one. */
  end: PauseEnd | null;
  /** Until when an open one was to stay open; absent: until its hours close it. */
  openUntil?: OpenEnd | null;
}

/** A store's hours, and whether it opens and closes by them without anybody. */
export interface OpeningHours {
  schedule: Schedule;
  opensByItself: boolean;
  closesByItself: boolean;
}

/** How the switch stands. */
export interface Switch {
  isOpen: boolean;
  /** When it moves by itself, in epoch milliseconds; null: when somebody moves it. */
  until: number | null;
  decidedBy: 'word' | 'hours';
}

const MINUTE_MS = 60_000;
const MINUTES = { '15-minutes': 15, '30-minutes': 30, '60-minutes': 60 } as const;
/** Longer than any operational day begun now has left, shorter than two: an hour may be missing or doubled. */
const INTO_NEXT_DAY_MS = 30 * 60 * MINUTE_MS;

/**
 * How a store's switch stands at `now`, whenever it is asked: the one rule of opening and closing.
 * A person's word holds until its end. Who closed 'until I reopen' is never opened by the hours; a pause is over at its
 * time, unless a closing came meanwhile; 'until the next shift' is the next opening. Who opened is open until the next
 * closing, unless they
 * said until when: then until that moment, or, where a shift runs by then, until the shift's end. After that the hours decide, as far as they may: one that does not close by itself stays open, one that does
 * not open by itself stays closed. A store without hours follows people's words alone. One that was created closed, and
 * that nobody has said anything of, opens by its hours as soon as it has any; whoever notes that opening notes it as a word.
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

/** True for a store that was created closed and that nobody has opened or closed yet. */
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

/** By the hours alone, of a store that closed. */
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

/** When a closed store opens again, in epoch milliseconds; null: when somebody reopens it. */
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

/** 05:00 of the store's next day: the shift of who has no hours. */
function nextDayStart(timeZone: string, at: number): number {
  return operationalDayStart(timeZone, operationalDayStart(timeZone, at) + INTO_NEXT_DAY_MS);
}
