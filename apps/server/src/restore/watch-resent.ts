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
 * Reads which orders of erased customers a partner may send again, after a restore. Their customers then do not come in.
 * Returns false if the list cannot be read now. Entries live for 32 days, so that later starts find none.
 */
export async function watchResent({ system, erasures, resent, log }: Watching): Promise<boolean> {
  if (erasures === null) return true;
  try {
    const restore = await findRestore(system);
    if (restore === null) return true;
    const listed = await erasures.read();
    // Later erasures are in the database, and so are their orders.
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
