import { firstSalesDifference, type SalesDifference } from '@comanda/domain/insight/insight/recount';
import { addMonths, type CalendarMonth, daysOfMonth, monthOf } from '@comanda/domain/kit/time/calendar-month';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { countDays, isAllRead, storedSums } from './count-days.ts';

/** Result of a recount of a store's sums. */
export interface Recount {
  orders: number;
  /** The first difference, or the number of an order without a fact; null when the sums are right. */
  difference: SalesDifference | { orderId: number } | null;
}

/**
 * Recounts a store's sums from its orders up to the first difference. Each month is one snapshot. The caller
 * first calls `catchUp`; orders with later events count with their saved facts. Null when stopped.
 */
export async function recountStore(
  database: Database,
  storeId: number,
  stopping?: AbortSignal,
): Promise<Recount | null> {
  const [[forgotten], months] = await database.readInStore(
    storeId,
    async (tx) => [await ordersWithoutFact(tx, 1), await storedMonths(tx)] as const,
  );
  if (forgotten !== undefined) return { orders: 0, difference: { orderId: forgotten } };
  let orders = 0;
  for (const month of months) {
    if (stopping?.aborted) return null;
    const days = daysOfMonth(month);
    const difference = await database.readInStore(storeId, async (tx) => {
      const { counted, ...of } = await countDays(tx, days, { isAllRead: await isAllRead(tx) });
      orders += of.orders;
      return firstSalesDifference(counted, await storedSums(tx, days));
    });
    if (difference !== null) return { orders, difference };
  }
  return { orders, difference: null };
}

/** The first orders that have item rows but no fact, although all events were read. */
export async function ordersWithoutFact(tx: Transaction, limit: number): Promise<number[]> {
  if (!(await isAllRead(tx))) return [];
  const rows = await tx.rows<{ orderId: number }>(sql`
    select o.order_id as "orderId" from orders o
     where o.store_id = ${tx.storeId}
       and exists (select from order_lines l where l.store_id = ${tx.storeId} and l.order_id = o.order_id)
       and not exists (select from order_facts f where f.store_id = ${tx.storeId} and f.order_id = o.order_id)
     order by o.order_id limit ${limit}`);
  return rows.map(({ orderId }) => orderId);
}

/** The months from the first to the last day with sums. */
export async function storedMonths(tx: Transaction): Promise<CalendarMonth[]> {
  const stored = await tx.maybeRow<{ from: string | null; to: string | null }>(sql`
    select min(day) as "from", max(day) as "to" from (
      select day from order_facts where store_id = ${tx.storeId}
      union all select day from sales_days where store_id = ${tx.storeId}
      union all select day from sales_counts where store_id = ${tx.storeId}) kept`);
  if (stored === null || stored.from === null || stored.to === null) return [];
  const months: CalendarMonth[] = [];
  for (let month = monthOf(stored.from); month <= monthOf(stored.to); month = addMonths(month, 1))
    months.push(month);
  return months;
}
