import { sql } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/transaction.ts';

/** What hardly ever changes of a store and every order answer repeats. */
export interface StoreProfile {
  storeId: number;
  storeName: string;
  timeZone: string;
}

const KEEP_MS = 30_000;
const MOST_KEPT = 10_000;

/** Names and time zones by store, kept for half a minute so that a board load costs no extra query. */
export class StoreProfiles {
  readonly #database: Database;
  readonly #kept = new Map<number, { profile: StoreProfile; until: number }>();

  constructor(database: Database) {
    this.#database = database;
  }

  async get(storeId: number): Promise<StoreProfile> {
    const kept = this.#kept.get(storeId);
    if (kept && kept.until > Date.now()) return kept.profile;
    const rows = await this.#database.inStore(storeId, (tx) =>
      tx.rows<StoreProfile>(sql`
        select store_id as "storeId", name as "storeName", time_zone as "timeZone" from stores where store_id = ${storeId}
      `),
    );
    const profile = rows[0];
    if (!profile) throw new Error(`store ${storeId} does not exist`);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(storeId, { profile, until: Date.now() + KEEP_MS });
    return profile;
  }
}
