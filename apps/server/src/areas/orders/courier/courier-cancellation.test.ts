import { courierStore } from '@comanda/testkit/courier/courier-store';
import { eventually } from '@comanda/testkit/eventually';
import { describe, expect, it } from 'vitest';

const shop = courierStore();
const { aCalledOrder, detail, server } = shop;

/** Creates an order whose requested courier is on the way to the store. */
async function anAwaitedOrder() {
  const called = await aCalledOrder();
  await shop.sim.deliveries.step(called.delivery);
  expect(await detail(called.orderId)).toMatchObject({
    status: 'LE',
    externalDeliveryStatus: 'WAITING_COLLECT',
  });
  return called;
}

describe('cancelling the courier', () => {
  it('frees the order for another courier', async () => {
    const { orderId, delivery } = await aCalledOrder();
    const id = (await detail(orderId)).externalDeliveryId;
    const { body } = await shop.ana.post(`v2/delivery/${id}/cancel`);
    expect(body).toMatchObject({
      message: 'ORDER_CANCELED',
      mensagem: 'Solicitação de entrega cancelada com sucesso!',
    });
    expect(await detail(orderId)).toMatchObject({ status: 'PA', externalDeliveryId: null });
    expect(delivery.events.at(-1)?.type).toBe('CANCELLED');
    expect((await shop.ana.post(`v2/delivery/${id}/cancel`)).status).toBe(200);
  });

  it('is refused with a reason, and the courier request stays active', async () => {
    const { orderId } = await aCalledOrder();
    shop.sim.misbehave({ refusesCancellations: true });
    const id = (await detail(orderId)).externalDeliveryId;
    expect((await shop.ana.post(`v2/delivery/${id}/cancel`)).body).toMatchObject({
      motivo: 'courier.cancel-failed',
      erro: expect.stringContaining('o entregador já está a caminho'),
    });
    expect(await detail(orderId)).toMatchObject({ status: 'PL', externalDeliveryId: id });
    const cancelled = await shop.ana.put(`orders/${orderId}`, {
      new_status: 'PC',
      motivo_cancelamento: 'Item em falta',
    });
    expect(cancelled.body).toMatchObject({
      motivo: 'order.courier-active',
      erro: expect.stringContaining('o entregador já está a caminho'),
    });
  });

  it('is too late when the food was delivered without a report, for any answer of the service', async () => {
    const { orderId, delivery } = await aCalledOrder();
    const id = (await detail(orderId)).externalDeliveryId;
    shop.sim.misbehave({ isSilent: true });
    while (delivery.events.at(-1)?.type !== 'ORDER_DELIVERED') await shop.sim.deliveries.step(delivery);
    expect(await detail(orderId)).toMatchObject({ status: 'PL', externalDeliveryId: id });
    expect((await shop.ana.post(`v2/delivery/${id}/cancel`)).body).toMatchObject({
      motivo: 'courier.cancel-failed',
      erro: expect.stringContaining('a entrega já terminou'),
    });
    expect(delivery.events.at(-1)?.type).toBe('CANCELLED');
    expect(await detail(orderId)).toMatchObject({ status: 'PD' });
  });

  it('is retried until the service answers', async () => {
    const { orderId, delivery } = await aCalledOrder();
    const id = (await detail(orderId)).externalDeliveryId;
    shop.sim.misbehave({ isDown: true });
    expect((await shop.ana.post(`v2/delivery/${id}/cancel`)).body).toMatchObject({
      motivo: 'courier.cancel-failed',
      erro: expect.stringContaining('continuamos tentando'),
    });
    expect((await detail(orderId)).pedidoObj.solicitacao_entregador?.cancelando).toBe(true);
    shop.sim.behave();
    server.clock.advance(20_000);
    await eventually(async () => expect((await detail(orderId)).status).toBe('PA'));
    expect(delivery.events.at(-1)?.type).toBe('CANCELLED');
  });

  it('happens first, when the order is cancelled or sent without the courier', async () => {
    const first = await aCalledOrder();
    await shop.ana.put(`orders/${first.orderId}`, { new_status: 'PC', motivo_cancelamento: 'Item em falta' });
    expect(await detail(first.orderId)).toMatchObject({ status: 'PC', externalDeliveryId: null });
    expect(first.delivery.events.at(-1)?.type).toBe('CANCELLED');
    const second = await aCalledOrder();
    await shop.ana.put(`orders/${second.orderId}`, { new_status: 'PE' });
    expect(await detail(second.orderId)).toMatchObject({ status: 'PE', externalDeliveryId: null });
    expect(second.delivery.events.at(-1)?.type).toBe('CANCELLED');
  });

  it('happens first, when the order is delivered while its courier is on the way to the store', async () => {
    const { orderId, delivery } = await anAwaitedOrder();
    expect((await shop.ana.put(`orders/${orderId}`, { new_status: 'PD' })).status).toBe(200);
    expect(await detail(orderId)).toMatchObject({ status: 'PD', externalDeliveryId: null });
    expect(delivery.events.at(-1)?.type).toBe('CANCELLED');
  });

  it('does not cancel a courier who may have the food until a user decides, also for a delivered order', async () => {
    const { orderId, delivery } = await anAwaitedOrder();
    const id = (await detail(orderId)).externalDeliveryId;
    await shop.ana.put(`orders/${orderId}`, { new_status: 'PE' });
    await shop.ana.put(`orders/${orderId}`, { new_status: 'PD' });
    expect(await detail(orderId)).toMatchObject({ status: 'PD', externalDeliveryId: id });
    expect(delivery.events.at(-1)?.type).toBe('ACCEPTED');
    expect((await shop.ana.post(`v2/delivery/${id}/cancel`)).status).toBe(200);
    expect(await detail(orderId)).toMatchObject({ status: 'PD', externalDeliveryId: null });
    expect(delivery.events.at(-1)?.type).toBe('CANCELLED');
  });

  it('when refused, prevents the delivery with a reason, but not the sending', async () => {
    const { orderId } = await anAwaitedOrder();
    shop.sim.misbehave({ refusesCancellations: true });
    const delivered = () => shop.ana.put(`orders/${orderId}`, { new_status: 'PD' });
    expect((await delivered()).body).toMatchObject({
      motivo: 'order.courier-active',
      erro: expect.stringContaining('o entregador já está a caminho'),
    });
    expect((await shop.ana.put(`orders/${orderId}`, { new_status: 'PE' })).status).toBe(200);
    expect((await delivered()).status).toBe(200);
  });

  it("does not cancel the courier when the order's change is refused anyway", async () => {
    const { orderId, delivery } = await aCalledOrder();
    const { body } = await shop.ana.put(`orders/${orderId}`, { new_status: 'PC' });
    expect(body.motivo).toBe('order.reason-missing');
    expect(delivery.events.at(-1)?.type).toBe('PENDING');
    const { orderId: key } = delivery.order;
    expect(shop.sim.deliveries.all.filter(({ order }) => order.orderId === key)).toHaveLength(1);
  });
});
