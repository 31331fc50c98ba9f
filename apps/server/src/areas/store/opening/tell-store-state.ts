import { type StoreState, storeState } from '@comanda/contract/realtime/events';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { roomFor } from '../../../platform/room-for.ts';
import { findStoreState } from '../store.reads.ts';

/** Stores whose last version is remembered; forgetting one costs a repeated push, which panels drop. */
const MOST_STORES = 20_000;

/** Tells this server's panels how switch and estimate of their store stand, each version once. */
export interface StoreTeller {
  /** What this server has just changed. Call after the commit. */
  tell(storeId: number, state: StoreState): void;
  /** Somebody changed it: another server, a job, the provider. Costs nothing while nobody watches the store. */
  tellAnew(storeId: number): Promise<void>;
  /** Changes may have gone unheard. One store after the other: thousands at once would keep everybody else waiting. */
  tellAllAnew(): Promise<void>;
}

export function createStoreTeller(deps: {
  database: Database;
  realtime: Pick<Realtime, 'toPanels' | 'hasPanels' | 'watchedStores'>;
  log: Logger;
}): StoreTeller {
  const told = new LRUCache<number, number>(roomFor(MOST_STORES));
  const tell = (storeId: number, state: StoreState) => {
    if (state.version <= (told.get(storeId) ?? 0)) return;
    told.set(storeId, state.version);
    deps.realtime.toPanels(storeId).emit('loja', storeState.encode(state));
  };
  const readAndTell = async (storeId: number) => {
    try {
      const state = await deps.database.inStore(storeId, findStoreState);
      if (state !== null) tell(storeId, state);
    } catch (err) {
      // Panels read the store again when their connection comes back, as it will after this.
      deps.log.warn({ err }, 'panels not told of their store');
    }
  };
  return {
    tell,
    tellAnew: async (storeId) => {
      if (deps.realtime.hasPanels(storeId)) await readAndTell(storeId);
    },
    tellAllAnew: async () => {
      for (const storeId of deps.realtime.watchedStores()) await readAndTell(storeId);
    },
  };
}
