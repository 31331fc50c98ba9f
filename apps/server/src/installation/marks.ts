import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A mark of a value that is kept outside of the database: says whether it is the same, and nothing else. It is keyed by
 * the server's secret, which has at least 32 random characters, so the database alone gives nothing to guess with.
 */
export function markOf(secret: string, purpose: 'secret' | 'payments', text: string): Buffer {
  const key = createHmac('sha256', secret).update(`installation.${purpose}`).digest();
  return createHmac('sha256', key).update(text).digest();
}

export function isSameMark(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
