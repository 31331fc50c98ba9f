/**
 * `locked`: the browser forbids sound until a gesture. `idle`: nothing waits. `ringing`: it rings.
 * `silenced`: an item waits, but the user asked for quiet.
 */
export type RingState = 'locked' | 'idle' | 'ringing' | 'silenced';

export interface RingSituation {
  /** True: an item waits for the user. */
  isWanted: boolean;
  /** True: the browser permits sound. */
  isUnlocked: boolean;
  /** Epoch ms until which it is silenced; 0: not silenced. */
  silencedUntil: number;
  /** Epoch ms of the start of the last ring; null before the first. */
  lastRingAt: number | null;
  periodMs: number;
}

/** State at a time. `locked` has priority, because the user must see it before an item waits. */
export function ringStateAt(situation: RingSituation, now: number): RingState {
  if (!situation.isUnlocked) return 'locked';
  if (!situation.isWanted) return 'idle';
  return now < situation.silencedUntil ? 'silenced' : 'ringing';
}

/** Milliseconds until the next ring or the end of the silence; 0 is now, null is never. */
export function nextRingInMs(situation: RingSituation, now: number): number | null {
  const state = ringStateAt(situation, now);
  if (state === 'silenced') return situation.silencedUntil - now;
  if (state !== 'ringing') return null;
  if (situation.lastRingAt === null) return 0;
  return Math.max(0, situation.lastRingAt + situation.periodMs - now);
}
