import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type pg from 'pg';

/** Creates `each` orders in each store, in the tables of the bare server (`bench/ceilings`). */
export async function fillMinimalOrders(client: pg.Client, stores: number, each: number): Promise<void> {
  await client.query(
    `insert into orders (store_id, order_id, status, document)
     select store_id, order_id, 'pending', $3
       from generate_series(1, $1::integer) store_id, generate_series(1, $2::integer) order_id`,
    [stores, each, JSON.stringify(anOpenDeliveryOrder())],
  );
}
