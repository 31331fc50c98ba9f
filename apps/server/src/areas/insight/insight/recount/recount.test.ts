import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../../platform/database/transaction.ts';
import { createLogger } from '../../../../platform/log.ts';
import { StoreProfiles } from '../../../store/store/public.ts';
import { createSalesFigures, type SalesFigures } from '../facts/facts-reader.ts';
import { threeDays } from '../testing/three-days.ts';
import { recountStores } from './recount-job.ts';
import { recountStore } from './recount-store.ts';
import { salesRecounts } from './recounts.reads.ts';

const server = testServer();
let shop: Awaited<ReturnType<typeof threeDays>>;
let pools: ReturnType<typeof createPool>[];
let system: Database;
let sales: SalesFigures;

beforeAll(async () => {
  shop = await threeDays(server);
  pools = [server.urls.app, server.urls.system].map((url) =>
    createPool({ url, max: 3, applicationName: 'test', onError: () => undefined }),
  );
  const [database, all] = pools.map((pool) => createDatabase(pool)) as [Database, Database];
  system = all;
  sales = createSalesFigures({ database, profiles: new StoreProfiles(database, server.clock) });
  expect(await sales.catchUp(shop.storeId)).toBe(true);
});
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const recount = () => recountStore(system, shop.storeId);
const run = (statement: string) => runStatement(server.urls.owner, statement, [shop.storeId]);
/** Applies a statement, runs `read`, then reverts the statement. */
async function meanwhile(change: string, back: string, read: () => Promise<void>) {
  await run(change);
  await read();
  await run(back);
}

it('finds no difference in correct sums, also before the reader has read a change', async () => {
  expect(await recount()).toEqual({ orders: 19, difference: null });
  const panel = await shop.panel();
  expect((await panel.put(`orders/${shop.ids.B09}`, { new_status: 'PD' })).status).toBe(200);
  expect(await recount()).toEqual({ orders: 19, difference: null });
  await sales.catchUp(shop.storeId);
  expect(await recount()).toEqual({ orders: 19, difference: null });
});

it.each([
  [
    'a sum of a day',
    `update sales_days set cash_cents = cash_cents + 1 where store_id = $1 and day = '2026-11-15' and way = 'cash' and outcome = 'completed'`,
    `update sales_days set cash_cents = cash_cents - 1 where store_id = $1 and day = '2026-11-15' and way = 'cash' and outcome = 'completed'`,
    { day: '2026-11-15', what: 'cashCents', of: 'cash', expected: 4_900, found: 4_901 },
  ],
  [
    'a count',
    `update sales_counts set times = times + 2 where store_id = $1 and kind = 'district' and key = 'mooca' and day = '2026-11-15'`,
    `update sales_counts set times = times - 2 where store_id = $1 and kind = 'district' and key = 'mooca' and day = '2026-11-15'`,
    { day: '2026-11-15', what: 'district-times', of: 'mooca' },
  ],
  [
    'an order that says something else than its sums',
    `update order_fees set cents = cents + 100 where store_id = $1 and kind = 'delivery' and order_id = (select min(order_id) + 1 from orders where store_id = $1)`,
    `update order_fees set cents = cents - 100 where store_id = $1 and kind = 'delivery' and order_id = (select min(order_id) + 1 from orders where store_id = $1)`,
    { day: '2026-11-14', what: 'deliveryCents' },
  ],
])('finds %s that was touched', async (_what, change, back, difference) => {
  await meanwhile(change, back, async () => {
    expect((await recount())?.difference).toMatchObject(difference);
  });
  expect((await recount())?.difference).toBeNull();
});

