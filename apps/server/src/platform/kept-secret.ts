import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { SECRET_MIN_BYTES } from './secret-strength.ts';

/** The secret kept beside the data is not whole: nothing may be sealed or signed with what is left of it. */
export class SecretBrokenError extends Error {
  override readonly name = 'SecretBrokenError';
  readonly path: string;
  constructor(path: string) {
    super(`the secret in ${path} is not whole`);
    this.path = path;
  }
}

/**
 * A secret made at the first start and kept beside the data, readable by its owner only, so that a restart
 * neither forgives throttles nor voids codes under way. It appears whole or not at all, also when the machine dies
 * meanwhile; of several that start at once one makes it. Throws {@link SecretBrokenError} when what is there is too
 * short to be one. Several servers need one given from outside.
 */
export function keptSecret(dataDir: string): string {
  return findKeptSecret(dataDir) ?? wholeOrThrow(makeSecret(dataDir), secretPath(dataDir));
}

/** The secret beside the data; null where there is none. Throws as {@link keptSecret}, and makes nothing. */
export function findKeptSecret(dataDir: string): string | null {
  const path = secretPath(dataDir);
  const secret = readIfThere(path);
  return secret === null ? null : wholeOrThrow(secret, path);
}

/** Where the secret of these data lies, if it was not given from outside. */
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
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeThrough(draft, randomBytes(32).toString('base64url'));
    linkSync(draft, path);
    syncFolder(dataDir);
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function writeThrough(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The name of a new file is on disk only once its folder is. Windows has no such thing, and needs none. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
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
