import type { ResentOrders } from '../areas/orders/intake/public.ts';
import { ERASURES_KEPT_MS, type ErasureList, eraseAgain } from '../areas/retention/retention/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/transaction.ts';
import type { Logger } from '../platform/log.ts';
import { findRestore } from './restores.ts';

/** Services of {@link createResentWatch}. */
export interface Watching {
  system: Database;
  erasures: ErasureList | null;
  resent: ResentOrders;
  clock: Clock;
  log: Logger;
}

/** Protects erased customers whose lost orders partners send again after a restore. */
export interface ResentWatch {
  /**
   * Reads the lost orders from the list of erasures, so that intake stores them without their customers. Tries
   * again at the next call if the list cannot be read now.
   */
  watch(): Promise<void>;
  /**
   * Erases orders that arrived while the list could not be read. The next call repeats this after a failure,
   * and while such orders are open.
   */
  erase(): Promise<void>;
}

export function createResentWatch(services: Watching): ResentWatch {
  let isWatching = false;
  let mayHaveMissed = false;
  return {
    watch: async () => {
      if (isWatching) return;
      isWatching = await watchResent(services);
      if (!isWatching) mayHaveMissed = true;
    },
    erase: async () => {
      if (isWatching && mayHaveMissed) mayHaveMissed = !(await eraseResent(services));
    },
  };
}

/** Returns false if the list cannot be read now. */
async function watchResent({ system, erasures, resent, clock, log }: Watching): Promise<boolean> {
  if (erasures === null) return true;
  try {
    const restore = await findRestore(system);
    if (restore === null || clock.now() - restore.begunAt > ERASURES_KEPT_MS) return true;
    // Only erasures before the restore were lost. Later erasures and their orders are in the database.
    const lost = await erasures.read({ before: restore.begunAt });
    const names = new Set(lost.erasures.flatMap((erasure) => erasure.names));
    if (names.size > 0)
      resent.watchFor((storeId, externalId) => names.has(erasures.nameOf(storeId, externalId)));
    return true;
  } catch (err) {
    log.warn({ err }, 'list of erased customers not read after a restore; tried again');
    return false;
  }
}

/** Returns true when no order of an erased customer is left. */
async function eraseResent({ system, erasures, clock }: Watching): Promise<boolean> {
  const restore = await findRestore(system);
  if (restore === null || erasures === null) return true;
  const { open } = await eraseAgain(system, erasures, { restoredAt: restore.begunAt, now: clock.now() });
  return open.length === 0;
}
