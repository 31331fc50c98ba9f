import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Suffix of a file that is being written. */
export const DRAFT_SUFFIX = '.parte';

const draftOf = (path: string) => `${path}.${randomUUID()}${DRAFT_SUFFIX}`;
/** Options for a draft: must not exist yet, is synced to disk, and is readable only by the server's own user. */
const DRAFT = { flag: 'wx', mode: 0o600, flush: true } as const;

/** Writes a file as a whole or not at all, even if the machine dies. An older file is replaced. */
export async function writeWhole(
  path: string,
  content: string | Uint8Array | NodeJS.ReadableStream,
): Promise<void> {
  const draft = draftOf(path);
  try {
    await writeFile(draft, content, DRAFT);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  if (!canSyncFolders) return;
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

/** Like {@link writeWhole}. With `linkSync` as `place` an older file stays, and the call throws `EEXIST`. */
export function writeWholeSync(
  path: string,
  text: string,
  place: (draft: string, path: string) => void = renameSync,
): void {
  const draft = draftOf(path);
  try {
    writeFileSync(draft, text, DRAFT);
    place(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  if (!canSyncFolders) return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** A new file name is on disk only after its folder is synced. Windows cannot sync folders and does not need it. */
const canSyncFolders = process.platform !== 'win32';
