import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../platform/make-folder.ts';

/** No picture has such a name, so it is never served. */
const NAME = 'instalacao';

export const filesFolder = (dataDir: string) => join(dataDir, 'files');

/** The number of the installation that uses this folder; null where none does yet. */
export function findFolderMark(dataDir: string): string | null {
  try {
    return readFileSync(join(filesFolder(dataDir), NAME), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

export function writeFolderMark(dataDir: string, installationId: string): void {
  const folder = filesFolder(dataDir);
  makeFolder(folder, 0o700);
  writeFileSync(join(folder, NAME), `${installationId}\n`, { mode: 0o600 });
}
