import type { OrderFact, SaleCount } from '@comanda/domain/insight/insight/order-fact';
import type { SalesDay } from '@comanda/domain/insight/insight/sales-day';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Saves new or changed facts. */
export async function writeFacts(tx: Transaction, facts: readonly OrderFact[]): Promise<void> {
  await tx.rows(sql`
    insert into order_facts (store_id, order_id, day, hour, outcome, way, method, is_delivery, subtotal_cents, delivery_cents,
                             store_discount_cents, sponsored_cents, online_cents, card_cents, cash_cents, commission_cents,
                             cancelled_by, cancel_code, district, customer_no, accept_minutes, kitchen_minutes, door_minutes,
                             late_minutes, order_version, other_fees_cents, has_terms)
    select ${tx.storeId}::integer, "orderId", day, hour, outcome, way, method, "isDelivery", "subtotalCents", "deliveryCents",
           "storeDiscountCents", "sponsoredCents", "onlineCents", "cardCents", "cashCents", "commissionCents", "cancelledBy",
           "cancelCode", district, "customerNo", "acceptMinutes", "kitchenMinutes", "doorMinutes", "lateMinutes", version,
           "otherFeesCents", "hasTerms"
      from json_to_recordset(${JSON.stringify(facts)}) as row ("orderId" bigint, day date, hour smallint, outcome text, way text,
           method text, "isDelivery" boolean, "subtotalCents" bigint, "deliveryCents" bigint, "storeDiscountCents" bigint,
           "sponsoredCents" bigint, "onlineCents" bigint, "cardCents" bigint, "cashCents" bigint, "commissionCents" bigint,
           "cancelledBy" text, "cancelCode" text, district text, "customerNo" bigint, "acceptMinutes" smallint,
           "kitchenMinutes" smallint, "doorMinutes" smallint, "lateMinutes" smallint, version integer,
           "otherFeesCents" bigint, "hasTerms" boolean)
    on conflict (store_id, order_id) do update set
      day = excluded.day, hour = excluded.hour, outcome = excluded.outcome, way = excluded.way, method = excluded.method,
      is_delivery = excluded.is_delivery, subtotal_cents = excluded.subtotal_cents, delivery_cents = excluded.delivery_cents,
      store_discount_cents = excluded.store_discount_cents, sponsored_cents = excluded.sponsored_cents,
      online_cents = excluded.online_cents, card_cents = excluded.card_cents, cash_cents = excluded.cash_cents,
      commission_cents = excluded.commission_cents, cancelled_by = excluded.cancelled_by, cancel_code = excluded.cancel_code,
      district = excluded.district, customer_no = excluded.customer_no, accept_minutes = excluded.accept_minutes,
      kitchen_minutes = excluded.kitchen_minutes, door_minutes = excluded.door_minutes, late_minutes = excluded.late_minutes,
      order_version = excluded.order_version, other_fees_cents = excluded.other_fees_cents, has_terms = excluded.has_terms
    returning 1`);
}

