import { sql } from '../platform/database/sql.ts';
import { type Directory, ensureInstallation } from './installation-row.ts';

/** Channel of notifications about a new epoch. */
export const EPOCH_CHANNEL = 'comanda_epoch';

/**
 * The epoch: a random number (UUID) of the branch of history in this database. A restore begins another one, because
 * numbers of events, messages and announcements are then given a second time. The first caller creates it.
 */
export async function ensureEpoch(directory: Directory): Promise<string> {
  const known = await findEpoch(directory);
  if (known !== null) return known;
  await ensureInstallation(directory);
  // The first of several starting servers decides.
  await directory(sql`update installation set epoch = gen_random_uuid() where epoch is null`);
  const made = await findEpoch(directory);
  if (made === null) throw new Error('the epoch was not written');
  return made;
}

/** Null before the first start of a server that knows epochs. */
export async function findEpoch(directory: Directory): Promise<string | null> {
  const [row] = await directory<{ epoch: string | null }>(sql`select epoch from installation`);
  return row?.epoch ?? null;
}

/** Begins an epoch and notifies running servers. They end, because their caches are of the former one. */
export async function saveEpoch(directory: Directory, epoch: string): Promise<void> {
  await directory(sql`
    with changed as (update installation set epoch = ${epoch}::uuid returning epoch)
    select pg_notify(${EPOCH_CHANNEL}, epoch::text) from changed`);
}
