import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Makes a mark (HMAC) of a value outside the database. Marks only show whether two values are equal. The key
 * is the server's secret of at least 32 random characters, so the database alone does not allow guessing.
 */
export function markOf(secret: string, purpose: 'secret' | 'payments', text: string): Buffer {
  const key = createHmac('sha256', secret).update(`installation.${purpose}`).digest();
  return createHmac('sha256', key).update(text).digest();
}

export function isSameMark(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
