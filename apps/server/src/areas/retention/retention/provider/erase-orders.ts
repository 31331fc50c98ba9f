import { ANONYMOUS } from '@comanda/domain/orders/privacy/without-customer';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { forgetTyped } from '../../../people/audit/public.ts';
import { anonymiseOrders } from '../anonymise-orders.ts';
import { forgetNamed } from '../forget-words.ts';

export interface OrderToErase {
  orderId: number;
  closedAt: number | null;
  name: string;
  phone: string | null;
}

/** Locks the given orders that belong to the store and still identify a customer. Returns them. */
export function findNamedOrders(tx: Transaction, orderIds: readonly number[]): Promise<OrderToErase[]> {
  return tx.rows<OrderToErase>(sql`
    select order_id as "orderId", closed_at as "closedAt", customer_name as name, customer_phone as phone
      from orders where store_id = ${tx.storeId} and order_id = any(${[...orderIds]}::bigint[])
       and (customer_phone is not null or customer_name <> ${ANONYMOUS} or customer_id is not null
            or link_withdrawn_at is null) for no key update`);
}

/**
 * Makes closed orders anonymous, with all texts about them, and deletes their conversations. Items and sums stay,
 * because tax law requires them.
 */
export async function eraseOrders(
  tx: Transaction,
  orders: readonly Pick<OrderToErase, 'orderId' | 'name' | 'phone'>[],
): Promise<void> {
  const orderIds = orders.map(({ orderId }) => orderId);
  await anonymiseOrders(tx, orderIds, 'names');
  const customer = {
    names: [...new Set(orders.map(({ name }) => name))],
    phones: [...new Set(orders.flatMap(({ phone }) => phone ?? []))],
  };
  await forgetTyped(tx, orderIds, customer);
  await forgetNamed(tx, customer);
  await tx.rows(sql`
    delete from chat_messages where store_id = ${tx.storeId} and order_id = any(${orderIds}::bigint[])`);
}
