import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Readable and writable by the owner only: these files hold tokens and customers' addresses. */
export const OWNER_ONLY = 0o600;

/** Replaces a file as a whole: after a power cut it is the old one or the new one, never half of either. */
export function writeSafely(path: string, text: string): void {
  takePlace(writeBeside(path, text), path);
}

/** The first half of it: the text on the disk, under a name beside the file's. Answers that name. */
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

/** The second half. When it throws the file is the old one. */
export function takePlace(next: string, path: string): void {
  renameSync(next, path);
  syncFolder(dirname(path));
}

/** Makes a rename outlive a power cut. Windows cannot open folders and needs no such thing. */
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
    // It is renamed all the same; only a power cut in the next seconds could bring the old one back.
  }
}
