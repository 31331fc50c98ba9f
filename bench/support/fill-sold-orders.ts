import { onConnection } from '@comanda/testkit/open-connections';
import { PRODUCTS } from './fill-sales.ts';

/** The time zone of stores from `createTestStore`. */
const ZONE = 'America/Sao_Paulo';
/** Filler for the order's document, which no query here reads. It gives the rows a realistic size. */
const DOCUMENT = `jsonb_build_object('items', '[]'::jsonb, 'rest', repeat(md5(order_id::text), 20))`;
const MOMENTS = `(select *, (day + hour * interval '1 hour' + order_id % 60 * interval '1 minute') at time zone '${ZONE}' as made,
                         coalesce(door_minutes, 60) * interval '1 minute' as took, accept_minutes * interval '1 minute' as accepted
                    from order_facts where store_id = any($1)) f`;

/** Creates the orders that belong to the facts of `fillSales`, without sold items and without a history. */
export async function fillOrders(ownerUrl: string, storeIds: readonly number[]): Promise<void> {
  await runAll(ownerUrl, storeIds, [
    `insert into orders (store_id, order_id, external_id, content_hash, code, status, version, fulfilment, created_at, received_at,
       accept_by, promised_for, closed_at, customer_id, customer_name, district, total_cents, charge_cents, payment_summary, cancelled_by,
       cancel_code, document)
     select store_id, order_id, 'seed-' || order_id, '', 'C' || order_id, case outcome when 'completed' then 'delivered' else 'cancelled' end,
            4, case when is_delivery then 'delivery' else 'pickup' end, made, made, made, made + took - coalesce(late_minutes, 0) * interval '1 minute',
            made + took, 'c' || customer_no, 'Conceição de Souza ' || order_id, district, 6000, 0, 'Pix', cancelled_by, cancel_code, ${DOCUMENT}
       from ${MOMENTS}`,
  ]);
}

/**
 * Creates the same orders with all sources of their facts: sold items, history, and the fees of the store.
 * The readers of the journal have already read these orders.
 */
export async function fillSoldOrders(ownerUrl: string, storeIds: readonly number[]): Promise<void> {
  const mine = 'from order_facts where store_id = any($1)';
  await Promise.all([
    fillOrders(ownerUrl, storeIds),
    runAll(ownerUrl, storeIds, [
      `insert into order_lines (store_id, order_id, line_no, product_id, name, quantity, unit, unit_price_cents, options_price_cents,
         total_cents, options)
       select store_id, order_id, no - 1, product, 'Produto ' || product, 1, 'UNIT', 2750, 0, 2750, '[]'
         from order_facts, unnest(${PRODUCTS}) with ordinality line (product, no) where store_id = any($1)`,
      `insert into order_fees (store_id, order_id, fee_no, kind, name, cents, received_by)
       select store_id, order_id, 0, 'delivery', 'Entrega', 500, 'MERCHANT' ${mine}`,
      `insert into order_payments (store_id, order_id, payment_no, method, name, is_prepaid, cents)
       select store_id, order_id, 0, method, method, way = 'online', 6000 ${mine}`,
      `insert into order_transactions (store_id, posting_id, order_id, kind, day, booked_on, occurred_at, way, subtotal_cents, delivery_cents,
         store_discount_cents, sponsored_cents, online_cents, cash_cents, card_cents, partner_cents, fee_cents, commission_cents,
         base_subtotal_cents, base_delivery_cents, platform_fee_cents, nett_cents, terms)
       select store_id, order_id, order_id, 'delivered', day, day, day + interval '22 hours', way, 5500, 500, 0, 0, 0, cash_cents, card_cents,
              online_cents, 0, commission_cents, 5500, 500, 0, 6000 - commission_cents, '{}' ${mine} and outcome = 'completed'`,
    ]),
    runAll(ownerUrl, storeIds, [
      `insert into store_events (store_id, seq, kind, order_id, at, actor_kind, happened, version, status)
       select store_id, (order_id - 1) * 4 + no, case no when 1 then 'new' else 'changed' end, order_id, at, 'user', happened, no, status
         from ${MOMENTS}, lateral (values
           (1, made, 'received', 'pending'), (2, made + accepted, 'accepted', 'accepted'),
           (3, made + accepted + kitchen_minutes * interval '1 minute', 'sent', 'sent'),
           (4, made + took, case outcome when 'completed' then 'delivered' else 'cancelled' end,
               case outcome when 'completed' then 'delivered' else 'cancelled' end)) step (no, at, happened, status)
        where at is not null`,
    ]),
  ]);
  const last = `(select store_id, max(order_id) as orders ${mine} group by 1) last`;
  await runAll(ownerUrl, storeIds, [
    `update store_counters c set order_no = orders, event_seq = orders * 4 from ${last} where c.store_id = last.store_id`,
    `insert into journal_readers (store_id, reader, seq) select store_id, 'sales', orders * 4 from ${last}`,
    `insert into sold_rows_carried (store_id, order_id) select store_id, orders from ${last}`,
    `insert into sales_fills (store_id, order_id, rules) select store_id, orders, 1 from ${last}`,
    // Marks tonight's recount as done, so that it does not run during the measurement.
    `insert into sales_recounts (store_id, counted_at, orders) select store_id, now() + interval '1 hour', orders from ${last}`,
  ]);
}

async function runAll(
  ownerUrl: string,
  storeIds: readonly number[],
  statements: readonly string[],
): Promise<void> {
  await onConnection(ownerUrl, async (owner) => {
    // Disables triggers and foreign keys, because checking each row would take as long as writing it.
    await owner.query('set session_replication_role = replica');
    for (const statement of statements) await owner.query(statement, [storeIds]);
  });
}
