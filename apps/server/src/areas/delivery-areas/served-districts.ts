import { type AreaIndex, indexAreas, type PricedArea } from '@comanda/domain/delivery-areas/serving-area';
import type { Database } from '../../platform/database/transaction.ts';
import { VersionMemory } from '../../platform/version-memory.ts';
import { areasVersion, listActiveAreas } from './delivery-areas.reads.ts';

export interface KnownDistricts {
  version: number;
  /** In the order of cities and names. */
  areas: readonly PricedArea[];
  index: AreaIndex<PricedArea>;
}

const MOST_BYTES = 24 * 1024 * 1024;
const BYTES_OF_AREA = 400;

/** Where each store delivers and on what terms, read once per version by this server, those used last, within 24 MB. */
export class ServedDistricts {
  readonly #database: Database;
  readonly #memory: VersionMemory<KnownDistricts>;

  constructor(database: Database) {
    this.#database = database;
    this.#memory = new VersionMemory({
      mostBytes: MOST_BYTES,
      bytesOf: ({ areas }) => 500 + BYTES_OF_AREA * areas.length,
      versionOf: ({ version }) => String(version),
      read: (storeId) =>
        database.readInStore(storeId, async (tx) => {
          const [version, areas] = await Promise.all([areasVersion(tx), listActiveAreas(tx)]);
          return { version, areas, index: indexAreas(areas) };
        }),
    });
  }

  /** Where a store delivers as this server read it last: for orders, which prove its version. */
  last(storeId: number): Promise<KnownDistricts> {
    return this.#memory.last(storeId);
  }

  /** Where a store delivers as the database has it now. */
  async now(storeId: number): Promise<KnownDistricts> {
    return this.at(storeId, await this.#database.inStore(storeId, areasVersion));
  }

  /** Where a store delivers in this version, or in a later one. */
  at(storeId: number, version: number): Promise<KnownDistricts> {
    return this.#memory.at(storeId, String(version));
  }
}
