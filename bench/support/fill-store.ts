import { copyFirstOrder } from '@comanda/testkit/orders/copy-first-order';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import pLimit from 'p-limit';
import pg from 'pg';

/**
 * Gives every store `orders` pending orders: one through the server, the others as its copies in the
 * database. Entries and numbers are as if all had come the same way. Sending them all would take longer than
 * the measurement.
 */
export async function fillStores(
  server: { url: string; systemUrl: string },
  stores: readonly RunningStore[],
  orders: number,
): Promise<void> {
  const http = createHttpClient(server.url, { sockets: 8 });
  const pool = new pg.Pool({ connectionString: server.systemUrl, max: 8 });
  try {
    await pLimit(8).map(stores, async ({ intakeKey, storeId }) => {
      const answer = await http.send('POST', '/api/order', { 'x-api-key': intakeKey }, anOpenDeliveryOrder());
      if (answer.status !== 200) throw new Error(`the first order was refused: ${answer.text}`);
      if (orders > 1) await multiplyFirstOrder(pool, storeId, orders - 1);
    });
  } finally {
    http.close();
    await pool.end();
  }
}

async function multiplyFirstOrder(pool: pg.Pool, storeId: number, copies: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await copyFirstOrder(client, storeId, copies);
    await client.query(
      `insert into store_events (store_id, seq, kind, order_id, version, at, happened, status, actor_kind)
       select store_id, order_id, 'new', order_id, 1, received_at, 'received', 'pending', 'platform' from orders
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
