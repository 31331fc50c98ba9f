import { createHmac } from 'node:crypto';
import { courierStore } from '@comanda/testkit/courier/courier-store';
import { eventually } from '@comanda/testkit/eventually';
import { expect, it } from 'vitest';

const shop = courierStore();
const { server, call, detail, anAcceptedOrder, aCalledOrder } = shop;

const lastEvent = () => shop.sim.deliveries.all.at(-1)?.events.at(-1)?.type;

it('cancels the courier of a cancelled order after a crash between the two steps', async () => {
  const { orderId } = await aCalledOrder();
  await shop.system.query(
    `update orders set status = 'cancelled', closed_at = now() where store_id = $1 and order_id = $2`,
    [shop.store.storeId, orderId],
  );
  server.clock.advance(4 * 60_000);
  await eventually(() => expect(lastEvent()).toBe('CANCELLED'));
});

it('requests no courier for an old order when a service recovers hours later', async () => {
  shop.sim.misbehave({ isDown: true });
  const count = shop.sim.deliveries.all.length;
  const orderId = await anAcceptedOrder();
  await call(orderId);
  server.clock.advance(3 * 3_600_000);
  shop.sim.behave();
  await eventually(async () => expect((await detail(orderId)).externalDeliveryId).toBeNull());
  expect(shop.sim.deliveries.all).toHaveLength(count);
});

it('repeats requests on time when the clock is set back', async () => {
  shop.sim.misbehave({ losesAnswers: true });
  const orderId = await anAcceptedOrder();
  await call(orderId);
  server.clock.advance(-3_600_000);
  shop.sim.behave();
  await eventually(async () => {
    const { rows } = await shop.system.query(
      'select status from courier_requests where store_id = $1 and order_id = $2',
      [shop.store.storeId, orderId],
    );
    expect(rows).toEqual([{ status: 'searching' }]);
  });
  server.clock.advance(3_600_000);
});

it('repeats the cancellation when a service with a slow clock continues the delivery', async () => {
  const { orderId, delivery } = await aCalledOrder();
  const requestId = (await detail(orderId)).externalDeliveryId;
  expect((await shop.ana.post(`v2/delivery/${requestId}/cancel`)).status).toBe(200);
  const body = JSON.stringify({
    deliveryId: 'outra',
    orderId: delivery.order.orderId,
    event: { type: 'ACCEPTED', datetime: new Date(server.clock.now() - 30_000).toISOString() },
  });
  // The service's answer was lost, and with it the delivery's number.
  await shop.system.query(
    'update courier_requests set delivery_id = null where store_id = $1 and request_id = $2',
    [shop.store.storeId, requestId],
  );
  const signature = createHmac('sha256', `segredo-da-loja-${shop.store.storeId}`).update(body).digest('hex');
  const answer = await fetch(`${server.url}/api/entregas/${shop.store.storeId}/v1/newLogisticEvent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-app-signature': signature },
    body,
  });
  expect(answer.status).toBe(204);
  const { rows } = await shop.system.query<{ again: boolean }>(
    'select next_attempt_at is not null as again from courier_requests where store_id = $1 and request_id = $2',
    [shop.store.storeId, requestId],
  );
  expect(rows).toEqual([{ again: true }]);
});

it('ignores an account that was encrypted with another secret, and orders can still be cancelled', async () => {
  const { orderId } = await aCalledOrder();
  await shop.system.query(`update courier_accounts set client_secret = 'lacrado com outro segredo, de outra vida'
    where store_id = ${shop.store.storeId}`);
  const called = await call(await anAcceptedOrder());
  expect(called.body).toMatchObject({ motivo: 'courier.not-configured' });
  const cancel = () =>
    shop.ana.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'Item em falta' });
  expect((await cancel()).body).toMatchObject({ motivo: 'order.courier-active' });
  server.clock.advance(3 * 60_000);
  expect((await cancel()).status).toBe(200);
});
