import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const CODE_LIFE_SECONDS = 5 * 60;

/** Six random digits. */
export function newRecoveryCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** How a code is stored: keyed, for a million codes are quickly tried, and good for one request only. */
export function recoveryCodeMac(secret: string, requestId: string, code: string): Buffer {
  const key = createHmac('sha256', secret).update('access.recovery-codes').digest();
  return createHmac('sha256', key).update(`${requestId}\n${code}`).digest();
}

/** Who asked for a code (an address or a device, and the store), as stored: enough to know them again. */
export function askerMac(secret: string, asker: string): Buffer {
  const key = createHmac('sha256', secret).update('access.recovery-askers').digest();
  return createHmac('sha256', key).update(asker).digest();
}

export function isSameMac(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
