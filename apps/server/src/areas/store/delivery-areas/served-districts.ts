import {
  type AreaIndex,
  indexAreas,
  type PricedArea,
} from '@comanda/domain/store/delivery-areas/serving-area';
import type { Database } from '../../../platform/database/transaction.ts';
import { VersionMemory } from '../../../platform/version-memory.ts';
import { areasVersion, listActiveAreas } from './delivery-areas.reads.ts';

export interface KnownDistricts {
  version: number;
  /** Sorted by city and name. */
  areas: readonly PricedArea[];
  index: AreaIndex<PricedArea>;
}

const MAX_BYTES = 24 * 1024 * 1024;
const BYTES_OF_AREA = 400;

/**
 * Active areas of each store, cached per version. Above 24 MB the least recently used entries are dropped.
 */
export class ServedDistricts {
  readonly #database: Database;
  readonly #memory: VersionMemory<KnownDistricts>;

  constructor(database: Database) {
    this.#database = database;
    this.#memory = new VersionMemory({
      maxBytes: MAX_BYTES,
      bytesOf: ({ areas }) => 500 + BYTES_OF_AREA * areas.length,
      versionOf: ({ version }) => String(version),
      read: (storeId) =>
        database.readInStore(storeId, async (tx) => {
          const [version, areas] = await Promise.all([areasVersion(tx), listActiveAreas(tx)]);
          return { version, areas, index: indexAreas(areas) };
        }),
    });
  }

  /**
   * The areas that this server read last, perhaps outdated. Only for placing orders, because the statement
   * that writes an order verifies the version.
   */
  last(storeId: number): Promise<KnownDistricts> {
    return this.#memory.last(storeId);
  }

  /** The areas in the database's current version. */
  async now(storeId: number): Promise<KnownDistricts> {
    return this.at(storeId, await this.#database.inStore(storeId, areasVersion));
  }

  /** The areas in this version or a later version. */
  at(storeId: number, version: number): Promise<KnownDistricts> {
    return this.#memory.at(storeId, String(version));
  }
}