/** Adds to the sums of days; negative amounts subtract. */
export async function addToDays(tx: Transaction, days: readonly SalesDay[]): Promise<void> {
  if (days.length === 0) return;
  await tx.rows(sql`
    insert into sales_days as kept (store_id, day, outcome, way, orders, subtotal_cents, delivery_cents, store_discount_cents,
                            sponsored_cents, online_cents, card_cents, cash_cents, commission_cents, sponsored_orders, deliveries,
                            other_fees_cents, terms_orders, terms_sales_cents)
    select ${tx.storeId}::integer, day, outcome, way, orders, "subtotalCents", "deliveryCents", "storeDiscountCents",
           "sponsoredCents", "onlineCents", "cardCents", "cashCents", "commissionCents", "sponsoredOrders", deliveries,
           "otherFeesCents", "termsOrders", "termsSalesCents"
      from json_to_recordset(${JSON.stringify(days)}) as row (day date, outcome text, way text, orders bigint,
           "subtotalCents" bigint, "deliveryCents" bigint, "storeDiscountCents" bigint, "sponsoredCents" bigint,
           "onlineCents" bigint, "cardCents" bigint, "cashCents" bigint, "commissionCents" bigint, "sponsoredOrders" bigint,
           deliveries bigint, "otherFeesCents" bigint, "termsOrders" bigint, "termsSalesCents" bigint)
    on conflict (store_id, day, outcome, way) do update set
      orders = kept.orders + excluded.orders, subtotal_cents = kept.subtotal_cents + excluded.subtotal_cents,
      delivery_cents = kept.delivery_cents + excluded.delivery_cents,
      store_discount_cents = kept.store_discount_cents + excluded.store_discount_cents,
      sponsored_cents = kept.sponsored_cents + excluded.sponsored_cents, online_cents = kept.online_cents + excluded.online_cents,
      card_cents = kept.card_cents + excluded.card_cents, cash_cents = kept.cash_cents + excluded.cash_cents,
      commission_cents = kept.commission_cents + excluded.commission_cents,
      sponsored_orders = kept.sponsored_orders + excluded.sponsored_orders, deliveries = kept.deliveries + excluded.deliveries,
      other_fees_cents = kept.other_fees_cents + excluded.other_fees_cents, terms_orders = kept.terms_orders + excluded.terms_orders,
      terms_sales_cents = kept.terms_sales_cents + excluded.terms_sales_cents
    returning 1`);
}

/** Adds to the counts of sales. The caller gives at most one count per key. */
export async function addToCounts(tx: Transaction, counts: readonly SaleCount[]): Promise<void> {
  if (counts.length === 0) return;
  await tx.rows(sql`
    insert into sales_counts as kept (store_id, kind, day, outcome, key, name, times, cents)
    select ${tx.storeId}::integer, kind, day, outcome, key, name, times, cents
      from json_to_recordset(${JSON.stringify(counts)}) as row (kind text, day date, outcome text, key text, name text,
           times numeric, cents bigint)
    on conflict (store_id, kind, day, outcome, key) do update set
      times = kept.times + excluded.times, cents = kept.cents + excluded.cents,
      name = case when excluded.times > 0 then excluded.name else kept.name end
    returning 1`);
}

/**
 * Returns the customer number of each given key. A key without a number gets its smallest `orderId` as
 * number.
 */
export async function numberCustomers(
  tx: Transaction,
  customers: readonly { key: string; orderId: number }[],
): Promise<Map<string, number>> {
  if (customers.length === 0) return new Map();
  await tx.rows(sql`
    insert into sales_customers (store_id, customer_no, customer_key)
    select ${tx.storeId}::integer, min("orderId"), decode(key, 'hex')
      from json_to_recordset(${JSON.stringify(customers)}) as row (key text, "orderId" bigint) group by key
    on conflict do nothing returning 1`);
  const rows = await tx.rows<{ key: string; customerNo: number }>(sql`
    select encode(customer_key, 'hex') as key, customer_no as "customerNo" from sales_customers
     where store_id = ${tx.storeId}
       and customer_key = any(select decode(key, 'hex') from unnest(${customers.map(({ key }) => key)}::text[]) key)`);
  return new Map(rows.map(({ key, customerNo }) => [key, customerNo]));
}

/** Computes the first day of each of these customers again, from the facts of their orders. */
export async function refreshFirstDays(tx: Transaction, customerNos: readonly number[]): Promise<void> {
  if (customerNos.length === 0) return;
  await tx.rows(sql`
    update sales_customers c
       set first_day = (select min(f.day) from order_facts f
                         where f.store_id = ${tx.storeId} and f.customer_no = c.customer_no and f.outcome = 'completed')
     where c.store_id = ${tx.storeId} and c.customer_no = any(${[...customerNos]}::bigint[])`);
}

/**
 * Deletes the connection between these orders and their customers; sums do not change. A later order of the
 * same person counts as an order of a new customer.
 */
export async function forgetCustomers(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx.rows(sql`
    update sales_customers c set customer_key = null
      from order_facts f
     where c.store_id = ${tx.storeId} and f.store_id = ${tx.storeId} and f.order_id = any(${[...orderIds]}::bigint[])
       and c.customer_no = f.customer_no and c.customer_key is not null`);
}
