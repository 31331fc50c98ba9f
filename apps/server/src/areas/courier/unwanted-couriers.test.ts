import { createHmac } from 'node:crypto';
import { type RunningCourierSim, startCourierSim } from '@comanda/testkit/courier/courier-server';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const server = testServer();
let store: TestStore;
let sim: RunningCourierSim;
let ana: TestClient;
let system: pg.Client;

beforeAll(async () => {
  store = await server.createStore();
  sim = await startCourierSim(server, [store.storeId]);
  ana = await server.as(store.operatorLogin);
  system = new pg.Client({ connectionString: server.urls.system });
  await system.connect();
});
afterAll(async () => {
  await system.end();
  await sim.stop();
});
beforeEach(() => sim.behave());

async function aCalledOrder(): Promise<number> {
  const { body } = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const orderId = body.data.id_pedido;
  await ana.put(`orders/${orderId}`, { new_status: 'PA' });
  await ana.post('v2/delivery', { id_pedido: orderId, coverage_area_id: 1, price: 8.9 });
  return orderId;
}

const lastEvent = () => sim.deliveries.all.at(-1)?.events.at(-1)?.type;

it('a courier of a cancelled order is called off, though the server went down in between', async () => {
  const orderId = await aCalledOrder();
  await system.query(
    `update orders set status = 'cancelled', closed_at = now() where store_id = $1 and order_id = $2`,
    [store.storeId, orderId],
  );
  server.clock.advance(4 * 60_000);
  await vi.waitFor(() => expect(lastEvent()).toBe('CANCELLED'), { timeout: 5_000 });
});

it('a service that comes back hours later is not asked for a courier nobody needs', async () => {
  sim.misbehave({ isDown: true });
  const count = sim.deliveries.all.length;
  const orderId = await aCalledOrder();
  server.clock.advance(3 * 3_600_000);
  sim.behave();
  await vi.waitFor(
    async () =>
      expect((await ana.get(`pedidos/listar/${orderId}`)).body.pedidos[0]?.externalDeliveryId).toBeNull(),
    { timeout: 5_000 },
  );
  expect(sim.deliveries.all).toHaveLength(count);
});

it('a service whose clock is behind goes on with what was called off: it is told again', async () => {
  const orderId = await aCalledOrder();
  const requestId = (await ana.get(`pedidos/listar/${orderId}`)).body.pedidos[0]?.externalDeliveryId;
  const delivery = sim.deliveries.all.at(-1);
  expect((await ana.post(`v2/delivery/${requestId}/cancel`)).status).toBe(200);
  const body = JSON.stringify({
    deliveryId: 'outra',
    orderId: delivery?.order.orderId,
    event: { type: 'ACCEPTED', datetime: new Date(server.clock.now() - 30_000).toISOString() },
  });
  // Its answer was lost: we never heard the number of the delivery.
  await system.query(
    'update courier_requests set delivery_id = null where store_id = $1 and request_id = $2',
    [store.storeId, requestId],
  );
  const signature = createHmac('sha256', `segredo-da-loja-${store.storeId}`).update(body).digest('hex');
  const answer = await fetch(`${server.url}/api/entregas/${store.storeId}/v1/newLogisticEvent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-app-signature': signature },
    body,
  });
  expect(answer.status).toBe(204);
  const { rows } = await system.query<{ again: boolean }>(
    'select next_attempt_at is not null as again from courier_requests where store_id = $1 and request_id = $2',
    [store.storeId, requestId],
  );
  expect(rows).toEqual([{ again: true }]);
});

it('an account sealed with another secret is as good as none, and orders can still be cancelled', async () => {
  const orderId = await aCalledOrder();
  await system.query(`update courier_accounts set client_secret = 'lacrado com outro segredo, de outra vida'
    where store_id = ${store.storeId}`);
  const other = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const { id_pedido } = other.body.data;
  await ana.put(`orders/${id_pedido}`, { new_status: 'PA' });
  const called = await ana.post('v2/delivery', { id_pedido, coverage_area_id: 1, price: 8.9 });
  expect(called.body).toMatchObject({ motivo: 'courier.not-configured' });
  const cancel = () =>
    ana.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'Item em falta' });
  expect((await cancel()).body).toMatchObject({ motivo: 'order.courier-active' });
  server.clock.advance(3 * 60_000);
  expect((await cancel()).status).toBe(200);
});
