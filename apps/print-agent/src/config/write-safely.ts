import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Readable and writable by the owner only, because these files hold tokens and customers' addresses. */
export const OWNER_ONLY = 0o600;

/** Replaces a file atomically. After a power cut, the file has its old or its new content, never a mixture. */
export function writeSafely(path: string, text: string): void {
  takePlace(writeBeside(path, text), path);
}

/** First step of a safe write: writes the text to disk under a temporary name. Returns that name. */
export function writeBeside(path: string, text: string): string {
  const next = `${path}.novo`;
  const file = openSync(next, 'w', OWNER_ONLY);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return next;
}

/**
 * Second step of a safe write, after {@link writeBeside}. Renames the new file to `path`. Only the rename can throw. In
 * that case `path` still has its old content, because `syncFolder` catches its own errors.
 */
export function takePlace(next: string, path: string): void {
  renameSync(next, path);
  syncFolder(dirname(path));
}

/** Flushes the rename, so that it survives a power cut. Windows cannot open folders and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch {
    // The rename has succeeded. Only a power cut in the next seconds could restore the old file.
  }
}
