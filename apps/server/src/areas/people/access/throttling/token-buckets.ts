import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/clock.ts';
import { roomFor } from '../../../../platform/room-for.ts';

/** `perSecond`: average rate; `burst`: events at one moment after a pause. */
export interface BucketRule {
  perSecond: number;
  burst: number;
}

/** Counts events that are too frequent for a database query each. Counted in memory, so each server has its own. */
export interface TokenBuckets {
  /**
   * Takes `worth` tokens (default one) if at least one is there; the balance may become negative. Returns 0, or the
   * milliseconds until a token is there.
   */
  take(subject: string, worth?: number): number;
  /** Milliseconds until a token is there, or 0. Takes none. */
  waitMs(subject: string): number;
}

/** Maximum of subjects in memory. The least recently seen one is dropped first, and its count with it. */
const MAX_SUBJECTS = 20_000;

export function createTokenBuckets({ perSecond, burst }: BucketRule, clock: Clock): TokenBuckets {
  const buckets = new LRUCache<string, { tokens: number; at: number }>(roomFor(MAX_SUBJECTS));
  const filled = (subject: string) => {
    const now = clock.now();
    const bucket = buckets.get(subject);
    if (bucket === undefined) return { tokens: burst, at: now };
    const passedMs = Math.max(0, now - bucket.at);
    return { tokens: Math.min(burst, bucket.tokens + (passedMs / 1000) * perSecond), at: now };
  };
  const waitOf = (tokens: number) => (tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perSecond) * 1000));
  return {
    take: (subject, worth = 1) => {
      const bucket = filled(subject);
      const wait = waitOf(bucket.tokens);
      if (wait === 0) bucket.tokens -= worth;
      buckets.set(subject, bucket);
      return wait;
    },
    waitMs: (subject) => waitOf(filled(subject).tokens),
  };
}
