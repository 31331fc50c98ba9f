import { courierStore } from '@comanda/testkit/courier/courier-store';
import { eventually } from '@comanda/testkit/eventually';
import { describe, expect, it } from 'vitest';

const shop = courierStore();
const { anAcceptedOrder, aCalledOrder, call, detail, server } = shop;

describe('a faulty service', () => {
  it('is asked again after a lost answer, and sends only one courier', async () => {
    shop.sim.misbehave({ losesAnswers: true });
    const orderId = await anAcceptedOrder();
    const { status, body } = await call(orderId);
    expect(status).toBe(200);
    expect(body.mensagem).toContain('ainda não respondeu');
    expect((await detail(orderId)).pedidoObj.solicitacao_entregador?.situacao).toBe('enviando');
    const count = shop.sim.deliveries.all.length;
    shop.sim.behave();
    server.clock.advance(3_000);
    await eventually(async () =>
      expect((await detail(orderId)).pedidoObj.solicitacao_entregador?.situacao).toBe('buscando'),
    );
    expect(shop.sim.deliveries.all.length).toBe(count);
  });

  it('may be down for some time', async () => {
    shop.sim.misbehave({ isDown: true });
    const orderId = await anAcceptedOrder();
    const count = shop.sim.deliveries.all.length;
    expect((await call(orderId)).status).toBe(200);
    expect(await detail(orderId)).toMatchObject({
      status: 'PL',
      externalDeliveryStatus: 'SEARCHING_DELIVERY',
    });
    shop.sim.behave();
    server.clock.advance(20_000);
    await eventually(() => expect(shop.sim.deliveries.all.length).toBe(count + 1));
  });

  it('repeats reports, without effect on events and history', async () => {
    shop.sim.misbehave({ duplicates: true, speaksStrangely: true });
    const { orderId, delivery } = await aCalledOrder();
    for (let steps = 0; steps < 9; steps++) {
      const statuses = await shop.sim.deliveries.step(delivery);
      expect(new Set(statuses)).toEqual(new Set([204]));
    }
    const { status, pedidoObj } = await detail(orderId);
    expect(status).toBe('PD');
    expect(pedidoObj.andamentos).toHaveLength(6);
  });

  it('sends reports in the wrong order, and no state goes back', async () => {
    shop.sim.misbehave({ reorders: true });
    const { orderId, delivery } = await aCalledOrder();
    await shop.sim.deliveries.step(delivery);
    expect((await detail(orderId)).status).toBe('LE');
    await shop.sim.deliveries.step(delivery);
    expect((await detail(orderId)).status).toBe('PE');
    await shop.sim.deliveries.step(delivery);
    await shop.sim.deliveries.step(delivery);
    expect((await detail(orderId)).status).toBe('PD');
  });

  it('sends a wrong signature, and is refused without effect', async () => {
    const { orderId, delivery } = await aCalledOrder();
    shop.sim.misbehave({ signsWrongly: true });
    expect(await shop.sim.deliveries.step(delivery)).toEqual([401]);
    expect((await detail(orderId)).status).toBe('PL');
  });

  it('stops sending reports, and is asked for the current state', async () => {
    const { orderId, delivery } = await aCalledOrder();
    shop.sim.misbehave({ isSilent: true });
    await shop.sim.deliveries.step(delivery);
    expect((await detail(orderId)).status).toBe('PL');
    server.clock.advance(4 * 60_000);
    await eventually(async () => expect((await detail(orderId)).status).toBe('LE'));
  });

  it('cancels the delivery: before pick-up the order is free again, after pick-up it stays sent', async () => {
    shop.sim.misbehave({ cancelsAfter: 'accepted' });
    const early = await aCalledOrder();
    await shop.sim.deliveries.step(early.delivery);
    await shop.sim.deliveries.step(early.delivery);
    expect(await detail(early.orderId)).toMatchObject({ status: 'PA', externalDeliveryStatus: null });
    shop.sim.misbehave({ cancelsAfter: 'order-picked' });
    const late = await aCalledOrder();
    for (let steps = 0; steps < 5; steps++) await shop.sim.deliveries.step(late.delivery);
    expect(await detail(late.orderId)).toMatchObject({ status: 'PE', externalDeliveryStatus: 'CANCELLED' });
  });
});
