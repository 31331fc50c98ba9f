import { createApp } from '@comanda/server/src/app.ts';
import { readConfig } from '@comanda/server/src/config.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import { eventually } from '@comanda/testkit/eventually';
import { testServer } from '@comanda/testkit/http/test-server';
import { copyFirstOrder } from '@comanda/testkit/orders/copy-first-order';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { pairAgent, saveSettings } from '@comanda/testkit/printing/print-agent';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { MAX_AT_ONCE, ordersToAccept } from './auto-accept.reads.ts';

const server = testServer();

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function connectOwner(): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: server.urls.owner });
  await owner.connect();
  closing.push(() => owner.end());
  return owner;
}

async function aStoreWithOrder() {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const paired = await pairAgent(server, admin);
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  return { store, admin, paired };
}

it('accepts an order once with two concurrent servers, and creates its tickets once', async () => {
  const { store, admin, paired } = await aStoreWithOrder();
  const owner = await connectOwner();
  // The lock must come first: a transaction's snapshot begins with its first statement.
  const holder = await connectOwner();
  const config = { ...readConfig({}), panelDir: null, visitorPagesDir: null, secret: 'test' };
  const log = createLogger('silent');
  const second = await createApp({ config, databaseUrls: server.urls, clock: server.clock, log });
  closing.push(() => second.stop());

  // The test releases this lock when both servers have decided and wait for it.
  await holder.query('begin');
  await holder.query('select from orders where store_id = $1 for update', [store.storeId]);
  await saveSettings(admin, { acceptsAutomatically: true });
  await eventually(async () => {
    const { rows } = await owner.query<{ servers: number }>(
      `select count(*)::int as servers from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and usename <> current_user`,
    );
    expect(rows[0]?.servers).toBe(2);
  });
  await holder.query('commit');

  const history = async () =>
    (
      await owner.query<{ happened: string }>(
        'select happened from order_timeline where store_id = $1 order by version',
        [store.storeId],
      )
    ).rows.map(({ happened }) => happened);
  await eventually(async () => expect(await history()).toContain('accepted'));
  // The slower server has finished when no session waits for the lock.
  await second.stop();
  closing.pop();
  expect((await history()).filter((happened) => happened === 'accepted')).toHaveLength(1);
  const { body } = await admin.get('pedidos/listar');
  expect(body.pedidos).toMatchObject([{ status: 'PA', versao: 2 }]);
  const agent = await paired.connect();
  expect(await agent.fetch()).toHaveLength(1);
});

it('reads pending orders in batches, each order once', async () => {
  const { store } = await aStoreWithOrder();
  const owner = await connectOwner();
  const extra = MAX_AT_ONCE + 50;
  await copyFirstOrder(owner, store.storeId, extra);
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  closing.push(() => pool.end());
  const system = createDatabase(pool);
  const now = server.clock.now();
  // This server also accepts orders. Because of the lock, the orders remain pending until the test has read
  // them.
  const holder = await connectOwner();
  await holder.query('begin');
  await holder.query('select from orders where store_id = $1 for update', [store.storeId]);
  const acceptsAutomatically = (isOn: boolean) =>
    owner.query('update stores set accepts_automatically = $2 where store_id = $1', [store.storeId, isOn]);
  await acceptsAutomatically(true);
  const first = await ordersToAccept(system, now);
  const rest = await ordersToAccept(system, now, first.at(-1));
  expect(first).toHaveLength(MAX_AT_ONCE);
  const ids = [...first, ...rest].map(({ orderId }) => orderId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(extra + 1);
  expect(await ordersToAccept(system, now, rest.at(-1))).toEqual([]);
  await acceptsAutomatically(false);
});
