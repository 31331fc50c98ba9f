import { hash, randomBytes } from 'node:crypto';

/** The stored form of a token: its store, and the SHA-256 of all its characters. */
export interface StoreTokenKey {
  storeId: number;
  hash: Buffer;
}

const FORM = /^([1-9]\d{0,8})\.[\w-]{43}$/;

/**
 * Makes a secret of 256 random bits, `<storeId>.<43 characters>`, for sessions and login links. The store's
 * number limits the search to that store. Never store or log the secret.
 */
export function newStoreToken(storeId: number): string {
  return `${storeId}.${randomBytes(32).toString('base64url')}`;
}

/** The key for finding a token; null when the text cannot be one of our tokens. */
export function storeTokenKey(token: string): StoreTokenKey | null {
  const match = FORM.exec(token);
  if (match === null) return null;
  return { storeId: Number(match[1]), hash: hash('sha256', token, 'buffer') };
}
