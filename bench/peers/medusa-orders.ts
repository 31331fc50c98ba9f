import pg from 'pg';
import { type Shape, vacuum } from '../support/order-load.ts';

/** Ids of the copied sales channels and orders, counted from 1. */
interface CopyIds {
  store(store: number): string;
  order(store: number, order: number): string;
}

const IDS: CopyIds = {
  store: (store) => `sc_bench_${store}`,
  order: (store, order) => `order_bench_${store}_${order}`,
};

/**
 * Copies one of Medusa's orders in its database, with totals and item. The shape sets the number of sales
 * channels and copies. All copies share one address. Sending that many orders would take longer than the
 * measurement.
 */
export async function copyMedusaOrder(ownerUrl: string, orderId: string, shape: Shape): Promise<CopyIds> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const copy = (table: string, where: string, changes: string) =>
    client.query(
      `insert into "${table}"
       select (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
         from "${table}" t, generate_series(1, $2::integer) s, generate_series(1, $3::integer) n where ${where}`,
      [orderId, shape.stores, shape.ordersEach],
    );
  const key = "'_bench_' || s || '_' || n";
  try {
    await client.query(
      `insert into sales_channel
       select (jsonb_populate_record(t, jsonb_build_object('id', 'sc_bench_' || s, 'name', 'Loja ' || s))).*
         from sales_channel t, generate_series(1, $1::integer) s
        where t.id = (select id from sales_channel limit 1)`,
      [shape.stores],
    );
    await copy(
      'order',
      't.id = $1',
      `'id', 'order' || ${key}, 'sales_channel_id', 'sc_bench_' || s, 'display_id', 1 + (n - 1) * $2::integer + s`,
    );
    await copy('order_summary', 't.order_id = $1', `'id', 'ordsum' || ${key}, 'order_id', 'order' || ${key}`);
    await copy(
      'order_line_item',
      't.id in (select item_id from order_item where order_id = $1)',
      `'id', 'ordli' || ${key}`,
    );
    await copy(
      'order_item',
      't.order_id = $1',
      `'id', 'orditem' || ${key}, 'order_id', 'order' || ${key}, 'item_id', 'ordli' || ${key}`,
    );
  } finally {
    await client.end();
  }
  await vacuum(ownerUrl);
  return IDS;
}
