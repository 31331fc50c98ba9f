import { hash, randomBytes } from 'node:crypto';

/** A secret that names its store, as stored: the SHA-256 of all its characters. */
export interface StoreTokenKey {
  storeId: number;
  hash: Buffer;
}

const FORM = /^([1-9]\d{0,8})\.[\w-]{43}$/;

/**
 * A new secret of 256 random bits, `<storeId>.<43 characters>`. The store in front lets a lookup touch that
 * store's data only. Used for sessions and login tickets; never stored, never logged.
 */
export function newStoreToken(storeId: number): string {
  return `${storeId}.${randomBytes(32).toString('base64url')}`;
}

/** Where to look a token up; null when it cannot be one of ours. */
export function storeTokenKey(token: string): StoreTokenKey | null {
  const match = FORM.exec(token);
  if (match === null) return null;
  return { storeId: Number(match[1]), hash: hash('sha256', token, 'buffer') };
}