it('repairs sums from the orders while the store works', async () => {
  const team = await server.asProvider();
  const before = await run('select * from sales_days where store_id = $1 order by day, outcome, way');
  const counts = await run('select * from sales_counts where store_id = $1 order by kind, day, outcome, key');
  await run(
    "update sales_days set orders = orders + 3, cash_cents = cash_cents - 7 where store_id = $1 and day = '2026-11-15'",
  );
  await run("delete from sales_days where store_id = $1 and day = '2026-11-16'");
  await run("update sales_counts set times = 99 where store_id = $1 and kind = 'item'");
  await run(
    "insert into sales_counts (store_id, kind, day, outcome, key, name, times, cents) values ($1, 'item', '2026-10-01', 'completed', 'n:x', 'X', 2, 500)",
  );
  await run(
    "update order_facts set subtotal_cents = subtotal_cents + 100, cash_cents = cash_cents + 100 where store_id = $1 and day = '2026-11-14'",
  );
  await run(
    'delete from order_facts where store_id = $1 and order_id = (select max(order_id) from order_facts where store_id = $1)',
  );
  expect((await recount())?.difference).not.toBeNull();
  const repair = () => team.post(`provedor/lojas/${shop.storeId}/relatorios/refazer`);
  expect(await repair()).toMatchObject({ status: 200, body: { diferenca: null } });
  const nothing = ({ rows }: typeof before) => rows.filter((row) => Number(row.times ?? row.orders) !== 0);
  const after = await run('select * from sales_days where store_id = $1 order by day, outcome, way');
  expect(nothing(after)).toEqual(nothing(before));
  const countsAfter = await run(
    'select * from sales_counts where store_id = $1 order by kind, day, outcome, key',
  );
  const minimal = (of: typeof counts) =>
    nothing(of).map(({ times, ...row }) => ({ ...row, times: Number(times) }));
  expect(minimal(countsAfter)).toEqual(minimal(counts));
  expect(await repair()).toMatchObject({ status: 200, body: { diferenca: null } });
  expect((await recount())?.difference).toBeNull();
  const support = await server.asProvider('support');
  expect((await support.post(`provedor/lojas/${shop.storeId}/relatorios/refazer`)).status).toBe(403);
});

it('repairs sums exactly while orders arrive and change, also for two people at the same time', async () => {
  const team = await server.asProvider();
  const panel = await shop.panel();
  const partner = server.partner(shop.store.intakeKey);
  const repair = () => team.post(`provedor/lojas/${shop.storeId}/relatorios/refazer`);
  const sell = async () => {
    const { body } = await partner.post('order', anOpenDeliveryOrder());
    for (const new_status of ['PA', 'PE', 'PD'])
      expect((await panel.put(`orders/${body.data.id_pedido}`, { new_status })).status).toBe(200);
  };
  await run("update sales_days set orders = orders + 3 where store_id = $1 and day = '2026-11-15'");
  const sold = Promise.all([sell(), sell(), sell(), sell()]);
  const repairs = await Promise.all([repair(), repair(), sales.catchUp(shop.storeId), repair()]);
  await sold;
  for (const answer of repairs) if (typeof answer === 'object') expect([200, 409]).toContain(answer.status);
  await repair();
  expect(await sales.catchUp(shop.storeId)).toBe(true);
  expect(await recount()).toEqual({ orders: 23, difference: null });
});

/** Deletes the fact of the store's first order; `restore` inserts the fact again. */
async function withoutFirstFact() {
  const { rows } = await run('select * from order_facts where store_id = $1 order by order_id limit 1');
  const fact = rows[0] as unknown as { order_id: string };
  await run(`delete from order_facts where store_id = $1 and order_id = ${fact.order_id}`);
  const restore = () =>
    runStatement(
      server.urls.owner,
      'insert into order_facts select * from json_populate_record(null::order_facts, $1)',
      [JSON.stringify(fact)],
    );
  return { orderId: Number(fact.order_id), restore };
}

it('finds an order that no sum contains', async () => {
  const { orderId, restore } = await withoutFirstFact();
  expect((await recount())?.difference).toEqual({ orderId });
  await restore();
  expect((await recount())?.difference).toBeNull();
});

