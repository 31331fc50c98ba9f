import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import {
  type CommissionTerms,
  type OrderTerms,
  type PlanVersion,
  versionOn,
} from '@comanda/domain/money/ledger/terms';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { createShortCache, type ShortCache } from '../../../../platform/short-cache.ts';
import { readTerms, type StoredTerms } from './terms.reads.ts';

/** The plan of a store that has not chosen a plan. */
export const FIRST_PLAN = 1;

/**
 * The terms that apply to each store's orders: ledger, commission, plan. Cached for half a minute, so that a
 * status change needs no query. An announcement of 'finance' drops the cached terms.
 */
export class StoreTerms {
  readonly #database: Database;
  readonly #cached: ShortCache<StoredTerms>;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#cached = createShortCache({ cachedMs: () => 30_000, maxEntries: 10_000, clock });
  }

  async of(storeId: number): Promise<StoredTerms> {
    const cached = await this.#cached.get(String(storeId), () =>
      this.#database.inStore(storeId, (tx) => readTerms(tx)),
    );
    if (cached === null) throw new Error(`the terms of store ${storeId} were read and are gone`);
    return cached;
  }

  /** Drops the cached terms of one store. Null drops the terms of all stores. */
  forget(storeId: number | null): void {
    this.#cached.forget((cached) => storeId === null || cached.storeId === storeId);
  }
}

/** Terms of an order by its operational day; null when no commission is set for that day. */
export function termsOn(
  cached: Omit<StoredTerms, 'storeId' | 'openedOn'>,
  day: CalendarDate,
): OrderTerms | null {
  const commission = versionOn<CommissionTerms>(cached.commission, day);
  const planId = versionOn(cached.choices, day)?.planId ?? FIRST_PLAN;
  const plan = versionOn<PlanVersion>(
    cached.plans.filter((version) => version.planId === planId),
    day,
  );
  return commission === null || plan === null ? null : { commission, plan };
}
