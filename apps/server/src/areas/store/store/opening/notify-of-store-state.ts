import { type StoreState, storeState } from '@comanda/contract/realtime/events';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { Realtime } from '../../../../platform/realtime/realtime.ts';
import { roomFor } from '../../../../platform/room-for.ts';
import { findStoreState } from '../store.reads.ts';

/** Maximum of stores whose last version is cached. For other stores a push may be repeated, which panels ignore. */
const MAX_STORES = 20_000;

/** Pushes a store's switch and estimate to the panels of this server, each version once. */
export interface StoreNotifier {
  /** Pushes a change that this server has made. Call this after the commit. */
  notify(storeId: number, state: StoreState): void;
  /**
   * Reads and pushes a change by another server, a job, or the provider. Sends no query when no panel of the store is
   * connected.
   */
  notifyAgain(storeId: number): Promise<void>;
  /**
   * Reads and pushes all stores with a panel, after notifications were lost. Stores are read one after another, because
   * thousands in parallel would block other work.
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
      // The failure is only logged, because panels read the store again when they reconnect.
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
