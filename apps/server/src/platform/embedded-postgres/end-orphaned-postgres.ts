import { join } from 'node:path';
import { adoptPostmaster, stopPostmaster } from './postmaster.ts';
import { findLivePostmaster } from './postmaster-pid-file.ts';

/** Ends the server that a killed Comanda process left on this data directory, if any. */
export async function endOrphanedPostgres(dataDir: string): Promise<void> {
  const orphan = findLivePostmaster(join(dataDir, 'cluster'));
  if (orphan !== undefined) await stopPostmaster(adoptPostmaster(orphan.pid), true);
}
