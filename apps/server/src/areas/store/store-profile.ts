import type { TakingStore } from '@comanda/domain/store/order-taking';
import type { Clock } from '../../platform/clock.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { createShortCache, type ShortCache } from '../../platform/short-cache.ts';

/** What hardly ever changes of a store and every order answer repeats. */
export interface StoreProfile extends TakingStore {
  storeId: number;
  storeName: string;
  /** Address of its logo; null where it has none. */
  logo: string | null;
  timeZone: string;
  /** How long a new order may wait for its acceptance. */
  acceptMinutes: number;
  /** Upper end of the delivery estimate. */
  maxMinutes: number;
  /** Counts the changes of switch and estimate: what was decided on one version holds while it is the store's. */
  openingVersion: number;
  /** Why it is closed, in its own words. */
  openingReason: string | null;
  minMinutes: number;
  /** At least one machine with a print agent: accepting an order makes papers. */
  hasPrintDevices: boolean;
  /** New orders are accepted by the server. */
  acceptsAutomatically: boolean;
}

/** Profiles by store, kept for half a minute so that boards and orders cost no extra query. */
export class StoreProfiles {
  readonly #database: Database;
  readonly #kept: ShortCache<StoreProfile>;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#kept = createShortCache({ keptMs: () => 30_000, mostKept: 10_000, clock });
  }

  async get(storeId: number): Promise<StoreProfile> {
    const profile = await this.#kept.get(String(storeId), () =>
      this.#database.inStore(storeId, async (tx) => {
        const [found] = await tx.lastRows<StoreProfile>(sql`
          select store_id as "storeId", name as "storeName", logo, time_zone as "timeZone",
                 accept_minutes as "acceptMinutes", max_minutes as "maxMinutes", is_suspended as "isSuspended",
                 is_open as "isOpen", opening_until as "openingUntil", closed_since as "closedSince",
                 takes_orders_while_closed as "takesOrdersWhileClosed", opening_version as "openingVersion",
                 opening_reason as "openingReason", min_minutes as "minMinutes",
                 has_print_devices as "hasPrintDevices", accepts_automatically as "acceptsAutomatically"
            from stores where store_id = ${storeId}`);
        return found ?? null;
      }),
    );
    if (profile === null) throw new Error(`store ${storeId} does not exist`);
    return profile;
  }

  /** Forgets one store, or with `null` all of them: it changed, or may have. */
  forget(storeId: number | null): void {
    this.#kept.forget((profile) => storeId === null || profile.storeId === storeId);
  }
}
