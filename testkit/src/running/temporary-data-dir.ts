import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphanedPostgres } from '@comanda/server/src/platform/embedded-postgres/end-orphaned-postgres.ts';
import { abandonedFolders, removeTemporaryFolder } from './temporary-folder.ts';

const prefix = 'comanda-run-';

export interface TemporaryDataDir {
  readonly path: string;
  /** Ends a PostgreSQL that still runs in the directory and deletes everything. */
  remove(): Promise<void>;
}

/**
 * Creates a data directory on a real disk, so that commits take as long as in production. The caller must
 * remove it.
 */
export async function makeTemporaryDataDir(): Promise<TemporaryDataDir> {
  const parent = realpathSync(tmpdir());
  for (const abandoned of abandonedFolders(parent, prefix)) await removeFolder(abandoned);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // If the tests run as root, PostgreSQL runs as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  return { path: join(folder, 'data'), remove: () => removeFolder(folder) };
}

async function removeFolder(folder: string): Promise<void> {
  await endOrphanedPostgres(join(folder, 'data'));
  removeTemporaryFolder(folder);
}
