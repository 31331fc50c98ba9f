import { operationalDayStart } from '../time/operational-day.ts';

/** How long a person may close the store for. `next-shift`: until the next operational day begins, at 05:00. */
export const PAUSE_ENDS = ['15-minutes', '30-minutes', '60-minutes', 'next-shift', 'by-hand'] as const;
export type PauseEnd = (typeof PAUSE_ENDS)[number];

/** Longest reason of a pause, in characters. */
export const REASON_MAX = 60;

const MINUTE_MS = 60_000;
const MINUTES = { '15-minutes': 15, '30-minutes': 30, '60-minutes': 60 } as const;
/** Longer than any operational day begun now has left, shorter than two: an hour may be missing or doubled. */
const INTO_NEXT_DAY_MS = 30 * 60 * MINUTE_MS;

/** When a pause that begins now is over, in epoch milliseconds on the store's own clock; null: when somebody reopens. */
export function pauseUntil(end: PauseEnd, timeZone: string, now: number): number | null {
  if (end === 'by-hand') return null;
  if (end === 'next-shift') {
    return operationalDayStart(timeZone, operationalDayStart(timeZone, now) + INTO_NEXT_DAY_MS);
  }
  return now + MINUTES[end] * MINUTE_MS;
}

/** What a person last said with the switch. `until` is its end; null holds until the next word. */
export interface OpeningWord {
  isOpen: boolean;
  until: number | null;
}

export interface Opening {
  isOpen: boolean;
  decidedBy: 'suspension' | 'word' | 'hours';
}

/**
 * Whether the store sells at `now`, and who decides: a suspension before everything, then a person's word until its end
 * (the end itself is no longer the word's), then the hours. A store without hours is open.
 */
export function openingAt(
  store: { isSuspended: boolean; word: OpeningWord; isOpenByHours?: boolean },
  now: number,
): Opening {
  if (store.isSuspended) return { isOpen: false, decidedBy: 'suspension' };
  const { isOpen, until } = store.word;
  if (until === null || now < until) return { isOpen, decidedBy: 'word' };
  return { isOpen: store.isOpenByHours ?? true, decidedBy: 'hours' };
}

/** A reason as it is kept: one line without stray characters; null when nothing is left. */
export function readReason(typed: string | null | undefined): string | null {
  const line = (typed ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? null : line;
}
