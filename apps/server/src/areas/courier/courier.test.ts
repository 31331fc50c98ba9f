import { type RunningCourierSim, startCourierSim } from '@comanda/testkit/courier/courier-server';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const server = testServer();
let store: TestStore;
let sim: RunningCourierSim;
let ana: TestClient;

beforeAll(async () => {
  store = await server.createStore();
  sim = await startCourierSim(server, [store.storeId]);
  ana = await server.as(store.operatorLogin);
});
afterAll(() => sim.stop());
beforeEach(() => sim.behave());

/** The area of the order's address: Liberdade, R$ 8,90. */
const AREA = { coverage_area_id: 1, price: 8.9 };

async function anAcceptedOrder(document = anOpenDeliveryOrder()): Promise<number> {
  const { body } = await server.partner(store.intakeKey).post('order', document);
  await ana.put(`orders/${body.data.id_pedido}`, { new_status: 'PA' });
  return body.data.id_pedido;
}

const call = (orderId: number, over: object = {}) =>
  ana.post('v2/delivery', { id_pedido: orderId, ...AREA, ...over });

async function detail(orderId: number) {
  const { body } = await ana.get(`pedidos/listar/${orderId}`);
  const order = body.pedidos[0];
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

async function aCalledOrder(): Promise<{
  orderId: number;
  delivery: RunningCourierSim['deliveries']['all'][number];
}> {
  const orderId = await anAcceptedOrder();
  await call(orderId);
  const delivery = sim.deliveries.all.at(-1);
  if (!delivery) throw new Error('the service has no delivery');
  return { orderId, delivery };
}

const deliveriesOf = (delivery: { order: { orderId: string } }) =>
  sim.deliveries.all.filter(({ order }) => order.orderId === delivery.order.orderId);

describe('calling a courier', () => {
  it('moves the order along with what the service reports', async () => {
    const { orderId, delivery } = await aCalledOrder();
    expect(await detail(orderId)).toMatchObject({
      status: 'PL',
      externalDeliveryStatus: 'SEARCHING_DELIVERY',
      pedidoObj: { solicitacao_entregador: { situacao: 'buscando', bairro: 'Liberdade', valor: 8.9 } },
    });
    expect(await sim.deliveries.step(delivery)).toEqual([204]);
    expect(await detail(orderId)).toMatchObject({
      status: 'LE',
      externalDeliveryStatus: 'WAITING_COLLECT',
      pedidoObj: {
        entregador: { nome: delivery.courier.name, placa: 'não informada', telefone: delivery.courier.phone },
      },
    });
    for (let steps = 0; steps < 3; steps++) await sim.deliveries.step(delivery);
    expect(await detail(orderId)).toMatchObject({ status: 'PE', externalDeliveryStatus: 'WITH_DELIVERY' });
    for (let steps = 0; steps < 5; steps++) await sim.deliveries.step(delivery);
    const done = await detail(orderId);
    expect(done).toMatchObject({ status: 'PD', externalDeliveryStatus: 'FINISHED' });
    expect(done.pedidoObj.andamentos.map(({ label }) => label.split(' · ')[0])).toEqual([
      'Pedido recebido',
      'Pedido aceito',
      'Entregador solicitado',
      'Entregador a caminho da loja',
      'Entregador saiu com o pedido',
      'Entrega concluída',
    ]);
    const { body } = await ana.get(`pedidos/externalDeliveryStatusList/${orderId}`);
    expect(body).toMatchObject({
      externalDeliveryStatusList: [
        { status: 'SEARCHING_DELIVERY', meta_data: { deliveryMan: null } },
        { status: 'WAITING_COLLECT', meta_data: { deliveryMan: { name: delivery.courier.name } } },
        { status: 'WITH_DELIVERY' },
        { status: 'FINISHED' },
      ],
    });
  });

  it('tells the service where, what and how much in its own words', async () => {
    const { delivery } = await aCalledOrder();
    expect(delivery.order).toMatchObject({
      merchant: { name: store.name },
      pickupAddress: { street: 'Rua da Consolação', state: 'BR-SP', country: 'BR' },
      deliveryAddress: { street: 'Rua da Glória', district: 'Liberdade', latitude: -23.5603 },
      payments: {
        method: 'OFFLINE',
        offlineMethod: [{ type: 'CASH', amount: { value: 64.9 } }],
        change: { value: 35.1 },
      },
    });
  });

  it('refuses what may not be called, each with its reason', async () => {
    const orderId = await anAcceptedOrder();
    const reason = async (answer: Promise<{ body: { motivo: string; erro: string } }>) => (await answer).body;
    expect(await reason(call(orderId, { price: 7 }))).toMatchObject({
      motivo: 'courier.price-changed',
      erro: expect.stringContaining('8,90'),
    });
    expect(await reason(call(orderId, { coverage_area_id: null }))).toMatchObject({
      motivo: 'courier.area-missing',
    });
    expect(await reason(call(orderId, { coverage_area_id: 99 }))).toMatchObject({
      motivo: 'courier.area-not-found',
    });
    expect(await reason(call(999_999))).toMatchObject({ motivo: 'order.not-found' });
    expect(await reason(call(await anAcceptedOrder(aPickupOrder())))).toMatchObject({
      motivo: 'courier.not-allowed',
    });
    const unlocated = anOpenDeliveryOrder();
    Object.assign(unlocated.delivery as object, {
      deliveryAddress: {
        ...(unlocated.delivery as { deliveryAddress: object }).deliveryAddress,
        coordinates: null,
      },
    });
    expect(await reason(call(await anAcceptedOrder(unlocated)))).toMatchObject({
      motivo: 'courier.address-not-located',
      erro: expect.stringMatching(/^Erro ao solicitar entrega externa!/),
    });
    expect((await detail(orderId)).status).toBe('PA');
    await call(orderId);
    expect(await reason(call(orderId))).toMatchObject({ motivo: 'courier.already-requested' });
  });

  it('gives the order back when the service refuses or finds nobody, and may be called again', async () => {
    sim.misbehave({ refuses: true });
    const orderId = await anAcceptedOrder();
    expect((await call(orderId)).body).toMatchObject({
      motivo: 'courier.refused',
      erro: expect.stringContaining('fora da área de atendimento'),
    });
    expect(await detail(orderId)).toMatchObject({ status: 'PA', externalDeliveryId: null });
    sim.misbehave({ refuses: false, rejects: true });
    await call(orderId);
    const rejected = sim.deliveries.all.at(-1);
    if (rejected) await sim.deliveries.step(rejected);
    expect(await detail(orderId)).toMatchObject({
      status: 'PA',
      externalDeliveryStatus: null,
      pedidoObj: {
        solicitacao_entregador: { situacao: 'recusada', observacao: 'não há entregador disponível' },
      },
    });
    sim.behave();
    expect((await call(orderId)).status).toBe(200);
    expect((await detail(orderId)).status).toBe('PL');
  });

  it('lists areas and starts with the one of the address', async () => {
    const { body } = await ana.get('v2/delivery/coverageAreas');
    expect(body).toMatchObject({
      coverageAreas: [
        { coverageArea: { name: 'Centro', city: { name: 'Osasco' } }, price: 12, enabled: true },
        { coverageArea: { name: 'Centro', city: { name: 'São Paulo' } } },
        { coverageAreaID: 1, coverageArea: { name: 'Liberdade' } },
      ],
    });
    const orderId = await anAcceptedOrder();
    const district = (await detail(orderId)).pedidoObj.endereco_id_bairro;
    expect((await ana.get(`areas/${district}`)).body).toMatchObject({ area: { external_id: 1 } });
    expect((await ana.post('delivery/auth')).body).toMatchObject({ status: true, expires_in: 3600 });
  });
});

describe('a service that misbehaves', () => {
  it('is asked again after a lost answer, and never sends two couriers', async () => {
    sim.misbehave({ losesAnswers: true });
    const orderId = await anAcceptedOrder();
    const { status, body } = await call(orderId);
    expect(status).toBe(200);
    expect(body.mensagem).toContain('ainda não respondeu');
    expect((await detail(orderId)).pedidoObj.solicitacao_entregador?.situacao).toBe('enviando');
    const count = sim.deliveries.all.length;
    sim.behave();
    server.clock.advance(3_000);
    await vi.waitFor(
      async () => expect((await detail(orderId)).pedidoObj.solicitacao_entregador?.situacao).toBe('buscando'),
      { timeout: 5_000 },
    );
    expect(sim.deliveries.all.length).toBe(count);
  });

  it('may be down and come back', async () => {
    sim.misbehave({ isDown: true });
    const orderId = await anAcceptedOrder();
    const count = sim.deliveries.all.length;
    expect((await call(orderId)).status).toBe(200);
    expect(await detail(orderId)).toMatchObject({
      status: 'PL',
      externalDeliveryStatus: 'SEARCHING_DELIVERY',
    });
    sim.behave();
    server.clock.advance(20_000);
    await vi.waitFor(() => expect(sim.deliveries.all.length).toBe(count + 1), { timeout: 5_000 });
  });

  it('repeats itself: events and history stay as they are', async () => {
    sim.misbehave({ duplicates: true, speaksStrangely: true });
    const { orderId, delivery } = await aCalledOrder();
    for (let steps = 0; steps < 9; steps++) {
      const statuses = await sim.deliveries.step(delivery);
      expect(new Set(statuses)).toEqual(new Set([204]));
    }
    const { status, pedidoObj } = await detail(orderId);
    expect(status).toBe('PD');
    expect(pedidoObj.andamentos).toHaveLength(6);
  });

  it('mixes up the order of events: nothing goes back', async () => {
    sim.misbehave({ reorders: true });
    const { orderId, delivery } = await aCalledOrder();
    await sim.deliveries.step(delivery);
    expect((await detail(orderId)).status).toBe('LE');
    await sim.deliveries.step(delivery);
    expect((await detail(orderId)).status).toBe('PE');
    await sim.deliveries.step(delivery);
    await sim.deliveries.step(delivery);
    expect((await detail(orderId)).status).toBe('PD');
  });

  it('signs wrongly: refused, and nothing happens', async () => {
    const { orderId, delivery } = await aCalledOrder();
    sim.misbehave({ signsWrongly: true });
    expect(await sim.deliveries.step(delivery)).toEqual([401]);
    expect((await detail(orderId)).status).toBe('PL');
  });

  it('falls silent: it is asked how things stand', async () => {
    const { orderId, delivery } = await aCalledOrder();
    sim.misbehave({ isSilent: true });
    await sim.deliveries.step(delivery);
    expect((await detail(orderId)).status).toBe('PL');
    server.clock.advance(4 * 60_000);
    await vi.waitFor(async () => expect((await detail(orderId)).status).toBe('LE'), { timeout: 5_000 });
  });

  it('calls off before pick-up: the order goes back; after pick-up it stays on its way', async () => {
    sim.misbehave({ cancelsAfter: 'accepted' });
    const early = await aCalledOrder();
    await sim.deliveries.step(early.delivery);
    await sim.deliveries.step(early.delivery);
    expect(await detail(early.orderId)).toMatchObject({ status: 'PA', externalDeliveryStatus: null });
    sim.misbehave({ cancelsAfter: 'order-picked' });
    const late = await aCalledOrder();
    for (let steps = 0; steps < 5; steps++) await sim.deliveries.step(late.delivery);
    expect(await detail(late.orderId)).toMatchObject({ status: 'PE', externalDeliveryStatus: null });
  });
});

describe('calling it off', () => {
  it('frees the order', async () => {
    const { orderId, delivery } = await aCalledOrder();
    const id = (await detail(orderId)).externalDeliveryId;
    const { body } = await ana.post(`v2/delivery/${id}/cancel`);
    expect(body).toMatchObject({
      message: 'ORDER_CANCELED',
      mensagem: 'Solicitação de entrega cancelada com sucesso!',
    });
    expect(await detail(orderId)).toMatchObject({ status: 'PA', externalDeliveryId: null });
    expect(delivery.events.at(-1)?.type).toBe('CANCELLED');
    expect((await ana.post(`v2/delivery/${id}/cancel`)).status).toBe(200);
  });

  it('is refused in words, and the courier stays', async () => {
    const { orderId } = await aCalledOrder();
    sim.misbehave({ refusesCancellations: true });
    const id = (await detail(orderId)).externalDeliveryId;
    expect((await ana.post(`v2/delivery/${id}/cancel`)).body).toMatchObject({
      motivo: 'courier.cancel-failed',
      erro: expect.stringContaining('o entregador já está a caminho'),
    });
    expect(await detail(orderId)).toMatchObject({ status: 'PL', externalDeliveryId: id });
    const cancelled = await ana.put(`orders/${orderId}`, {
      new_status: 'PC',
      motivo_cancelamento: 'Item em falta',
    });
    expect(cancelled.body).toMatchObject({
      motivo: 'order.courier-active',
      erro: expect.stringContaining('o entregador já está a caminho'),
    });
  });

  it('is asked for until the service answers', async () => {
    const { orderId, delivery } = await aCalledOrder();
    const id = (await detail(orderId)).externalDeliveryId;
    sim.misbehave({ isDown: true });
    expect((await ana.post(`v2/delivery/${id}/cancel`)).body).toMatchObject({
      motivo: 'courier.cancel-failed',
      erro: expect.stringContaining('continuamos tentando'),
    });
    expect((await detail(orderId)).pedidoObj.solicitacao_entregador?.cancelando).toBe(true);
    sim.behave();
    server.clock.advance(20_000);
    await vi.waitFor(async () => expect((await detail(orderId)).status).toBe('PA'), { timeout: 5_000 });
    expect(delivery.events.at(-1)?.type).toBe('CANCELLED');
  });

  it('comes first when the order is cancelled, or sent without the courier', async () => {
    const first = await aCalledOrder();
    await ana.put(`orders/${first.orderId}`, { new_status: 'PC', motivo_cancelamento: 'Item em falta' });
    expect(await detail(first.orderId)).toMatchObject({ status: 'PC', externalDeliveryId: null });
    expect(first.delivery.events.at(-1)?.type).toBe('CANCELLED');
    const second = await aCalledOrder();
    await ana.put(`orders/${second.orderId}`, { new_status: 'PE' });
    expect(await detail(second.orderId)).toMatchObject({ status: 'PE', externalDeliveryId: null });
    expect(second.delivery.events.at(-1)?.type).toBe('CANCELLED');
  });

  it('does not touch the courier when the order may not change anyway', async () => {
    const { orderId, delivery } = await aCalledOrder();
    const { body } = await ana.put(`orders/${orderId}`, { new_status: 'PC' });
    expect(body.motivo).toBe('order.reason-missing');
    expect(delivery.events.at(-1)?.type).toBe('PENDING');
    expect(deliveriesOf(delivery)).toHaveLength(1);
  });
});

describe('walls', () => {
  it('nobody reaches the couriers of another store', async () => {
    const { orderId } = await aCalledOrder();
    const id = (await detail(orderId)).externalDeliveryId;
    const other = await server.createStore();
    const stranger = await server.as(other.adminLogin);
    expect((await stranger.post(`v2/delivery/${id}/cancel`)).status).toBe(404);
    expect((await stranger.get(`pedidos/externalDeliveryStatusList/${orderId}`)).status).toBe(404);
    expect((await stranger.get('v2/delivery/coverageAreas')).body).toMatchObject({ coverageAreas: [] });
    expect((await stranger.get('areas/1')).status).toBe(404);
    expect((await detail(orderId)).status).toBe('PL');
  });
});
