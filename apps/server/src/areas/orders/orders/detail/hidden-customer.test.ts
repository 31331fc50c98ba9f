import { ADDED_TEXTS } from '@comanda/domain/orders/orders/order-address';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

/** An order delivered on Friday evening. */
async function aDeliveredOrder() {
  server.clock.set('2026-11-20T22:10:00Z');
  const store = await server.createStore();
  const operator = await server.as(store.operatorLogin);
  const admin = await server.as(store.adminLogin);
  const { body } = await server.partner(store.intakeKey).post('order', anOrderWithAllTexts());
  const orderId = body.data.id_pedido;
  for (const new_status of ['PA', 'PE', 'PD']) await operator.put(`orders/${orderId}`, { new_status });
  return { store, operator, admin, orderId };
}

/** Texts of the customer's address that partners may send. No answer may contain them. */
const ADDED = ADDED_TEXTS.map(({ name, sent }) => ({ sent, text: `<${name}>` }));
const IN_DETAIL = ['98765', 'Glória', '01510', '23.56', ...ADDED.map(({ text }) => text)];
const SECRETS = new RegExp(IN_DETAIL.join('|').replaceAll('.', '\\.'));
const secretsIn = (answer: string) => IN_DETAIL.filter((secret) => answer.includes(secret));

function anOrderWithAllTexts() {
  const { delivery, ...order } = anOpenDeliveryOrder() as { delivery?: { deliveryAddress: object } };
  const texts = Object.fromEntries(ADDED.map(({ sent, text }) => [sent, text]));
  return { ...order, delivery: { ...delivery, deliveryAddress: { ...delivery?.deliveryAddress, ...texts } } };
}

const read = async (person: TestClient, path: string) => JSON.stringify((await person.get(path)).body);

it('hides phone and address of another day’s order in every answer, ticket and push', async () => {
  const { store, operator, admin, orderId } = await aDeliveredOrder();
  const detail = `pedidos/listar/${orderId}`;
  const paths = [detail, 'pedidos/eventos?desde=0', `impressao/pedidos/${orderId}/comandas`];
  for (const path of paths) expect(await read(operator, path)).toMatch(SECRETS);
  expect(secretsIn(await read(operator, detail))).toEqual(IN_DETAIL);
  server.clock.set('2026-11-21T07:59:59Z');
  expect(await read(operator, detail)).toMatch(SECRETS);
  // 05:00 in the store's time zone.
  server.clock.set('2026-11-21T08:00:00Z');
  for (const person of [operator, admin]) {
    for (const path of paths) expect(await read(person, path)).not.toMatch(SECRETS);
  }
  const { body } = await operator.get(detail);
  expect(body.pedidos[0]).toMatchObject({
    dados_ocultos: true,
    link_cliente: '',
    usuario_nome: 'Conceição d’Ávila',
    pedidoObj: { endereco: { rua: '', cep: null }, endereco_escrito: null },
  });
  // A change without effect also returns the order.
  expect(JSON.stringify((await operator.put(`orders/${orderId}`, { new_status: 'PD' })).body)).not.toMatch(
    SECRETS,
  );
  const panel = await openSocket(server.url, operator.token);
  await runStatement(
    server.urls.system,
    'update orders set awaits_acknowledgement = true where store_id = $1 and order_id = $2',
    [store.storeId, orderId],
  );
  expect((await operator.post(`pedidos/${orderId}/ciente`)).status).toBe(200);
  expect(JSON.stringify(await panel.take('pedido', 1))).not.toMatch(SECRETS);
  panel.close();
});

it('shows them to an administrator with a reason, and saves the person and the reason', async () => {
  const { store, operator, admin, orderId } = await aDeliveredOrder();
  server.clock.set('2026-11-21T08:00:00Z');
  const path = `pedidos/${orderId}/dados-do-cliente`;
  expect((await operator.post(path, { motivo: 'reclamacao' })).status).toBe(403);
  expect((await admin.post(path, {})).status).toBe(422);
  expect((await admin.post('pedidos/999/dados-do-cliente', { motivo: 'reclamacao' })).status).toBe(404);
  const shown = await admin.post(path, { motivo: 'reclamacao' });
  expect(JSON.stringify(shown.body)).toMatch(SECRETS);
  expect(shown.body.pedidos[0]).toMatchObject({ dados_ocultos: false });
  const stored = (table: string, action: string) =>
    runStatement(
      server.urls.system,
      `select user_id, details from ${table} where store_id = $1 and action = $2`,
      [store.storeId, action],
    );
  const entry = { user_id: store.adminId, details: { pedido: orderId, motivo: 'complaint' } };
  expect((await stored('access_records', 'personal-data-seen')).rows).toEqual([entry]);
  expect((await stored('audit_log', 'orders.customer-seen')).rows).toEqual([entry]);
});

it('lets a user open sixty orders of other days an hour, and any number of the current day', async () => {
  const { store, operator, orderId } = await aDeliveredOrder();
  server.clock.set('2026-11-21T08:00:00Z');
  const open = async () => (await operator.get(`pedidos/listar/${orderId}`)).status;
  for (let opened = 0; opened < 60; opened += 1) expect(await open()).toBe(200);
  const refused = await operator.get(`pedidos/listar/${orderId}`);
  expect(refused).toMatchObject({ status: 429, body: { motivo: 'order.too-many-past' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  // A new login does not reset the count. Reading a ticket is counted like opening the order.
  const freshLogin = await server.as(store.operatorLogin);
  for (const path of [`pedidos/listar/${orderId}`, `impressao/pedidos/${orderId}/comandas`])
    expect(await freshLogin.get(path)).toMatchObject({
      status: 429,
      body: { motivo: 'order.too-many-past' },
    });
  const { body } = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  expect((await operator.get(`pedidos/listar/${body.data.id_pedido}`)).status).toBe(200);
  server.clock.advance(60_000);
  expect(await open()).toBe(200);
});
