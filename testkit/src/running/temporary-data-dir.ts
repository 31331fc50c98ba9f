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

/** A data directory on a real disk, so that commits have their real cost; removed at the end. */
export async function makeTemporaryDataDir(): Promise<TemporaryDataDir> {
  const parent = realpathSync(tmpdir());
  for (const abandoned of abandonedFolders(parent, prefix)) await removeFolder(abandoned);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // As root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711);
  return { path: join(folder, 'data'), remove: () => removeFolder(folder) };
}

async function removeFolder(folder: string): Promise<void> {
  await endOrphanedPostgres(join(folder, 'data'));
  removeTemporaryFolder(folder);
}
