import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Readable and writable by the owner only, because these files hold tokens and customers' addresses. */
export const OWNER_ONLY = 0o600;

/** Replaces a file atomically: after a power cut it is the old or the new one, never a mix. */
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
 * Second step of a safe write, after {@link writeBeside}: renames the new file to `path`. If it throws, `path` still
 * has its old content: only the rename throws, `syncFolder` catches its errors.
 */
export function takePlace(next: string, path: string): void {
  renameSync(next, path);
  syncFolder(dirname(path));
}

/** Makes a rename survive a power cut. Windows cannot open folders and does not need it. */
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
    // The rename has happened; only a power cut in the next seconds could restore the old file.
  }
}
