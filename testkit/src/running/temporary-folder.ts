import { mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from '@comanda/server/src/platform/embedded-postgres/process-liveness.ts';

const PREFIX = 'comanda-folder-';
let isSwept = false;

/**
 * Creates a folder for its owner only, which the caller must remove. Its name contains the process id, so
 * that a later process can remove the folder of a killed process. Tests use `folderOfTest` instead.
 */
export function makeTemporaryFolder(): string {
  const parent = realpathSync(tmpdir());
  if (!isSwept) {
    isSwept = true;
    for (const abandoned of abandonedFolders(parent, PREFIX)) removeTemporaryFolder(abandoned);
  }
  return mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
}

export function removeTemporaryFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Folders named `{prefix}…{process}-{random}` whose process no longer exists. */
export function abandonedFolders(parent: string, prefix: string): string[] {
  return readdirSync(parent)
    .filter((name) => {
      const [, pid] = name.startsWith(prefix) ? (/(\d+)-[^-]*$/.exec(name) ?? []) : [];
      return pid !== undefined && !isProcessAlive(Number(pid));
    })
    .map((name) => join(parent, name));
}

/** True if files can be put into memory (`/dev/shm`): on Linux with more than a gigabyte free there. */
export function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    // Only Linux has this folder.
    return false;
  }
}
