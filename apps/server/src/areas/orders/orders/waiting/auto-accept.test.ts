import { createApp } from '@comanda/server/src/app.ts';
import { readConfig } from '@comanda/server/src/config.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import { eventually } from '@comanda/testkit/eventually';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { pairAgent, saveSettings } from '@comanda/testkit/printing/print-agent';
import type { TestStore } from '@comanda/testkit/stores';
import pg from 'pg';
import { expect, it } from 'vitest';

const server = testServer();

async function aStore() {
  const store = await server.createStore();
  await saveSettings(await server.as(store.adminLogin), { acceptsAutomatically: true });
  return store;
}

const place = async (store: TestStore, order = anOpenDeliveryOrder()) =>
  (await server.partner(store.intakeKey).post('order', order)).body.data.id_pedido;

/** The orders as rows of the database, because no user is logged in. */
async function ordersOf({ storeId }: TestStore) {
  const owner = new pg.Client({ connectionString: server.urls.owner });
  await owner.connect();
  const { rows } = await owner.query<{ status: string; version: number }>(
    'select status, version from orders where store_id = $1 order by order_id',
    [storeId],
  );
  await owner.end();
  return rows;
}

it('accepts without an open panel, as the system, and records it', async () => {
  const store = await aStore();
  const orderId = await place(store);
  await eventually(async () => expect(await ordersOf(store)).toMatchObject([{ status: 'accepted' }]));
  const { body } = await (await server.as(store.operatorLogin)).get(`pedidos/listar/${orderId}`);
  expect(body.pedidos[0]?.pedidoObj.andamentos.at(-1)).toMatchObject({
    label: 'Pedido aceito · auto',
    por: 'sistema',
  });
});

it('accepts and prints each order of a burst once, with three panels and two servers', async () => {
  const store = await aStore();
  const agent = await (await pairAgent(server, await server.as(store.adminLogin))).connect();
  const operator = await server.as(store.operatorLogin);
  const panels = await Promise.all([1, 2, 3].map(() => openSocket(server.url, operator.token)));
  const log = createLogger('silent');
  const config = { ...readConfig({}), panelDir: null, visitorPagesDir: null, secret: 'test' };
  const second = await createApp({ config, databaseUrls: server.urls, clock: server.clock, log });
  try {
    await Promise.all(Array.from({ length: 12 }, () => place(store)));
    const accepted = Array.from({ length: 12 }, () => ({ status: 'accepted', version: 2 }));
    await eventually(async () => expect(await ordersOf(store)).toEqual(accepted));
    const given = (await agent.fetch()).map(({ id }) => id);
    expect(given).toEqual(accepted.map((_order, index) => index + 1));
    await agent.report('impresso', given);
    const { body } = await operator.get('pedidos/listar');
    expect(body.pedidos.map(({ status, versao }) => [status, versao])).toEqual(accepted.map(() => ['PI', 3]));
    for (const panel of panels) panel.close();
  } finally {
    await second.stop();
  }
});

it('leaves mismatched and undone orders, and orders of stores without the setting, to users', async () => {
  const [store, taking, plain] = await Promise.all([aStore(), aStore(), server.createStore()]);
  const wrong = {
    ...anOpenDeliveryOrder(),
    total: {
      itemsPrice: { value: 1, currency: 'BRL' },
      otherFees: { value: 7, currency: 'BRL' },
      discount: { value: 5, currency: 'BRL' },
      orderAmount: { value: 64.9, currency: 'BRL' },
    },
  };
  await place(store, wrong);
  await place(plain);
  const orderId = await place(taking);
  await eventually(async () => expect(await ordersOf(taking)).toMatchObject([{ status: 'accepted' }]));
  const panel = await server.as(taking.operatorLogin);
  const { body } = await panel.get(`pedidos/listar/${orderId}`);
  await panel.post(`pedidos/${orderId}/desfazer`, { ate: body.pedidos[0]?.desfazer?.ate });
  // Acceptance of this later order proves that the round before has ended.
  const later = await aStore();
  await place(later);
  await eventually(async () => expect(await ordersOf(later)).toMatchObject([{ status: 'accepted' }]));
  await eventually(async () => {
    await saveSettings(await server.as(plain.adminLogin), { acceptsAutomatically: true });
    expect(await ordersOf(plain)).toMatchObject([{ status: 'accepted' }]);
  });
  expect(await ordersOf(store)).toMatchObject([{ status: 'pending' }]);
  expect(await ordersOf(taking)).toMatchObject([{ status: 'pending' }]);
});
