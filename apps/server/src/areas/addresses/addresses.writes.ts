import type { OrderAddress } from '@comanda/domain/orders/order';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** Keeps where an order goes beside what the customer wrote. The order must be held. */
export async function saveLocatedAddress(
  tx: Transaction,
  orderId: number,
  address: OrderAddress,
): Promise<void> {
  await tx.rows(sql`
    update orders set located_address = ${JSON.stringify(address)}::jsonb, district = ${address.district}
     where store_id = ${tx.storeId} and order_id = ${orderId}`);
}
