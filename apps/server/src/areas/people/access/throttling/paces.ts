import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/clock.ts';
import { roomFor } from '../../../../platform/room-for.ts';

/**
 * Spaces attempts of a subject: each must begin a fixed pause after the previous attempt. Counted in memory,
 * so each server counts separately.
 */
export interface Paces {
  /**
   * Takes a turn and returns the milliseconds to wait for it. Null, without a turn, when the wait would be too long.
   */
  take(subject: string): number | null;
}

const MAX_SUBJECTS = 20_000;

export function createPaces(
  { everyMs, longestMs }: { everyMs: number; longestMs: number },
  clock: Clock,
): Paces {
  const lastTurns = new LRUCache<string, number>(roomFor(MAX_SUBJECTS));
  return {
    take: (subject) => {
      const now = clock.now();
      const turn = Math.max(now, lastTurns.get(subject) ?? 0) + everyMs;
      if (turn - now > longestMs) return null;
      lastTurns.set(subject, turn);
      return turn - now;
    },
  };
}
