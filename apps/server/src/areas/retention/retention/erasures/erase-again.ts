import type { Database } from '../../../../platform/database/transaction.ts';
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
 * Erases the customers on the list again after a restore, which brought back their data. Skips orders that
 * the restored database lacks. A repeat erases only data that still exist.
 */
export async function eraseAgain(system: Database, list: ErasureList, now: number): Promise<ErasedAgain> {
  const { erasures, unreadable } = await list.read();
  const result: ErasedAgain = { erased: 0, open: [], unreadable };
  for (const { storeId, orderIds } of erasures) {
    const { erased, open } = await system.inStore(storeId, async (tx) => {
      const orders = await findNamedOrders(tx, orderIds);
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
