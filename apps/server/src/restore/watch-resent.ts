import type { ResentOrders } from '../areas/orders/intake/public.ts';
import type { ErasureList } from '../areas/retention/retention/public.ts';
import type { Database } from '../platform/database/transaction.ts';
import type { Logger } from '../platform/log.ts';
import { findRestore } from './restores.ts';

/** Services of {@link watchResent}. */
export interface Watching {
  system: Database;
  erasures: ErasureList | null;
  resent: ResentOrders;
  log: Logger;
}

/**
 * After a restore, partners may send lost orders of erased customers again. Reads these orders from the list
 * of erasures, so that intake stores them without their customers. Returns false if the list cannot be read
 * now. The list's entries are deleted after 32 days, so later starts find none.
 */
export async function watchResent({ system, erasures, resent, log }: Watching): Promise<boolean> {
  if (erasures === null) return true;
  try {
    const restore = await findRestore(system);
    if (restore === null) return true;
    const listed = await erasures.read();
    // Only erasures before the restore were lost. Later erasures and their orders are in the database.
    const lost = listed.erasures.filter(({ erasedAt }) => erasedAt < restore.begunAt);
    const names = new Set(lost.flatMap((erasure) => erasure.names));
    if (names.size > 0)
      resent.watchFor((storeId, externalId) => names.has(erasures.nameOf(storeId, externalId)));
    return true;
  } catch (err) {
    log.warn({ err }, 'list of erased customers not read after a restore; tried again');
    return false;
  }
}
