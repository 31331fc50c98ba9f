import { type AreaIndex, indexAreas, type PricedArea } from '@comanda/domain/delivery-areas/serving-area';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { roomFor } from '../../platform/room-for.ts';
import { createShortCache, type ShortCache } from '../../platform/short-cache.ts';
import { areasVersion, listActiveAreas } from './delivery-areas.reads.ts';

interface KnownDistricts {
  storeId: number;
  version: number;
  areas: readonly PricedArea[];
  index: AreaIndex<PricedArea>;
}

/** Some 400 bytes for each of their areas. */
const MOST_STORES = 5_000;

/**
 * Where each store delivers, and on what terms, ready to be asked: orders that come in cost no query. Forgotten at once when the store's
 * areas change; besides, their version is looked at every half minute.
 */
export class ServedDistricts {
  readonly #database: Database;
  readonly #current: ShortCache<KnownDistricts>;
  /** What was read last of each store, to be used again while its version stands; never two versions of one. */
  readonly #read = new LRUCache<number, KnownDistricts>(roomFor(MOST_STORES));

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#current = createShortCache({ keptMs: () => 30_000, mostKept: MOST_STORES, clock });
  }

  /** Where a store delivers at the moment. */
  async of(storeId: number): Promise<AreaIndex<PricedArea>> {
    return (await this.#known(storeId)).index;
  }

  /** The same as a list, in the order of cities and names. */
  async listOf(storeId: number): Promise<readonly PricedArea[]> {
    return (await this.#known(storeId)).areas;
  }

  /** Forgets one store, or with `null` all of them: its areas changed, or may have. */
  forget(storeId: number | null): void {
    this.#current.forget((known) => storeId === null || known.storeId === storeId);
  }

  async #known(storeId: number): Promise<KnownDistricts> {
    const known = await this.#current.get(String(storeId), () => this.#look(storeId));
    if (known === null) throw new Error(`the areas of store ${storeId} were read and are gone`);
    return known;
  }

  #look(storeId: number): Promise<KnownDistricts | null> {
    return this.#database.inStore(storeId, async (tx) => {
      const version = await areasVersion(tx);
      const last = this.#read.get(storeId);
      if (last?.version === version) return last;
      const areas = await listActiveAreas(tx);
      const known = { storeId, version, areas, index: indexAreas(areas) };
      this.#read.set(storeId, known);
      return known;
    });
  }
}
