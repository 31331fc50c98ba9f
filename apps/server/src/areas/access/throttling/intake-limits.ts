import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { roomFor } from '../../../platform/room-for.ts';
import { addressSubject } from './address-subject.ts';
import { UNKNOWN_KEYS_OF_ADDRESS } from './throttle-rules.ts';
import { createTokenBuckets } from './token-buckets.ts';

/** A partner in a hurry may send this many seconds' worth at once. */
const BURST_SECONDS = 4;
const MOST_KNOWN_KEYS = 20_000;

/** How often partners may call. Each throws `intake.throttled` with how long to wait. */
export interface IntakeLimits {
  /** Before a key is looked up: refuses strangers of an address that has guessed too much, not keys that were good. */
  assertMayAsk(key: string, address: string): void;
  /** The key is nobody's. */
  countUnknown(address: string): void;
  /** The key is good: counts a call of it as `worth` ones. */
  countCall(key: string, worth: number): void;
}

export function createIntakeLimits(options: { perSecond: number; clock: Clock }): IntakeLimits {
  const { perSecond, clock } = options;
  const calls = createTokenBuckets({ perSecond, burst: perSecond * BURST_SECONDS }, clock);
  const guesses = createTokenBuckets(UNKNOWN_KEYS_OF_ADDRESS, clock);
  // One broken integration behind an address must not shut out the others that work.
  const known = new LRUCache<string, true>(roomFor(MOST_KNOWN_KEYS));
  return {
    assertMayAsk: (key, address) => {
      if (!known.has(key)) refuse(guesses.waitMs(addressSubject(address)));
    },
    countUnknown: (address) => {
      guesses.take(addressSubject(address));
    },
    countCall: (key, worth) => {
      known.set(key, true);
      refuse(calls.take(key, worth));
    },
  };
}

function refuse(waitMs: number): void {
  if (waitMs > 0) throw new AppError('intake.throttled', { retryAfterSeconds: waitMs / 1000 });
}
