/**
 * How long a person may close the store for. `next-shift`: until the store's next opening; without hours, until the next
 * operational day begins, at 05:00.
 */
export const PAUSE_ENDS = ['15-minutes', '30-minutes', '60-minutes', 'next-shift', 'by-hand'] as const;
export type PauseEnd = (typeof PAUSE_ENDS)[number];

/** Until when a person opens the store: a moment in epoch milliseconds, or until somebody closes it. */
export type OpenEnd = number | 'by-hand';

/** A moment to stay open until lies no further ahead, in milliseconds. */
export const LONGEST_OPEN_MS = 24 * 60 * 60_000;

/** Longest reason of a pause, in characters. */
export const REASON_MAX = 60;

/**
 * Whether a store sells at `now` as its row stands: suspended never. At `until` (epoch milliseconds; null: at somebody's
 * word) the switch moves by itself, whether or not anybody has noted it yet.
 */
export function sellsAt(
  { isSuspended, isOpen, until }: { isSuspended: boolean; isOpen: boolean; until: number | null },
  now: number,
): boolean {
  if (isSuspended) return false;
  return until !== null && now >= until ? !isOpen : isOpen;
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
