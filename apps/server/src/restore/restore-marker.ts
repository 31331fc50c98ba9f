import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const marker = z.object({
  /** The epoch that begins at the next start. */
  epoch: z.uuid(),
  /** Name of the backup. */
  backup: z.string(),
  /** Time when the backup ended (ISO). */
  restoredTo: z.string(),
});
export type RestoreMarker = z.infer<typeof marker>;

const pathIn = (dataDir: string) => join(dataDir, 'restaurada.json');

/**
 * Marks a data directory as restored. The next start must begin the epoch, because a restore does not start
 * the database.
 */
export function markRestored(dataDir: string, backup: { name: string; takenAt: string }): void {
  const content: RestoreMarker = { epoch: randomUUID(), backup: backup.name, restoredTo: backup.takenAt };
  writeFileSync(pathIn(dataDir), `${JSON.stringify(content)}\n`, { mode: 0o600, flag: 'wx' });
}

/**
 * Reads the marker. Null if the data directory was not restored. Throws for an unreadable file, because the
 * epoch must not be skipped.
 */
export function findRestoreMarker(dataDir: string): RestoreMarker | null {
  let text: string;
  try {
    text = readFileSync(pathIn(dataDir), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return z.parse(marker, JSON.parse(text));
}

export function removeRestoreMarker(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}
