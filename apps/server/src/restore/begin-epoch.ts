import { findEpoch, saveEpoch } from '../installation/epoch.ts';
import { ensureInstallation } from '../installation/installation-row.ts';
import type { AfterRestore } from '../platform/database/after-restore.ts';
import { skipNumbers } from '../platform/database/next-number.ts';
import { sql } from '../platform/database/sql.ts';
import type { Database } from '../platform/database/transaction.ts';
import { type Restore, saveRestore } from './restores.ts';

/**
 * Begins an epoch on a restored database before a server uses it. Ends logins, skips numbers that were used after the
 * backup, and makes requests to other services due. The epoch changes last, so that an interrupted run is repeated.
 * Returns false for an epoch that has begun already. `system` needs the system role.
 */
export async function beginEpoch(
  system: Database,
  areas: readonly { restored?: AfterRestore | undefined }[],
  restore: Restore,
): Promise<boolean> {
  await ensureInstallation(system.directory);
  if ((await findEpoch(system.directory)) === restore.epoch) return false;
  const works = areas.flatMap(({ restored }) => restored ?? []);
  const stores = await system.directory<{ storeId: number }>(
    sql`select store_id as "storeId" from stores order by store_id`,
  );
  for (const { storeId } of stores)
    await system.inStore(storeId, async (tx) => {
      await skipNumbers(tx, { restoredTo: restore.restoredTo, now: restore.begunAt });
      for (const { inStore } of works) await inStore?.(tx, restore.begunAt);
    });
  for (const { ofProvider } of works) await ofProvider?.(system, restore.begunAt);
  await saveRestore(system, restore);
  await saveEpoch(system.directory, restore.epoch);
  return true;
}
