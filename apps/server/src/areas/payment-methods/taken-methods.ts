import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { createShortCache, type ShortCache } from '../../platform/short-cache.ts';
import { findMethods, type KeptMethods } from './payment-methods.reads.ts';

type Known = Pick<KeptMethods, 'keys' | 'version'> & { storeId: number };

/** What each store takes at the door, kept for half a minute, and forgotten at once when it changes: orders cost no query. */
export class TakenMethods {
  readonly #database: Database;
  readonly #kept: ShortCache<Known>;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#kept = createShortCache({ keptMs: () => 30_000, mostKept: 10_000, clock });
  }

  /** The keys a store takes; version 0 while nobody has said so. */
  async of(storeId: number): Promise<Known> {
    const known = await this.#kept.get(String(storeId), () =>
      this.#database.inStore(storeId, async (tx) => {
        const { keys, version } = await findMethods(tx);
        return { storeId, keys, version };
      }),
    );
    if (known === null) throw new Error(`the payment methods of store ${storeId} were read and are gone`);
    return known;
  }

  /** Forgets one store, or with `null` all of them: its methods changed, or may have. */
  forget(storeId: number | null): void {
    this.#kept.forget((known) => storeId === null || known.storeId === storeId);
  }
}
