import type { TakingStore } from '@comanda/domain/store/store/order-taking';
import type { Clock } from '../../../platform/clock.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { createShortCache, type ShortCache } from '../../../platform/short-cache.ts';

/** Data of a store that rarely change, and that are needed for each answer about orders. */
export interface StoreProfile extends TakingStore {
  storeId: number;
  storeName: string;
  /** Path of the logo; null when the store has none. */
  logo: string | null;
  timeZone: string;
  /** Minutes until a new order must be accepted. */
  acceptMinutes: number;
  /** Upper end of the delivery estimate, in minutes. */
  maxMinutes: number;
  /**
   * Version of switch and estimate. A decision based on it is valid as long as the store has the same
   * version.
   */
  openingVersion: number;
  /** The store's own reason for being closed. */
  openingReason: string | null;
  minMinutes: number;
  /** True when at least one device has a print agent. An accepted order then makes print jobs. */
  hasPrintDevices: boolean;
  /** True when the server accepts new orders automatically. */
  acceptsAutomatically: boolean;
}

/** Profiles by store, cached for half a minute, so that boards and orders send no extra query. */
export class StoreProfiles {
  readonly #database: Database;
  readonly #cached: ShortCache<StoreProfile>;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#cached = createShortCache({ cachedMs: () => 30_000, maxEntries: 10_000, clock });
  }

  async get(storeId: number): Promise<StoreProfile> {
    const profile = await this.#cached.get(String(storeId), () =>
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

  /** Drops the cached profile of one store after a possible change. Null drops all profiles. */
  forget(storeId: number | null): void {
    this.#cached.forget((profile) => storeId === null || profile.storeId === storeId);
  }
}
