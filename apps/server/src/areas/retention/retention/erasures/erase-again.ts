import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { eraseOrders, findNamedOrders } from '../provider/erase-orders.ts';
import type { ErasureList } from './erasure-list.ts';

/** Result of one run. */
export interface ErasedAgain {
  /** Number of orders that contained their customer again and were erased. */
  erased: number;
  /**
   * Stores with open orders of erased customers, and the number of these orders. They must be erased after
   * they are closed.
   */
  open: { storeId: number; orders: number }[];
  /** Number of unreadable entries in the list. */
  unreadable: number;
}

/**
 * Erases the customers on the list again after a restore, which brought back their data. Also erases orders that
 * partners sent again after `restoredAt`. Skips orders that the restored database lacks. A repeat erases only data that
 * still exist.
 */
export async function eraseAgain(
  system: Database,
  list: ErasureList,
  { restoredAt, now }: { restoredAt: number; now: number },
): Promise<ErasedAgain> {
  const { erasures, unreadable } = await list.read();
  const result: ErasedAgain = { erased: 0, open: [], unreadable };
  for (const [storeId, ofStore] of Map.groupBy(erasures, (erasure) => erasure.storeId)) {
    const names = new Set(ofStore.flatMap((erasure) => erasure.names));
    const { erased, open } = await system.inStore(storeId, async (tx) => {
      const resent = names.size === 0 ? [] : await ordersSince(tx, restoredAt);
      const orderIds = new Set(ofStore.flatMap((erasure) => erasure.orderIds));
      for (const { orderId, externalId } of resent)
        if (names.has(list.nameOf(storeId, externalId))) orderIds.add(orderId);
      const orders = await findNamedOrders(tx, [...orderIds]);
      const closed = orders.filter(({ closedAt }) => closedAt !== null);
      if (closed.length > 0) {
        await eraseOrders(tx, closed);
        const details = { pedidos: closed.length };
        await recordAudit(tx, { userId: null, now }, 'privacy.customer-erased', { details });
      }
      return { erased: closed.length, open: orders.length - closed.length };
    });
    result.erased += erased;
    if (open > 0) result.open.push({ storeId, orders: open });
  }
  return result;
}

/**
 * Finds orders that are open, or that were closed after `since`. These include all orders that arrived after
 * `since`.
 */
function ordersSince(tx: Transaction, since: number): Promise<{ orderId: number; externalId: string }[]> {
  return tx.rows(sql`
    select order_id as "orderId", external_id as "externalId" from orders
     where store_id = ${tx.storeId} and (closed_at is null or closed_at >= ${new Date(since)})`);
}
