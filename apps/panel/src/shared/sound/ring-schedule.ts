/**
 * `locked`: the browser forbids sound until a gesture. `idle`: no item waits for the user. `ringing`: an item
 * waits, and the panel rings. `silenced`: an item waits, but the user asked for quiet.
 */
export type RingState = 'locked' | 'idle' | 'ringing' | 'silenced';

export interface RingSituation {
  /** True: an item waits for the user. */
  isWanted: boolean;
  /** True: the browser permits sound. */
  isUnlocked: boolean;
  /** End of the silence in epoch ms; 0: not silenced. */
  silencedUntil: number;
  /** Epoch ms of the start of the last ring; null before the first. */
  lastRingAt: number | null;
  periodMs: number;
}

/** State at `now`. `locked` comes before all others, because the user must see it before an item waits. */
export function ringStateAt(situation: RingSituation, now: number): RingState {
  if (!situation.isUnlocked) return 'locked';
  if (!situation.isWanted) return 'idle';
  return now < situation.silencedUntil ? 'silenced' : 'ringing';
}

/** Milliseconds until the next ring or the end of the silence; 0: now; null: never. */
export function nextRingInMs(situation: RingSituation, now: number): number | null {
  const state = ringStateAt(situation, now);
  if (state === 'silenced') return situation.silencedUntil - now;
  if (state !== 'ringing') return null;
  if (situation.lastRingAt === null) return 0;
  return Math.max(0, situation.lastRingAt + situation.periodMs - now);
}
