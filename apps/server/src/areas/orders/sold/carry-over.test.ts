import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../platform/database/transaction.ts';
import { createLogger } from '../../../platform/log.ts';
import { carryOver } from './carry-over.ts';

const server = testServer();
const log = createLogger('silent');
let pool: ReturnType<typeof createPool>;
let system: Database;

beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 4, applicationName: 'test', onError: () => undefined });
  system = createDatabase(pool);
});
afterAll(() => pool.end());

const TABLES = ['order_lines', 'order_fees', 'order_discounts', 'order_payments'];
/** All rows of the store but what cannot be known later: which products they were, and that they were made later. */
const soldOf = async (storeId: number) =>
  (
    await runStatement(
      server.urls.owner,
      TABLES.map(
        (table) => `select to_jsonb(t) - 'source' - 'product_id' - 'category_id' - 'category_name'
                      - 'size_id' - 'size_name' as row from ${table} t where store_id = $1`,
      ).join(' union all '),
      [storeId],
    )
  ).rows
    .map(({ row }) => JSON.stringify(row))
    .toSorted();

async function aStoreOfBefore(orders: number) {
  const store = await server.createStore();
  const partner = server.partner(store.intakeKey);
  for (let count = 0; count < orders; count += 1)
    expect((await partner.post('order', anOpenDeliveryOrder())).status).toBe(200);
  const written = await soldOf(store.storeId);
  const forget = async (where = '') => {
    for (const table of TABLES)
      await runStatement(server.urls.owner, `delete from ${table} where store_id = $1 ${where}`, [
        store.storeId,
      ]);
  };
  return { storeId: store.storeId, partner, written, forget };
}

it('makes of the documents what intake writes, to the cent, once, however often and by however many it is done', async () => {
  const [one, other] = [await aStoreOfBefore(7), await aStoreOfBefore(3)];
  await one.forget();
  // Some have their rows: a server of this release took them.
  await other.forget('and order_id <> 2');
  await Promise.all([carryOver(system, { log, slice: 2 }), carryOver(system, { log, slice: 2 })]);
  await carryOver(system, { log, slice: 2 });
  for (const { storeId, written } of [one, other]) expect(await soldOf(storeId)).toEqual(written);
  // What a server of the release before takes in later is found, too.
  await one.partner.post('order', anOpenDeliveryOrder());
  const written = await soldOf(one.storeId);
  await one.forget('and order_id = 8');
  await carryOver(system, { log });
  expect(await soldOf(one.storeId)).toEqual(written);
});

it('goes on where it was stopped, and past a document that cannot be read', async () => {
  const { storeId, written, forget } = await aStoreOfBefore(5);
  await forget();
  await runStatement(
    server.urls.owner,
    `update orders set document = '{}' where store_id = $1 and order_id = 2`,
    [storeId],
  );
  const stopping = new AbortController();
  const stopped = carryOver(system, { log, slice: 1, signal: stopping.signal });
  stopping.abort();
  await stopped;
  await carryOver(system, { log, slice: 2 });
  const isOfSecond = (row: string) => row.includes('"order_id": 2') || row.includes('"order_id":2');
  expect(await soldOf(storeId)).toEqual(written.filter((row) => !isOfSecond(row)));
});
