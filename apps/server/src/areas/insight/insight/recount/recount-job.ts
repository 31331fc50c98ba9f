import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { Registry } from '@prometheus-io/client';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import { addOnDemandGauge } from '../../../../platform/on-demand-gauge.ts';
import { type NoteFailure, RepeatedWork } from '../../../../platform/repeated-work.ts';
import type { SalesFigures } from '../facts/facts-reader.ts';
import { type Recount, recountStore } from './recount-store.ts';
import { countDifferent, saveRecount, storesToRecount } from './recounts.writes.ts';

const EVERY_MS = 60_000;
/** Maximum of stores per round. The next rounds recount the rest. */
const BATCH = 50;
/** The time zone that decides when the nightly recounts run. */
const ZONE = 'America/Sao_Paulo';

interface Deps {
  system: Database;
  clock: Clock;
  log: Logger;
  metrics: Registry;
  sales: SalesFigures;
}

/**
 * Computes every store's sums again once a day, from 05:00 in Brasília on. Adds the number of stores with
 * differences to `/metrics`.
 */
export function startRecounts(deps: Deps): RepeatedWork {
  addOnDemandGauge(deps.metrics, {
    name: 'comanda_sales_differences',
    help: 'Stores whose saved sums differ from their orders; the console lists them.',
    read: () => countDifferent(deps.system),
  });
  const rounds = new RepeatedWork({
    job: 'sales-recounts',
    everyMs: EVERY_MS,
    work: (stopping, noteFailure) => recountStores(deps, stopping, noteFailure),
    failure: 'sums not recounted; tried again in a minute',
    log: deps.log,
  });
  rounds.start();
  return rounds;
}

/**
 * Recounts a store. Imported orders have no event, so an order may have no fact yet. The fact is then made,
 * and the store is recounted. Returns 'behind' while sums or facts are still being made.
 */
async function countTwice(
  { system, sales }: Pick<Deps, 'system' | 'sales'>,
  storeId: number,
  stopping?: AbortSignal,
): Promise<Recount | 'behind' | null> {
  if (!(await sales.catchUp(storeId))) return 'behind';
  const first = missingIn(await recountStore(system, storeId, stopping));
  if (first.orderId === null) return first.found;
  if (!(await sales.catchUp(storeId))) return 'behind';
  const second = missingIn(await recountStore(system, storeId, stopping));
  return second.orderId === null || second.orderId === first.orderId ? second.found : 'behind';
}

/** The number of the order without a fact that a recount found; null otherwise. */
const missingIn = (found: Recount | null) => {
  const difference = found?.difference ?? null;
  return { found, orderId: difference !== null && 'orderId' in difference ? difference.orderId : null };
};

/**
 * Runs one round. A failed store does not stop other stores. A store whose sums are not complete yet is left
 * for later. Two servers may recount the same store, but only one result is saved. Returns the number of
 * recounted stores.
 */
export async function recountStores(
  { system, clock, log, sales }: Omit<Deps, 'metrics'>,
  stopping?: AbortSignal,
  noteFailure?: NoteFailure,
): Promise<number> {
  const now = clock.now();
  const due = await storesToRecount(system, { since: operationalDayStart(ZONE, now), limit: BATCH });
  let counted = 0;
  for (const { storeId } of due) {
    if (stopping?.aborted) return counted;
    try {
      const found = await countTwice({ system, sales }, storeId, stopping);
      if (found === 'behind') continue;
      if (found === null) return counted;
      counted += 1;
      await system.inStore(storeId, (tx) => saveRecount(tx, found, now));
      if (found.difference !== null)
        log.error({ storeId, ...found.difference }, 'a store’s sums are not what its orders add up to');
    } catch (err) {
      noteFailure?.(err);
      log.warn({ err, storeId }, 'a store’s sums were not recounted; tried again in a minute');
    }
  }
  return counted;
}
