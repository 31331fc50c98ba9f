import pg from 'pg';
import type { SoldStore } from './fill-money.ts';

/**
 * The orders are distributed evenly over this many days, until the day before yesterday. Yesterday may not be
 * over in Brazil.
 */
const DAYS = 730;

/**
 * Gives stores the facts of delivered orders with all their sums, in SQL. The product would derive the same
 * rows from the orders of `fillSoldOrders`, but that many would take too long. Each order has two lines. One
 * in twenty was cancelled, one in ten names no customer, the other customers order eight times.
 */
export async function fillSales(ownerUrl: string, stores: readonly SoldStore[]): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const given = [stores.map(({ storeId }) => storeId), stores.map(({ orders }) => orders)];
  const isLost = 'n % 20 = 0';
  const isOnDelivery = `n % 20 <> 0 and n % 4 <> 0`;
  await owner.query(
    `insert into order_facts
     select store_id, n, current_date - ${DAYS + 1} + ((n - 1)::bigint * ${DAYS} / orders)::integer, 11 + n % 12,
            case when ${isLost} then 'cancelled' else 'completed' end, (array['online', 'card', 'cash'])[1 + n % 3],
            (array['PIX', 'CREDIT', 'CASH'])[1 + n % 3], n % 4 <> 0, 5500, 500, 0, 0,
            case when n % 3 = 0 then 6000 else 0 end, case when n % 3 = 1 then 6000 else 0 end, case when n % 3 = 2 then 6000 else 0 end,
            case when ${isLost} then 0 else 660 end, case when ${isLost} then 'user' end, case when ${isLost} then 'UNAVAILABLE_ITEM' end,
            case when n % 4 <> 0 then 'Bairro ' || n::bigint * 7919 % 30 end,
            case when n % 10 <> 0 then 1 + n::bigint * 7919 % greatest(1, orders / 8) end, n % 7,
            case when not (${isLost}) then 10 + n * 31 % 40 end, case when ${isOnDelivery} then 20 + n * 17 % 60 end,
            case when ${isOnDelivery} then n * 13 % 60 - 45 end, 4, 0, not (${isLost})
       from unnest($1::integer[], $2::integer[]) s(store_id, orders), generate_series(1, orders) n`,
    given,
  );
  const [storeIds] = given;
  const mine = 'where store_id = any($1)';
  const paid = 'online_cents + card_cents + cash_cents';
  const counts = (kind: string, { key, name = key, cents = paid, from = '', where = 'true' }: Counted) =>
    `insert into sales_counts
     select store_id, '${kind}', day, outcome, ${key}, min(${name}), count(*), sum(${cents}) from order_facts ${from} ${mine} and ${where}
      group by 1, 3, 4, 5`;
  const completed = `outcome = 'completed'`;
  const monthly = (kind: string, key: string, where = 'true') =>
    `insert into sales_counts
     select store_id, '${kind}', date_trunc('month', day)::date, outcome, ${key}, min(${key}), count(*), 0
       from order_facts ${mine} and ${completed} and ${where} group by 1, 3, 4, 5`;
  for (const statement of [
    `insert into sales_days
     select store_id, day, outcome, way, count(*), sum(subtotal_cents), sum(delivery_cents), 0, 0, sum(online_cents), sum(card_cents), sum(cash_cents),
            sum(commission_cents), 0, count(*) filter (where is_delivery), 0, count(*) filter (where has_terms),
            coalesce(sum(subtotal_cents) filter (where has_terms), 0)
       from order_facts ${mine} group by 1, 2, 3, 4`,
    counts('hour', { key: 'hour::text' }),
    counts('method', { key: 'method' }),
    counts('district', {
      key: 'lower(district)',
      name: 'district',
      where: `district is not null and ${completed}`,
    }),
    counts('item', {
      key: `'p:' || product`,
      name: `'Produto ' || product`,
      cents: '2750',
      from: `cross join lateral unnest(${PRODUCTS}) product`,
      where: completed,
    }),
    counts('nobody', { key: `''`, where: `customer_no is null and ${completed}` }),
    counts('reason', {
      key: `cancelled_by || ':' || cancel_code`,
      name: 'cancel_code',
      where: `outcome = 'cancelled'`,
    }),
    monthly('accept', 'accept_minutes::text'),
    monthly('kitchen', 'kitchen_minutes::text'),
    monthly('door', 'door_minutes::text', 'door_minutes is not null'),
    monthly('promise', `case when late_minutes > 0 then 'late' else 'kept' end`, 'late_minutes is not null'),
    `insert into sales_customers
     select store_id, customer_no, sha256(convert_to(store_id || ':c' || customer_no, 'utf8')), min(day) filter (where ${completed})
       from order_facts ${mine} and customer_no is not null group by 1, 2`,
  ])
    await owner.query(statement, [storeIds]);
  // Does the maintenance that the database does by itself within minutes.
  await owner.query('vacuum analyze order_facts, sales_days, sales_counts, sales_customers');
  await owner.end();
}

/** The products of an order's two lines. */
export const PRODUCTS = 'array[1 + order_id * 31 % 30, 31 + order_id * 17 % 30]::integer[]';

/** A dimension for counting orders, as SQL over their facts. */
interface Counted {
  key: string;
  name?: string;
  cents?: string;
  from?: string;
  where?: string;
}
