import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWholeSync } from './files/write-whole.ts';
import { makeFolder } from './make-folder.ts';
import { SECRET_MIN_BYTES } from './secret-strength.ts';

/** Thrown when the saved secret is incomplete. It must not be used to encrypt or sign. */
export class SecretBrokenError extends Error {
  override readonly name = 'SecretBrokenError';
  readonly path: string;
  constructor(path: string) {
    super(`the secret in ${path} is not whole`);
    this.path = path;
  }
}

/**
 * A secret that is created at the first start and saved in the data directory, readable by its owner only.
 * Rate limits and pending codes therefore survive a restart. The file is written completely or not at all,
 * even if the machine crashes. Only one of several concurrent starts creates it. Throws
 * {@link SecretBrokenError} when the saved secret is too short. Several servers need a configured secret.
 */
export function storedSecret(dataDir: string): string {
  return findStoredSecret(dataDir) ?? wholeOrThrow(makeSecret(dataDir), secretPath(dataDir));
}

/**
 * The saved secret; null when there is none. Throws the errors of {@link storedSecret}, but creates no
 * secret.
 */
export function findStoredSecret(dataDir: string): string | null {
  const path = secretPath(dataDir);
  const secret = readIfThere(path);
  return secret === null ? null : wholeOrThrow(secret, path);
}

/** Path of the saved secret. The saved secret is used when no secret is configured. */
export function secretPath(dataDir: string): string {
  return join(dataDir, 'secret');
}

function wholeOrThrow(secret: string, path: string): string {
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) throw new SecretBrokenError(path);
  return secret;
}

function makeSecret(dataDir: string): string {
  const path = secretPath(dataDir);
  makeFolder(dataDir);
  try {
    writeWholeSync(path, randomBytes(32).toString('base64url'), linkSync);
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8');
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
