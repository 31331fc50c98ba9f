import { storeState } from '@comanda/contract/realtime/events';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { findStoreState } from '../store.reads.ts';

/**
 * Tells this server's panels of a store how switch and estimate stand: another server, a job or the provider changed
 * them. Costs nothing while nobody watches the store; panels drop what they know already.
 */
export async function tellStoreState(
  deps: { database: Database; realtime: Realtime; log: Logger },
  storeId: number,
): Promise<void> {
  if (!deps.realtime.watchedStores().includes(storeId)) return;
  try {
    const state = await deps.database.inStore(storeId, findStoreState);
    if (state !== null) deps.realtime.toStore(storeId).emit('loja', storeState.encode(state));
  } catch (err) {
    // Panels read the store again when their connection comes back, as it will after this.
    deps.log.warn({ err }, 'panels not told of their store');
  }
}
