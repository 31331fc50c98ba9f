import type { Database } from '../../../../platform/database/transaction.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { eraseOrders, findNamedOrders } from '../provider/erase-orders.ts';
import type { ErasureList } from './erasure-list.ts';

/** Result of one run. */
export interface ErasedAgain {
  /** Orders that named their customer again, and do no more. */
  erased: number;
  /** Stores with orders of erased customers that are open again, with their number. They are erased once closed. */
  open: { storeId: number; orders: number }[];
  /** Entries of the list that cannot be read. */
  unreadable: number;
}

/**
 * Erases the customers of the list again, after a restore brought their orders back. Orders that the restored database
 * does not have are skipped. A repeat erases only what names a customer.
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
