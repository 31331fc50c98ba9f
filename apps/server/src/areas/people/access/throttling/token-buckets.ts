import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/clock.ts';
import type { ShareBuckets } from '../../../../platform/redis/shared-buckets.ts';
import { roomFor } from '../../../../platform/room-for.ts';

/** `perSecond`: average rate; `burst`: events at one moment after a pause. */
export interface BucketRule {
  perSecond: number;
  burst: number;
}

/** Settings for buckets that several servers share, under their own name. `share` is null without Redis. */
export interface CommonBuckets {
  name: string;
  share: ShareBuckets | null | undefined;
}

/**
 * Counts events that are too frequent for a database query each. In memory, so each server has its own count.
 * Shared buckets are also counted in Redis, and a server adopts the balance there if it is lower.
 */
export interface TokenBuckets {
  /**
   * Takes `worth` tokens (default 1) if at least one is available; the balance may become negative. Returns
   * 0, or the milliseconds until a token is available.
   */
  take(subject: string, worth?: number): number;
  /** Milliseconds until a token is available, or 0. Takes no token. */
  waitMs(subject: string): number;
}

/** Maximum of subjects in memory. The subject with the oldest use is dropped first, with its count. */
const MAX_SUBJECTS = 20_000;

export function createTokenBuckets(
  { perSecond, burst }: BucketRule,
  clock: Clock,
  common?: CommonBuckets,
): TokenBuckets {
  const buckets = new LRUCache<string, { tokens: number; at: number }>(roomFor(MAX_SUBJECTS));
  const filled = (subject: string) => {
    const now = clock.now();
    const bucket = buckets.get(subject);
    if (bucket === undefined) return { tokens: burst, at: now };
    const passedMs = Math.max(0, now - bucket.at);
    return { tokens: Math.min(burst, bucket.tokens + (passedMs / 1000) * perSecond), at: now };
  };
  const shared = common?.share?.(common.name, { perSecond, burst }, (subject, tokens) => {
    const bucket = filled(subject);
    if (tokens < bucket.tokens) buckets.set(subject, { ...bucket, tokens });
  });
  const waitOf = (tokens: number) => (tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perSecond) * 1000));
  return {
    take: (subject, worth = 1) => {
      const bucket = filled(subject);
      const wait = waitOf(bucket.tokens);
      if (wait === 0) bucket.tokens -= worth;
      buckets.set(subject, bucket);
      if (wait === 0) shared?.report(subject, worth);
      return wait;
    },
    waitMs: (subject) => waitOf(filled(subject).tokens),
  };
}
