import type { Database } from '../../platform/database/transaction.ts';
import { VersionMemory } from '../../platform/version-memory.ts';
import { findMethods, type KeptMethods } from './payment-methods.reads.ts';

export type KnownMethods = Pick<KeptMethods, 'keys' | 'version'>;

const MOST_BYTES = 8 * 1024 * 1024;

/** What each store takes at the door, read once per version by this server, those used last, within 8 MB. */
export class TakenMethods {
  readonly #memory: VersionMemory<KnownMethods>;

  constructor(database: Database) {
    this.#memory = new VersionMemory({
      mostBytes: MOST_BYTES,
      bytesOf: ({ keys }) => 200 + 50 * keys.length,
      versionOf: ({ version }) => String(version),
      read: (storeId) =>
        database.inStore(storeId, async (tx) => {
          const { keys, version } = await findMethods(tx);
          return { keys, version };
        }),
    });
  }

  /** The keys as this server read them last: for orders, which prove their version. Version 0 while the store has not chosen. */
  last(storeId: number): Promise<KnownMethods> {
    return this.#memory.last(storeId);
  }

  /** The keys of this version, or of a later one. */
  at(storeId: number, version: number): Promise<KnownMethods> {
    return this.#memory.at(storeId, String(version));
  }
}
