/**
 * `locked`: the browser forbids sound until a gesture. `idle`: nothing to ring for. `ringing`: it rings.
 * `silenced`: it would ring, but the person asked for quiet.
 */
export type RingState = 'locked' | 'idle' | 'ringing' | 'silenced';

export interface RingSituation {
  /** Something waits for a person. */
  isWanted: boolean;
  /** The browser lets sound out. */
  isUnlocked: boolean;
  /** Epoch ms until which the person asked for quiet; 0 for never. */
  silencedUntil: number;
  /** Epoch ms at which the last ring began; null before the first. */
  lastRingAt: number | null;
  periodMs: number;
}

/** The state at a moment. Locked comes first: the person must hear of it before something waits. */
export function ringStateAt(situation: RingSituation, now: number): RingState {
  if (!situation.isUnlocked) return 'locked';
  if (!situation.isWanted) return 'idle';
  return now < situation.silencedUntil ? 'silenced' : 'ringing';
}

/** Milliseconds until the next thing to do (ring, or end the quiet); 0 is now, null is never. */
export function nextRingInMs(situation: RingSituation, now: number): number | null {
  const state = ringStateAt(situation, now);
  if (state === 'silenced') return situation.silencedUntil - now;
  if (state !== 'ringing') return null;
  if (situation.lastRingAt === null) return 0;
  return Math.max(0, situation.lastRingAt + situation.periodMs - now);
}