it('an imported order that the sums do not contain yet is no difference', async () => {
  server.clock.set('2026-11-17T08:00:00Z');
  const { orderId, restore } = await withoutFirstFact();
  let turns = 0;
  const filling: SalesFigures = {
    catchUp: async () => {
      turns += 1;
      if (turns === 2) await restore();
      return true;
    },
  };
  await run('insert into sales_fills (store_id, rules) values ($1, 1) on conflict do nothing');
  const deps = { system, clock: server.clock, log: createLogger('silent') };
  await recountStores({ ...deps, sales: filling });
  const counted = () => run('select difference from sales_recounts where store_id = $1');
  expect([turns, (await counted()).rows]).toEqual([2, [{ difference: null }]]);

  await run('delete from sales_recounts where store_id = $1');
  const missing = await withoutFirstFact();
  expect(missing.orderId).toBe(orderId);
  await recountStores({ ...deps, sales: { catchUp: async () => true } });
  expect((await counted()).rows).toEqual([{ difference: { orderId } }]);
  await missing.restore();
  await run('delete from sales_recounts where store_id = $1');
});

it('the console gets store, day and first difference once a day', async () => {
  const deps = { system, sales, clock: server.clock, log: createLogger('silent') };
  const list = async () =>
    (await (await server.asProvider()).get('provedor/relatorios/recontagens?diferentes=true'))
      .body as unknown;
  server.clock.set('2026-11-18T08:00:00Z');
  await run('insert into sales_fills (store_id, rules) values ($1, 1) on conflict do nothing');
  await recountStores(deps);
  expect(await list()).toMatchObject({ lojas: [], com_diferenca: 0 });
  await run(
    `update sales_days set orders = orders + 1 where store_id = $1 and day = '2026-11-16' and outcome = 'cancelled'`,
  );
  await run(
    `update sales_days set orders = orders + 1 where store_id = $1 and day = '2026-11-14' and outcome = 'cancelled' and way = 'cash'`,
  );
  await recountStores(deps);
  expect(await list()).toMatchObject({ lojas: [] });
  server.clock.set('2026-11-19T08:00:00Z');
  // A store whose past is being generated is not recounted.
  await meanwhile(
    'update stores set is_past_under_way = true where store_id = $1',
    'update stores set is_past_under_way = false where store_id = $1',
    async () => {
      await recountStores(deps);
      expect(await list()).toMatchObject({ lojas: [] });
    },
  );
  await recountStores(deps);
  expect(await list()).toMatchObject({
    lojas: [
      {
        ...{ loja: shop.storeId, nome_loja: shop.store.name, contado_em: '2026-11-19T08:00:00.000Z' },
        diferenca:
          'Em 14/11/2026, pedidos cancelados, Dinheiro, número de pedidos: os pedidos somam 1 e está guardado 2.',
      },
    ],
    ...{ quantidade: 1, com_diferenca: 1 },
  });
  expect((await (await server.asProvider('support')).get('provedor/relatorios/recontagens')).status).toBe(
    403,
  );
});

// A store has one recount, so each row of the list needs its own store.
pagedSuite({
  list: salesRecounts,
  filter: { onlyDifferent: false },
  otherFilter: { onlyDifferent: true },
  context: [],
  isOfAllStores: true,
  keyOf: ({ storeId }) => String(storeId),
  insert: `with made as (
      insert into stores (store_id, company, name, legal_name, document, district, city, state, channel)
      select $1 * 10000 + n, 'x', 'x', 'x', '11222333000181', 'x', 'x', 'SP', $1 || '-' || n
        from generate_series($2::integer, $3::integer) n)
    insert into sales_recounts (store_id, counted_at, orders)
    select $1 * 10000 + n, timestamptz '2026-11-20' - n % 7 * interval '1 day', n from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from sales_recounts where store_id = $1 * 10000 + $2',
});
