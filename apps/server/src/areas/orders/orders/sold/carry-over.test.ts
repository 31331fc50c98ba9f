import { testServer } from '@comanda/testkit/http/test-server';
import { pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../../platform/database/transaction.ts';
import { createLogger } from '../../../../platform/log.ts';
import { MenuDocuments } from '../../../menu/menu/public.ts';
import { carryOver } from './carry-over.ts';

const server = testServer();
const log = createLogger('silent');
let pool: ReturnType<typeof createPool>;
let system: Database;
let menus: MenuDocuments;

beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 4, applicationName: 'test', onError: () => undefined });
  system = createDatabase(pool);
  menus = new MenuDocuments(system);
});
afterAll(() => pool.end());

const price = { value: 62.9, currency: 'BRL' };
const PIZZA = {
  ...{
    name: 'Pizza grande',
    externalCode: 'PZ-1',
    quantity: 1,
    unit: 'UN',
    unitPrice: price,
    totalPrice: price,
  },
};
const TABLES = ['order_lines', 'order_fees', 'order_discounts', 'order_payments'];
/** All rows of the store, without their source. */
const soldOf = async (storeId: number) =>
  (
    await runStatement(
      server.urls.owner,
      TABLES.map((table) => `select to_jsonb(t) - 'source' as row from ${table} t where store_id = $1`).join(
        ' union all ',
      ),
      [storeId],
    )
  ).rows
    .map(({ row }) => JSON.stringify(row))
    .toSorted();

const changed = (storeId: number, table: string, at: string) =>
  runStatement(server.urls.owner, `update ${table} set changed_at = $2 where store_id = $1`, [storeId, at]);

async function aStoreOfBefore(orders: number) {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  // The menu must be older than the orders.
  for (const table of ['menu_products', 'menu_sizes', 'menu_categories'])
    await changed(store.storeId, table, '2026-01-01');
  const partner = server.partner(store.intakeKey);
  for (let count = 0; count < orders; count += 1)
    expect((await partner.post('order', anOpenDeliveryOrder({ items: [PIZZA] }))).status).toBe(200);
  const written = await soldOf(store.storeId);
  const forget = async (where = '') => {
    for (const table of TABLES)
      await runStatement(server.urls.owner, `delete from ${table} where store_id = $1 ${where}`, [
        store.storeId,
      ]);
  };
  return { storeId: store.storeId, partner, written, forget };
}

it('writes the rows that intake would write, to the cent and once, also in repeated and concurrent runs', async () => {
  const [one, other] = [await aStoreOfBefore(7), await aStoreOfBefore(3)];
  await one.forget();
  // Order 2 still has its rows, as if a server of this release had received the order.
  await other.forget('and order_id <> 2');
  await Promise.all([
    carryOver(system, { menus, log, slice: 2 }),
    carryOver(system, { menus, log, slice: 2 }),
  ]);
  await carryOver(system, { menus, log, slice: 2 });
  for (const { storeId, written } of [one, other]) expect(await soldOf(storeId)).toEqual(written);
  // A server of the previous release received this order after the first run.
  await one.partner.post('order', anOpenDeliveryOrder());
  const written = await soldOf(one.storeId);
  await one.forget('and order_id = 8');
  await carryOver(system, { menus, log });
  expect(await soldOf(one.storeId)).toEqual(written);
});

it('links products that did not change since, and leaves empty what older documents lack', async () => {
  const { storeId, forget } = await aStoreOfBefore(2);
  await forget();
  await runStatement(
    server.urls.owner,
    `update orders set document = document #- '{discounts,0,shares}' #- '{fees,0,receivedBy}' #- '{fees,0,type}',
            received_at = received_at - interval '2 years' * (2 - order_id)
      where store_id = $1`,
    [storeId],
  );
  await changed(storeId, 'menu_categories', '2027-01-01');
  await carryOver(system, { menus, log });
  const { rows } = await runStatement(
    server.urls.owner,
    `select l.product_id, l.category_id, l.category_name, l.size_name, f.kind, f.received_by, d.sponsor, d.coupon
       from order_lines l join order_fees f using (store_id, order_id) join order_discounts d using (store_id, order_id)
      where store_id = $1 order by order_id`,
    [storeId],
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    [null, null, null, null, 'delivery', null, 'MARKETPLACE', null],
    [501, 1, null, 'Grande', 'delivery', null, 'MARKETPLACE', null],
  ]);
});

it('continues after a stop, and skips documents that are unreadable or that the tables refuse', async () => {
  const { storeId, written, forget } = await aStoreOfBefore(5);
  await forget();
  await runStatement(
    server.urls.owner,
    `update orders set document = case order_id when 2 then '{}' else document #- '{items,0,name}' end
      where store_id = $1 and order_id in (2, 4)`,
    [storeId],
  );
  const stopping = new AbortController();
  const stopped = carryOver(system, { menus, log, slice: 1, signal: stopping.signal });
  stopping.abort();
  await stopped;
  await carryOver(system, { menus, log, slice: 2 });
  const isUnread = (row: string) => /"order_id":[24]\b/.test(row);
  expect(await soldOf(storeId)).toEqual(written.filter((row) => !isUnread(row)));
});
