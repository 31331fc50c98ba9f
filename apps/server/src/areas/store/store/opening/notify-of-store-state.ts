import { type StoreState, storeState } from '@comanda/contract/realtime/events';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { Realtime } from '../../../../platform/realtime/realtime.ts';
import { roomFor } from '../../../../platform/room-for.ts';
import { findStoreState } from '../store.reads.ts';

/** Number of stores whose last version is remembered. A dropped entry costs one repeated push, which panels ignore. */
const MAX_STORES = 20_000;

/** Pushes switch and estimate of a store to this server's panels, each version once. */
export interface StoreNotifier {
  /** Pushes a change made by this server. Call it after the commit. */
  notify(storeId: number, state: StoreState): void;
  /**
   * Reads and pushes a change that was made elsewhere: by another server, a job, or the provider. Free when no panel
   * watches the store.
   */
  notifyAgain(storeId: number): Promise<void>;
  /**
   * Reads and pushes all watched stores after notifications were lost. One after the other, because thousands in
   * parallel would block other work.
   */
  notifyAllAgain(): Promise<void>;
}

export function createStoreNotifier(deps: {
  database: Database;
  realtime: Pick<Realtime, 'toPanels' | 'hasPanels' | 'watchedStores'>;
  log: Logger;
}): StoreNotifier {
  const reported = new LRUCache<number, number>(roomFor(MAX_STORES));
  const notify = (storeId: number, state: StoreState) => {
    if (state.version <= (reported.get(storeId) ?? 0)) return;
    reported.set(storeId, state.version);
    deps.realtime.toPanels(storeId).emit('loja', storeState.encode(state));
  };
  const readAndNotify = async (storeId: number) => {
    try {
      const state = await deps.database.inStore(storeId, findStoreState);
      if (state !== null) notify(storeId, state);
    } catch (err) {
      // Panels read the store again when their connection comes back, which follows this failure.
      deps.log.warn({ err }, 'store state not sent to its panels');
    }
  };
  return {
    notify,
    notifyAgain: async (storeId) => {
      if (deps.realtime.hasPanels(storeId)) await readAndNotify(storeId);
    },
    notifyAllAgain: async () => {
      for (const storeId of deps.realtime.watchedStores()) await readAndNotify(storeId);
    },
  };
}
