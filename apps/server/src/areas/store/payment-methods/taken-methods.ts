import type { Database } from '../../../platform/database/transaction.ts';
import { VersionMemory } from '../../../platform/version-memory.ts';
import { findMethods, type StoredMethods } from './payment-methods.reads.ts';

export type KnownMethods = Pick<StoredMethods, 'keys' | 'version'>;

const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Accepted methods of each store, cached per version. Above 8 MB the least recently used entries are dropped.
 */
export class TakenMethods {
  readonly #memory: VersionMemory<KnownMethods>;

  constructor(database: Database) {
    this.#memory = new VersionMemory({
      maxBytes: MAX_BYTES,
      bytesOf: ({ keys }) => 200 + 50 * keys.length,
      versionOf: ({ version }) => String(version),
      read: (storeId) =>
        database.inStore(storeId, async (tx) => {
          const { keys, version } = await findMethods(tx);
          return { keys, version };
        }),
    });
  }

  /**
   * The methods that this server read last, perhaps outdated. Only for placing orders, because the statement
   * that writes an order verifies the version. The version is 0 before the store's first change.
   */
  last(storeId: number): Promise<KnownMethods> {
    return this.#memory.last(storeId);
  }

  /** The methods in this version or a later version. */
  at(storeId: number, version: number): Promise<KnownMethods> {
    return this.#memory.at(storeId, String(version));
  }
}
