import type { OrderDocument } from '@comanda/domain/orders/order-document';
import { soldRowsOf } from '@comanda/domain/orders/sold-rows';
import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { soldRowStatements } from './sold-rows.writes.ts';

/** Orders of one transaction: it is over in a moment, and live orders of the store do not wait for it. */
const SLICE = 100;

export interface CarryOverOptions {
  log: Logger;
  /** Ends the work between two slices. */
  signal?: AbortSignal;
  slice?: number;
}

/**
 * Makes the rows of what was sold for orders that came without them: before there were any, from a server of the release before,
 * or imported. Which products they were nobody can tell any more; money and names are those of their documents. Store by store,
 * in slices that are each whole or not at all, so that it may end at any moment; two servers do not do one store at once.
 * A store that fails is logged, tried again in the next run, and stops no other.
 */
export async function carryOver(system: Database, options: CarryOverOptions): Promise<void> {
  const { log, signal, slice = SLICE } = options;
  const due = await system.directory<{ storeId: number }>(sql`
    select c.store_id as "storeId" from store_counters c left join sold_rows_carried k on k.store_id = c.store_id
     where c.order_no > coalesce(k.order_id, 0) order by c.store_id`);
  for (const { storeId } of due) {
    try {
      while (!signal?.aborted && (await system.inStore(storeId, (tx) => carrySlice(tx, slice, log))));
    } catch (err) {
      log.warn({ err, storeId }, 'what was sold was not carried over; tried again later');
    }
  }
}

/** Answers whether there is more to do in the store. */
async function carrySlice(tx: Transaction, slice: number, log: Logger): Promise<boolean> {
  await tx.rows(sql`
    insert into sold_rows_carried (store_id) values (${tx.storeId}) on conflict (store_id) do nothing`);
  const carried = await tx.maybeRow<{ orderId: number }>(sql`
    select order_id as "orderId" from sold_rows_carried where store_id = ${tx.storeId} for update skip locked`);
  if (carried === null) return false;
  // Numbers are given while the counter is held until the commit: every order up to this one can be seen.
  const last = await tx.maybeRow<{ orderId: number }>(sql`
    select order_no as "orderId" from store_counters where store_id = ${tx.storeId}`);
  const upTo = last?.orderId ?? 0;
  const orders = await tx.rows<{ orderId: number; document: OrderDocument }>(sql`
    select o.order_id as "orderId", o.document from orders o
     where o.store_id = ${tx.storeId} and o.order_id > ${carried.orderId} and o.order_id <= ${upTo}
       and not exists (select from order_lines l where l.store_id = ${tx.storeId} and l.order_id = o.order_id)
       and not exists (select from order_payments p where p.store_id = ${tx.storeId} and p.order_id = o.order_id)
     order by o.order_id limit ${slice}`);
  await Promise.all(
    orders.flatMap((order) => statementsOf(tx, order, log)).map((statement) => tx.rows(statement)),
  );
  const isMore = orders.length === slice;
  const reached = isMore ? (orders.at(-1)?.orderId ?? upTo) : upTo;
  await tx.rows(sql`
    update sold_rows_carried set order_id = ${reached} where store_id = ${tx.storeId}`);
  return isMore;
}

/** A document that cannot be read stays as it is, is told, and stops no other. */
function statementsOf(
  tx: Transaction,
  { orderId, document }: { orderId: number; document: OrderDocument },
  log: Logger,
) {
  try {
    return soldRowStatements(tx, { orderId }, soldRowsOf(document, []), 'carried');
  } catch (err) {
    log.warn(
      { err, storeId: tx.storeId, orderId },
      'what was sold with an order cannot be read of its document',
    );
    return [];
  }
}

/** Soon after a start, when panels have come back. */
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 5 * 60_000;

/** Carries over from time to time. `stop` waits for the slice under way. */
export function startCarryOver(system: Database, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let working = Promise.resolve();
  const begin = () => {
    working = working
      .then(() => carryOver(system, { log, signal: stopping.signal }))
      .catch((err: unknown) => log.warn({ err }, 'what was sold was not carried over; tried again later'));
  };
  const first = setTimeout(begin, FIRST_AFTER_MS);
  const repeated = setInterval(begin, EVERY_MS);
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(repeated);
      stopping.abort();
      return working;
    },
  };
}
