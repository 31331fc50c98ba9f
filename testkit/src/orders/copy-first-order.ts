import type pg from 'pg';

/** Tables with the parts of an order that have one row each. */
const SOLD_ROWS = ['order_lines', 'order_fees', 'order_discounts', 'order_payments'];

/**
 * Copies a store's order 1 as orders 2, 3, …, with their sold items. Each copy is older than the one before.
 * Writes no history, no events and no counters. For tests with many orders, because sending them all would
 * take longer than the test.
 */
export async function copyFirstOrder(
  client: pg.Client | pg.PoolClient,
  storeId: number,
  copies: number,
): Promise<void> {
  // Leaves out generated columns, because only the database may write them.
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`,
  );
  const columns = rows.map(({ name }) => name);
  await client.query(
    `with made as materialized (
       select jsonb_populate_record(o, jsonb_build_object(
         'order_id', n + 1, 'external_id', o.external_id || '-' || n, 'code', 'B' || to_hex(n),
         'customer_name', 'Cliente ' || n, 'received_at', o.received_at - n * interval '10 milliseconds')) as r
         from orders o, generate_series(1, $2::integer) n
        where o.store_id = $1 and o.order_id = 1)
     insert into orders (${columns.join(', ')}) select ${columns.map((name) => `(r).${name}`).join(', ')} from made`,
    [storeId, copies],
  );
  for (const table of SOLD_ROWS) {
    await client.query(
      `insert into ${table}
       select (jsonb_populate_record(sold, jsonb_build_object('order_id', n + 1))).*
         from ${table} sold, generate_series(1, $2::integer) n where sold.store_id = $1 and sold.order_id = 1`,
      [storeId, copies],
    );
  }
}
