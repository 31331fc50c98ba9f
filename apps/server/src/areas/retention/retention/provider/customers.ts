import type { FoundCustomer } from '@comanda/contract/retention/retention/provider-customers.calls';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { saveErasure } from '../erasures/erasures.writes.ts';
import { eraseOrders, type OrderToErase } from './erase-orders.ts';

/** One customer of a store: by phone (digits with area code), or by the partner's id. */
export type WhichCustomer = { phone: string } | { customerId: string };

export interface ExportedOrder {
  orderId: number;
  closedAt: number | null;
}

/** The customer's orders with all stored data, oldest first. */
export function exportCustomer(tx: Transaction, which: WhichCustomer): Promise<ExportedOrder[]> {
  return tx.rows<ExportedOrder>(sql`
    select o.order_id as "orderId", o.code, o.external_id as "externalId", o.status, o.fulfilment, o.origin,
           o.created_at as "createdAt", o.closed_at as "closedAt", o.customer_id as "customerId",
           o.customer_name as "customerName", o.customer_phone as "customerPhone", o.total_cents as "totalCents",
           o.payment_summary as "paymentSummary", o.cancel_text as "cancelText", o.document,
           o.located_address as "locatedAddress",
           coalesce((select jsonb_agg(jsonb_build_object('at', h.at, 'happened', h.happened, 'note', h.note)
                                      order by h.version)
                       from order_timeline h where h.store_id = ${tx.storeId} and h.order_id = o.order_id), '[]') as history,
           coalesce((select jsonb_agg(jsonb_build_object('at', m.created_at, 'author', m.author, 'text', m.text)
                                      order by m.message_no)
                       from chat_messages m where m.store_id = ${tx.storeId} and m.order_id = o.order_id), '[]') as messages
      from orders o where o.store_id = ${tx.storeId} and ${isOf(which)}
     order by o.order_id`);
}

/** The number of a customer's orders and the names in them, and no other data. Null when the customer has no orders. */
export async function findCustomer(tx: Transaction, which: WhichCustomer): Promise<FoundCustomer | null> {
  const found = await tx.maybeRow<
    Omit<FoundCustomer, 'firstAt' | 'lastAt'> & { firstAt: number | null; lastAt: number | null }
  >(sql`
    select count(*)::integer as orders, count(*) filter (where o.closed_at is null)::integer as "openOrders",
           min(o.created_at) as "firstAt", max(o.created_at) as "lastAt",
           coalesce(array_agg(distinct o.customer_name) filter (where o.customer_name <> ''), '{}') as names
      from orders o where o.store_id = ${tx.storeId} and ${isOf(which)}`);
  if (found === null || found.firstAt === null || found.lastAt === null) return null;
  return { ...found, firstAt: found.firstAt, lastAt: found.lastAt };
}

/** The text file for a customer who asks for a copy of the stored data. */
export function customerFile(storeName: string, orders: readonly ExportedOrder[], now: number): string {
  return JSON.stringify({ loja: storeName, exportado_em: new Date(now), pedidos: orders }, null, 2);
}

/**
 * SQL condition for a customer's orders. Only for the system role, because row security would prevent the use
 * of an index on an expression. Phones are stored as the partner sent them, some with a country code or with
 * a locator at the end. The index `orders_by_phone` has the digits.
 */
function isOf(which: WhichCustomer) {
  return 'customerId' in which
    ? sql`o.customer_id = ${which.customerId}`
    : sql`o.customer_phone is not null and regexp_replace(o.customer_phone, '\\(localizador.*$|\\D', '', 'g')
          = any(${[which.phone, `55${which.phone}`]}::text[])`;
}

/** Result of an erasure: the number of erased orders, or of open orders that prevent the erasure. */
export type Erasure = { erased: number } | { open: number };

/**
 * Makes all orders of a customer anonymous, removes all texts about them, and deletes the conversations.
 * Items and sums stay, as tax law requires. If an order is still open, changes nothing and returns the number
 * of open orders. The erased orders' numbers are saved in a list outside the database, because a restore
 * would bring the names back.
 */
export async function eraseCustomer(
  tx: Transaction,
  which: WhichCustomer,
  actor: ProviderActor,
): Promise<Erasure> {
  const orders = await tx.rows<OrderToErase>(sql`
    select o.order_id as "orderId", o.closed_at as "closedAt", o.customer_name as name, o.customer_phone as phone
      from orders o
     where o.store_id = ${tx.storeId} and ${isOf(which)} for no key update`);
  const open = orders.filter(({ closedAt }) => closedAt === null).length;
  if (open > 0) return { open };
  const orderIds = orders.map(({ orderId }) => orderId);
  if (orderIds.length === 0) return { erased: 0 };
  await eraseOrders(tx, orders);
  await recordAudit(tx, actor, 'privacy.customer-erased', { details: { pedidos: orderIds.length } });
  await saveErasure(tx, orderIds, actor.now);
  return { erased: orderIds.length };
}

/** Records in the audit log that a customer's data were exported. */
export function noteExport(tx: Transaction, orders: number, actor: ProviderActor): Promise<void> {
  return recordAudit(tx, actor, 'privacy.customer-exported', { details: { pedidos: orders } });
}
