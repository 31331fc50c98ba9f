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
import { type KeptTerms, readTerms } from './terms.reads.ts';

/** The plan of a store that has not chosen one. */
export const FIRST_PLAN = 1;

/**
 * Terms of each store's orders: ledger, commission, plan. Cached for half a minute and dropped when 'finance' is
 * announced, so that a status change costs no query.
 */
export class StoreTerms {
  readonly #database: Database;
  readonly #kept: ShortCache<KeptTerms>;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#kept = createShortCache({ keptMs: () => 30_000, mostKept: 10_000, clock });
  }

  async of(storeId: number): Promise<KeptTerms> {
    const kept = await this.#kept.get(String(storeId), () =>
      this.#database.inStore(storeId, (tx) => readTerms(tx)),
    );
    if (kept === null) throw new Error(`the terms of store ${storeId} were read and are gone`);
    return kept;
  }

  /** Drops the cached terms of one store, or with `null` of all. */
  forget(storeId: number | null): void {
    this.#kept.forget((kept) => storeId === null || kept.storeId === storeId);
  }
}

/** Terms of an order by its operational day; null when no commission is set for that day. */
export function termsOn(kept: Omit<KeptTerms, 'storeId' | 'openedOn'>, day: CalendarDate): OrderTerms | null {
  const commission = versionOn<CommissionTerms>(kept.commission, day);
  const planId = versionOn(kept.choices, day)?.planId ?? FIRST_PLAN;
  const plan = versionOn<PlanVersion>(
    kept.plans.filter((version) => version.planId === planId),
    day,
  );
  return commission === null || plan === null ? null : { commission, plan };
}
