import { copyFirstOrder } from '@comanda/testkit/orders/copy-first-order';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import type { World } from '@comanda/testkit/running/world';
import pLimit from 'p-limit';
import pg from 'pg';

/**
 * Gives every store `orders` pending orders. The server creates the first order, and the database copies it.
 * Journal entries and numbers are as if the server had created all. Sending all orders would take longer than
 * the measurement.
 */
export async function fillStores(
  { url, urls }: World,
  stores: readonly RunningStore[],
  orders: number,
): Promise<void> {
  const http = createHttpClient(url, { sockets: 8 });
  const pool = new pg.Pool({ connectionString: urls.system, max: 8 });
  try {
    await pLimit(8).map(stores, async (store) => {
      await placeOrder(http, store);
      if (orders > 1) await multiplyFirstOrder(pool, store.storeId, orders - 1);
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
