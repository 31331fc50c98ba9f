/**
 * How long a user may close the store. `next-shift`: until the next opening, or until 05:00 if the store has no hours.
 */
export const PAUSE_ENDS = ['15-minutes', '30-minutes', '60-minutes', 'next-shift', 'by-hand'] as const;
export type PauseEnd = (typeof PAUSE_ENDS)[number];

/** End of a manual opening: a moment in epoch milliseconds, or until a user closes the store. */
export type OpenEnd = number | 'by-hand';

/** Maximum duration of a manual opening, in milliseconds. */
export const LONGEST_OPEN_MS = 24 * 60 * 60_000;

/** Maximum length of a pause's reason, in characters. */
export const REASON_MAX = 60;

/**
 * True when a store sells at `now`, computed from its row. A suspended store never sells. The state changes
 * automatically at `until` (epoch milliseconds; null: only manually), even before a server stores the change.
 */
export function sellsAt(
  { isSuspended, isOpen, until }: { isSuspended: boolean; isOpen: boolean; until: number | null },
  now: number,
): boolean {
  if (isSuspended) return false;
  return until !== null && now >= until ? !isOpen : isOpen;
}
