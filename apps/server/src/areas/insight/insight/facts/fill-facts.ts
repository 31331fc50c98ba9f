import { setTimeout as delay } from 'node:timers/promises';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { holdPlace } from '../../../../platform/journal/reader-places.ts';
import type { Logger } from '../../../../platform/log.ts';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { refreshFacts } from './refresh-facts.ts';

/** Version of the rules. Increment this when the rules of facts change, so that all facts are made again. */
const RULES = 2;
const EVERY_MS = 30_000;
/** Orders per transaction. */
const SLICE = 500;
/**
 * If another transaction has locked a store's position: the pause before the next try, and the number of
 * tries.
 */
const TAKEN_MS = 40;
const TAKEN_TIMES = 25;

interface Deps {
  database: Database;
  profiles: Pick<StoreProfiles, 'get'>;
}

/**
 * Makes facts for one slice of orders that have none, by order number: imported orders, and orders older than
 * this feature. Returns 'more' when orders remain, and 'taken' when another server has locked the store's
 * position. Orders without item rows are skipped until these rows are written.
 */
export async function fillFacts(
  { database, profiles }: Deps,
  storeId: number,
): Promise<'more' | 'filled' | 'taken'> {
  const { timeZone } = await profiles.get(storeId);
  return database.inStore(
    storeId,
    async (tx) => {
      const fill = await fillOf(tx);
      if (fill.place === fill.upTo && fill.rules === RULES) return 'filled';
      if ((await holdPlace(tx, 'sales')) === null) return 'taken';
      const { place, againTo, upTo } = await restarted(tx, await fillOf(tx));
      const found = await tx.rows<{ orderId: number }>(sql`
        select o.order_id as "orderId" from orders o
         where o.store_id = ${storeId} and o.order_id > ${place} and o.order_id <= ${upTo}
           and (o.order_id <= ${againTo} or not exists (
             select from order_facts f where f.store_id = ${storeId} and f.order_id = o.order_id))
         order by o.order_id limit ${SLICE}`);
      const orderIds = found.map(({ orderId }) => orderId);
      if (orderIds.length > 0) await refreshFacts(tx, orderIds, { timeZone, ofDocuments: true });
      const isMore = orderIds.length === SLICE;
      await tx.rows(sql`
        update sales_fills set order_id = ${isMore ? (orderIds.at(-1) ?? upTo) : upTo} where store_id = ${storeId}`);
      return isMore ? 'more' : 'filled';
    },
    { plans: 'anew' },
  );
}

/** Makes all facts of a store again, slice by slice, while orders continue. Anonymised customers stay anonymous. */
export async function rebuildFacts(tx: Transaction): Promise<void> {
  await tx.rows(sql`
    insert into sales_fills (store_id, rules, again_to)
    select ${tx.storeId}, ${RULES}, order_no from store_counters where store_id = ${tx.storeId}
    on conflict (store_id) do update set order_id = 0, rules = excluded.rules, again_to = excluded.again_to
    returning 1`);
}

/** Makes missing facts of all stores, every half minute. A failed store does not stop other stores. */
export function startFilling(deps: Deps & { system: Database; log: Logger }): RepeatedWork {
  const rounds = new RepeatedWork({
    job: 'sales-facts',
    everyMs: EVERY_MS,
    work: async (stopping, noteFailure) => {
      const stores = await storesToFill(deps.system);
      // One store after another: two in parallel would use both cores and slow orders down.
      for (const { storeId } of stores) {
        try {
          await fillStore(deps, storeId, stopping);
        } catch (err) {
          noteFailure(err);
          deps.log.warn({ err, storeId }, 'sales were not summed up; tried again in half a minute');
        }
      }
      return stores.length;
    },
    failure: 'sales not summed up; tried again in half a minute',
    log: deps.log,
  });
  rounds.start();
  return rounds;
}

/**
 * Makes the missing facts of a store, slice by slice. The reader locks the position only for moments. If the
 * lock lasts longer, another server is doing this work, and this server stops.
 */
async function fillStore(deps: Deps, storeId: number, stopping: AbortSignal): Promise<void> {
  for (let taken = 0; taken < TAKEN_TIMES && !stopping.aborted; ) {
    const outcome = await fillFacts(deps, storeId);
    if (outcome === 'filled') return;
    taken = outcome === 'taken' ? taken + 1 : 0;
    if (outcome === 'taken') await delay(TAKEN_MS);
  }
}

interface Fill {
  place: number;
  rules: number;
  againTo: number;
  /** Orders up to this number have their item rows, or will never get them. */
  upTo: number;
}

async function fillOf(tx: Transaction): Promise<Fill> {
  const row = await tx.maybeRow<Fill>(sql`
    select coalesce(f.order_id, 0) as place, coalesce(f.rules, ${RULES}) as rules, coalesce(f.again_to, 0) as "againTo",
           coalesce(k.order_id, 0) as "upTo"
      from stores s
      left join sales_fills f on f.store_id = ${tx.storeId}
      left join sold_rows_carried k on k.store_id = ${tx.storeId}
     where s.store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  return row;
}

/** Inserts the store's row if missing. Facts that were made by older rules are made again. */
async function restarted(tx: Transaction, fill: Fill): Promise<Fill> {
  await tx.rows(sql`
    insert into sales_fills (store_id, rules) values (${tx.storeId}, ${RULES}) on conflict do nothing`);
  if (fill.rules === RULES) return fill;
  await rebuildFacts(tx);
  return { ...fill, place: 0, againTo: fill.upTo };
}

const storesToFill = (system: Database): Promise<{ storeId: number }[]> =>
  system.directory(sql`
    select k.store_id as "storeId" from sold_rows_carried k left join sales_fills f on f.store_id = k.store_id
     where k.order_id > coalesce(f.order_id, 0) or f.rules <> ${RULES} order by k.store_id`);
