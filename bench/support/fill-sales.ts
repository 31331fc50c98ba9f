import pg from 'pg';
import type { SoldStore } from './fill-money.ts';

/** Over so many days, evenly, until yesterday. */
const DAYS = 730;

/**
 * Gives stores the facts of delivered orders with all their sums. Straight into the tables: nobody can make as many while a bench waits.
 * One order in twenty was cancelled, one in ten names no customer, the others come again eight times. The first store's orders are there, too.
 */
export async function fillSales(ownerUrl: string, stores: readonly SoldStore[]): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const given = [stores.map(({ storeId }) => storeId), stores.map(({ orders }) => orders)];
  await owner.query(
    `insert into order_facts
     select store_id, n, current_date - ${DAYS} + ((n - 1)::bigint * ${DAYS} / orders)::integer, 11 + n % 12,
            case when n % 20 = 0 then 'cancelled' else 'completed' end, (array['online', 'card', 'cash'])[1 + n % 3],
            (array['PIX', 'CREDIT', 'CASH'])[1 + n % 3], n % 4 <> 0, 5500, 500, 0, 0,
            case when n % 3 = 0 then 6000 else 0 end, case when n % 3 = 1 then 6000 else 0 end, case when n % 3 = 2 then 6000 else 0 end, 660,
            case when n % 20 = 0 then 'user' end, case when n % 20 = 0 then 'UNAVAILABLE_ITEM' end,
            case when n % 4 <> 0 then 'Bairro ' || n * 7919 % 30 end,
            case when n % 10 <> 0 then 1 + n * 7919 % greatest(1, orders / 8) end,
            n % 7, 10 + n * 31 % 40, 20 + n * 17 % 60, n * 13 % 60 - 45, 4
       from unnest($1::integer[], $2::integer[]) s(store_id, orders), generate_series(1, orders) n`,
    given,
  );
  await owner.query(
    `insert into orders (store_id, order_id, external_id, content_hash, code, status, version, fulfilment, created_at, received_at, accept_by,
       promised_for, closed_at, customer_name, total_cents, charge_cents, payment_summary, document)
     select store_id, order_id, 'seed-' || order_id, '', 'C' || order_id, case outcome when 'completed' then 'delivered' else 'cancelled' end, 4,
            'delivery', day, day, day, day, day, 'Conceição de Souza ' || order_id, 6000, 0, 'Pix', '{"items":[]}'
       from order_facts where store_id = $1`,
    [stores[0]?.storeId],
  );
  const [storeIds] = given;
  const mine = 'where store_id = any($1)';
  const paid = 'online_cents + card_cents + cash_cents';
  const counts = (kind: string, key: string, where: string) =>
    `insert into sales_counts
     select store_id, '${kind}', day, outcome, ${key}, min(${key}), count(*), sum(${paid}) from order_facts ${mine} and ${where} group by 1, 3, 4, 5`;
  const monthly = (kind: string, key: string) =>
    `insert into sales_counts
     select store_id, '${kind}', date_trunc('month', day)::date, outcome, ${key}, min(${key}), count(*), 0
       from order_facts ${mine} and outcome = 'completed' group by 1, 3, 4, 5`;
  for (const statement of [
    `insert into sales_days
     select store_id, day, outcome, way, count(*), sum(subtotal_cents), sum(delivery_cents), 0, 0, sum(online_cents), sum(card_cents), sum(cash_cents),
            sum(commission_cents), 0, count(*) filter (where is_delivery)
       from order_facts ${mine} group by 1, 2, 3, 4`,
    counts('hour', 'hour::text', 'true'),
    counts('method', 'method', 'true'),
    counts('district', 'lower(district)', `district is not null and outcome = 'completed'`),
    counts('item', `'p:' || order_id * 31 % 60`, `outcome = 'completed'`),
    counts('nobody', `''`, `customer_no is null and outcome = 'completed'`),
    counts('reason', `cancelled_by || ':' || cancel_code`, `outcome = 'cancelled'`),
    monthly('accept', 'accept_minutes::text'),
    monthly('kitchen', 'kitchen_minutes::text'),
    monthly('door', 'door_minutes::text'),
    monthly('promise', `case when late_minutes > 0 then 'late' else 'kept' end`),
    `insert into sales_customers
     select store_id, customer_no, null, min(day) filter (where outcome = 'completed') from order_facts ${mine} and customer_no is not null group by 1, 2`,
  ])
    await owner.query(statement, [storeIds]);
  // What the server's own housekeeping does within minutes.
  await owner.query('vacuum analyze orders, order_facts, sales_days, sales_counts, sales_customers');
  await owner.end();
}
