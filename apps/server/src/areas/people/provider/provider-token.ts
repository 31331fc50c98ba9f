import { hash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits. Never store or log it. */
export function newProviderToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. */
export function providerTokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
