import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const CODE_LIFE_SECONDS = 5 * 60;

/** Six random digits. */
export function newRecoveryCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/**
 * The stored form of a code, bound to one request. Uses a secret key, because a million possible codes could
 * be tried quickly.
 */
export function recoveryCodeMac(secret: string, requestId: string, code: string): Buffer {
  const key = createHmac('sha256', secret).update('access.recovery-codes').digest();
  return createHmac('sha256', key).update(`${requestId}\n${code}`).digest();
}

/**
 * The stored form of a requester (IP address or device, and store). Shows whether two requests have the same
 * requester.
 */
export function requesterMac(secret: string, requester: string): Buffer {
  const key = createHmac('sha256', secret).update('access.recovery-askers').digest();
  return createHmac('sha256', key).update(requester).digest();
}

export function isSameMac(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
