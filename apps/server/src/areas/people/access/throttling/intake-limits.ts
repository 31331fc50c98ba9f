import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/clock.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { roomFor } from '../../../../platform/room-for.ts';
import { addressSubject } from './address-subject.ts';
import { UNKNOWN_KEYS_OF_ADDRESS } from './throttle-rules.ts';
import { type CommonBuckets, createTokenBuckets } from './token-buckets.ts';

/** A partner may send the calls of this many seconds in one burst. */
const BURST_SECONDS = 4;
const MAX_KNOWN_KEYS = 20_000;

/** Limits for partners' calls. Each method throws `intake.throttled`, with the time to wait. */
export interface IntakeLimits {
  /**
   * Call this before a key is searched in the database. Refuses unknown keys from an IP address with too many
   * guesses; known keys always pass.
   */
  assertMayRequest(key: string, address: string): void;
  /** Counts an unknown key. */
  countUnknown(address: string): void;
  /** Counts a call with a known key as `worth` calls. */
  countCall(key: string, worth: number): void;
}

export function createIntakeLimits(options: {
  perSecond: number;
  clock: Clock;
  share?: CommonBuckets['share'];
}): IntakeLimits {
  const { perSecond, clock, share } = options;
  const calls = createTokenBuckets({ perSecond, burst: perSecond * BURST_SECONDS }, clock, {
    name: 'intake',
    share,
  });
  const guesses = createTokenBuckets(UNKNOWN_KEYS_OF_ADDRESS, clock, { name: 'unknown-keys', share });
  // Known keys always pass: one faulty integration must not block other integrations behind the same address.
  const known = new LRUCache<string, true>(roomFor(MAX_KNOWN_KEYS));
  return {
    assertMayRequest: (key, address) => {
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
