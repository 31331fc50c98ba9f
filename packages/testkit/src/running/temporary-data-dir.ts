import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphanedPostgres } from '@comanda/server/src/platform/embedded-postgres/end-orphaned-postgres.ts';
import { isProcessAlive } from '@comanda/server/src/platform/embedded-postgres/process-liveness.ts';

const prefix = 'comanda-run-';

export interface TemporaryDataDir {
  readonly path: string;
  /** Ends a PostgreSQL that still runs there and deletes everything. */
  remove(): Promise<void>;
}

/** A data directory on a real disk (commits must cost what they cost), away again at the end. */
export async function makeTemporaryDataDir(): Promise<TemporaryDataDir> {
  const parent = realpathSync(tmpdir());
  await removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user when we are root, and has to walk through.
  chmodSync(folder, 0o711);
  return { path: join(folder, 'data'), remove: () => removeFolder(folder) };
}

/** Left by runs that were killed. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const [, pid] = name.startsWith(prefix) ? (/(\d+)-[^-]*$/.exec(name) ?? []) : [];
    if (pid !== undefined && !isProcessAlive(Number(pid))) await removeFolder(join(parent, name));
  }
}

async function removeFolder(folder: string): Promise<void> {
  await endOrphanedPostgres(join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
}
