import { sql } from '../platform/database/sql.ts';
import { type Directory, ensureInstallation } from './installation-row.ts';

/** PostgreSQL channel for notifications about a new epoch. */
export const EPOCH_CHANNEL = 'comanda_epoch';

/**
 * Returns the epoch, a random UUID in this database. A restore changes the epoch, because afterwards the
 * database gives numbers of events, messages and announcements a second time. The first caller creates the
 * epoch.
 */
export async function ensureEpoch(directory: Directory): Promise<string> {
  const known = await findEpoch(directory);
  if (known !== null) return known;
  await ensureInstallation(directory);
  // If several servers start together, the first one's epoch is saved.
  await directory(sql`update installation set epoch = gen_random_uuid() where epoch is null`);
  const made = await findEpoch(directory);
  if (made === null) throw new Error('the epoch was not written');
  return made;
}

/** The saved epoch; null if no server of a release with epochs has started yet. */
export async function findEpoch(directory: Directory): Promise<string | null> {
  const [row] = await directory<{ epoch: string | null }>(sql`select epoch from installation`);
  return row?.epoch ?? null;
}

/** Saves a new epoch and notifies running servers. They end, because their caches belong to the old epoch. */
export async function saveEpoch(directory: Directory, epoch: string): Promise<void> {
  await directory(sql`
    with changed as (update installation set epoch = ${epoch}::uuid returning epoch)
    select pg_notify(${EPOCH_CHANNEL}, epoch::text) from changed`);
}
