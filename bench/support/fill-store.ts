import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { mapAtOnce, type RunningStore } from '@comanda/testkit/running/running-stores';
import pg from 'pg';

/**
 * Gives every store `orders` pending orders: one through the server, the others as copies of it in the database, with
 * history, events and numbers as if they had come the same way. Sending them all would take longer than the measuring.
 */
export async function fillStores(
  server: { url: string; systemUrl: string },
  stores: readonly RunningStore[],
  orders: number,
): Promise<void> {
  const http = createHttpClient(server.url, { sockets: 8 });
  const pool = new pg.Pool({ connectionString: server.systemUrl, max: 8 });
  try {
    await mapAtOnce(stores, 8, async ({ intakeKey, storeId }) => {
      const answer = await http.send('POST', '/api/order', { 'x-api-key': intakeKey }, anOpenDeliveryOrder());
      if (answer.status !== 200) throw new Error(`the first order was refused: ${answer.text}`);
      if (orders > 1) await copyFirstOrder(pool, storeId, orders - 1);
    });
  } finally {
    http.close();
    await pool.end();
  }
}

async function copyFirstOrder(pool: pg.Pool, storeId: number, copies: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Generated columns are written by the database alone.
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
    await client.query(
      `insert into order_history (store_id, order_id, version, at, happened, status, actor_kind)
       select store_id, order_id, 1, received_at, 'received', 'pending', 'platform' from orders
        where store_id = $1 and order_id > 1`,
      [storeId],
    );
    await client.query(
      `insert into store_events (store_id, seq, kind, order_id, happened, actor_kind)
       select store_id, order_id, 'new', order_id, 'received', 'platform' from orders
        where store_id = $1 and order_id > 1`,
      [storeId],
    );
    await client.query(
      'update store_counters set event_seq = $2::bigint + 1, order_no = $2::bigint + 1 where store_id = $1',
      [storeId, copies],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
