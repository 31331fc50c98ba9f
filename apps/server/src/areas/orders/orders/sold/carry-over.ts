import type { DocumentItem } from '@comanda/domain/menu/menu/document-item';
import type { OrderDocument } from '@comanda/domain/orders/orders/order-document';
import { type SoldProduct, soldProductOf, soldRowsOf } from '@comanda/domain/orders/orders/sold-rows';
import { DatabaseError } from 'pg';
import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import { type NoteFailure, RepeatedWork } from '../../../../platform/repeated-work.ts';
import type { MenuDocument, MenuDocuments } from '../../../menu/menu/public.ts';
import { soldRowStatements } from './sold-rows.writes.ts';

/** Orders per transaction. Transactions are short, so that live orders of the store do not wait. */
const SLICE = 100;

export interface CarryOverOptions {
  menus: Pick<MenuDocuments, 'now'>;
  log: Logger;
  /** Stops the work between two slices. */
  signal?: AbortSignal;
  slice?: number;
  noteFailure?: NoteFailure;
}

/**
 * Writes the rows of sold items for orders that have none: old, imported, or received by a server of the
 * previous release. Amounts and names are read from the order's document. An item is linked to a product that
 * was on the menu at that time and has not changed since. Each slice of a store is one transaction, so the
 * work may stop at any time. Two servers never process one store at once. A failure is logged and retried in
 * the next run; other stores continue. Returns the number of due stores.
 */
export async function carryOver(system: Database, options: CarryOverOptions): Promise<number> {
  const { signal, log, noteFailure } = options;
  const due = await system.directory<{ storeId: number }>(sql`
    select c.store_id as "storeId" from store_counters c left join sold_rows_carried k on k.store_id = c.store_id
     where c.order_no > coalesce(k.order_id, 0) order by c.store_id`);
  for (const { storeId } of due) {
    const carry = (isCareful: boolean) =>
      system.inStore(storeId, (tx) => carrySlice(tx, options, isCareful), { plans: 'anew' });
    const carryOn = async () =>
      carry(false).catch((err: unknown) => (isOfRow(err) ? carry(true) : Promise.reject(err)));
    try {
      while (!signal?.aborted && (await carryOn()));
    } catch (err) {
      noteFailure?.(err);
      log.warn({ err, storeId }, 'rows of sold items not made; tried again later');
    }
  }
  return due.length;
}

/** True when the database refuses the row's content, so that a retry would also fail. */
const isOfRow = (err: unknown) => err instanceof DatabaseError && /^2[23]/.test(err.code ?? '');

/**
 * Writes one slice of a store. Returns true when more orders remain. With `isCareful`, an order that the tables refuse
 * does not stop others.
 */
async function carrySlice(
  tx: Transaction,
  { menus, log, slice = SLICE }: CarryOverOptions,
  isCareful: boolean,
): Promise<boolean> {
  await tx.rows(sql`
    insert into sold_rows_carried (store_id) values (${tx.storeId}) on conflict (store_id) do nothing`);
  const carried = await tx.maybeRow<{ orderId: number }>(sql`
    select order_id as "orderId" from sold_rows_carried where store_id = ${tx.storeId} for update skip locked`);
  if (carried === null) return false;
  // Placing an order locks this counter until its commit. Every order up to the number read here is therefore
  // visible.
  const last = await tx.maybeRow<{ orderId: number }>(sql`
    select order_no as "orderId" from store_counters where store_id = ${tx.storeId}`);
  const upTo = last?.orderId ?? 0;
  const orders = await ordersWithoutRows(tx, { after: carried.orderId, upTo, limit: slice });
  if (orders.length > 0) {
    const menu = await menus.now(tx.storeId);
    const write = async (order: OrderWithoutRows) => {
      await Promise.all(statementsOf(tx, order, menu, log).map((statement) => tx.rows(statement)));
    };
    if (isCareful) for (const order of orders) await writeOrLeave(tx, order, write, log);
    else await Promise.all(orders.map(write));
  }
  const isMore = orders.length === slice;
  const reached = isMore ? (orders.at(-1)?.orderId ?? upTo) : upTo;
  await tx.rows(sql`
    update sold_rows_carried set order_id = ${reached} where store_id = ${tx.storeId}`);
  return isMore;
}

async function writeOrLeave(
  tx: Transaction,
  order: OrderWithoutRows,
  write: (order: OrderWithoutRows) => Promise<void>,
  log: Logger,
): Promise<void> {
  await tx.rows(sql`savepoint before_order`);
  try {
    await write(order);
  } catch (err) {
    if (!isOfRow(err)) throw err;
    await tx.rows(sql`rollback to savepoint before_order`);
    logUnread(tx, order, err, log);
  }
}

const logUnread = ({ storeId }: Transaction, { orderId }: OrderWithoutRows, err: unknown, log: Logger) =>
  log.warn({ err, storeId, orderId }, 'an order’s document has no readable items');

interface OrderWithoutRows {
  orderId: number;
  receivedAt: number;
  document: OrderDocument;
}

/** The first orders without rows in a range, up to `limit`. */
export function ordersWithoutRows(
  tx: Transaction,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<OrderWithoutRows[]> {
  return tx.rows<OrderWithoutRows>(
    prepared(
      'orders-without-rows',
      sql`
        select o.order_id as "orderId", o.received_at as "receivedAt", o.document from orders o
         where o.store_id = ${tx.storeId} and o.order_id > ${after} and o.order_id <= ${upTo}
           and (select l.line_no from order_lines l
                 where l.store_id = ${tx.storeId} and l.order_id = o.order_id limit 1) is null
         order by o.order_id limit ${limit}`,
    ),
  );
}

/** The statements for one order. An unreadable document is logged and skipped. */
function statementsOf(tx: Transaction, order: OrderWithoutRows, menu: MenuDocument, log: Logger) {
  const { orderId, receivedAt, document } = order;
  try {
    const products = document.items.map((item) => productThen(menu, item, receivedAt));
    return soldRowStatements(tx, { orderId }, soldRowsOf(document, products), 'carried');
  } catch (err) {
    logUnread(tx, order, err, log);
    return [];
  }
}

/** The item's product at the time `then`: the current product, if it has not changed since `then`. */
function productThen(
  { parts, products }: MenuDocument,
  item: DocumentItem,
  then: number,
): SoldProduct | null {
  const now = products.ofItem(item);
  if (now === null) return null;
  const sold = soldProductOf(now, item);
  const wasSo = (part: { changedAt: number } | undefined) => part !== undefined && part.changedAt <= then;
  if (!wasSo(parts.products.find(({ productId }) => productId === sold.productId))) return null;
  const isSize = wasSo(parts.sizes.find(({ sizeId }) => sizeId === sold.sizeId));
  const isNamed = wasSo(parts.categories.find(({ categoryId }) => categoryId === sold.categoryId));
  return {
    ...sold,
    ...(isNamed ? {} : { categoryName: null }),
    ...(isSize ? {} : { sizeId: null, sizeName: null }),
  };
}

/** The first run waits this long after a start, because panels reconnect at that time. */
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 5 * 60_000;

/** Runs {@link carryOver} at intervals. `stop` waits for the current slice. */
export function startCarryOver({
  system,
  menus,
  log,
}: Pick<CarryOverOptions, 'menus' | 'log'> & { system: Database }): RepeatedWork {
  const rounds = new RepeatedWork({
    job: 'sold-items',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    work: (signal, noteFailure) => carryOver(system, { menus, log, signal, noteFailure }),
    failure: 'rows of sold items not made; tried again later',
    log,
  });
  rounds.start();
  return rounds;
}
