import { ALL_AREAS } from '../all-areas.ts';
import { createPool } from '../platform/database/pools.ts';
import { createDatabase, type Database } from '../platform/database/transaction.ts';
import type { Logger } from '../platform/log.ts';
import { beginEpoch } from './begin-epoch.ts';
import { findRestoreMarker, removeRestoreMarker } from './restore-marker.ts';

/** Begins the epoch of a restored data directory, if this is the first start on it. */
export async function beginRestored(systemUrl: string, dataDir: string, log: Logger): Promise<void> {
  const marker = findRestoreMarker(dataDir);
  if (marker === null) return;
  const { epoch, backup, restoredTo } = marker;
  const restore = { epoch, backup, restoredTo: Date.parse(restoredTo), begunAt: Date.now() };
  await withSystem(systemUrl, (system) => beginEpoch(system, ALL_AREAS, restore));
  removeRestoreMarker(dataDir);
  log.warn(
    { backup, restoredTo, epoch },
    'the database was restored: a new epoch began, and all logins ended',
  );
}

/** Runs work with a separate connection of the system role. */
export async function withSystem<T>(systemUrl: string, work: (system: Database) => Promise<T>): Promise<T> {
  const pool = createPool({
    url: systemUrl,
    max: 1,
    applicationName: 'comanda-restored',
    onError: () => undefined,
  });
  try {
    return await work(createDatabase(pool));
  } finally {
    await pool.end();
  }
}
