import { type RunningCourierSim, startCourierSim } from '@comanda/testkit/courier/courier-server';
import { eventually } from '@comanda/testkit/eventually';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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

async function anAcceptedOrder(): Promise<number> {
  const { body } = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  await ana.put(`orders/${body.data.id_pedido}`, { new_status: 'PA' });
  return body.data.id_pedido;
}

const call = (orderId: number, over: object = {}) =>
  ana.post('v2/delivery', { id_pedido: orderId, coverage_area_id: 1, price: 8.9, ...over });

async function detail(orderId: number) {
  const { body } = await ana.get(`pedidos/listar/${orderId}`);
  const order = body.pedidos[0];
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

/** Creates an order whose courier reports a closed door. */
async function aStuckOrder() {
  sim.misbehave({ problemAfter: 'arrived-at-customer' });
  const orderId = await anAcceptedOrder();
  await call(orderId);
  const delivery = sim.deliveries.all.at(-1);
  if (!delivery) throw new Error('the service has no delivery');
  for (let steps = 0; steps < 7; steps++) await sim.deliveries.step(delivery);
  const shown = await detail(orderId);
  const { id, problema } = shown.pedidoObj.solicitacao_entregador ?? {};
  const answer = (acao: string, over: object = {}) =>
    ana.post(`v2/delivery/${id}/problem`, { em: problema?.em, acao, ...over });
  return { orderId, delivery, shown, answer };
}

const words = async (orderId: number) =>
  (await detail(orderId)).pedidoObj.andamentos.map(({ label }) => label).slice(-2);

describe('a problem on the way', () => {
  it('is shown on the order, is answered once, and the delivery follows the answer', async () => {
    const { orderId, delivery, shown, answer } = await aStuckOrder();
    expect(shown).toMatchObject({
      status: 'PE',
      aguarda_resposta_entrega: true,
      pedidoObj: {
        solicitacao_entregador: {
          problema: { texto: 'ninguém para receber', espera_loja: true, pode_concluir: true, resposta: null },
        },
      },
    });
    expect(await answer('DELIVER_PRODUCT')).toMatchObject({
      status: 200,
      body: { mensagem: 'O motoboy foi avisado.' },
    });
    expect((await answer('DELIVER_PRODUCT')).status).toBe(200);
    expect(await answer('RETURN_TO_STORE')).toMatchObject({
      status: 409,
      body: { motivo: 'courier.problem-answered' },
    });
    expect(delivery.problem?.actionTaken).toBe('DELIVER_PRODUCT');
    expect(await detail(orderId)).toMatchObject({
      aguarda_resposta_entrega: false,
      pedidoObj: {
        solicitacao_entregador: { problema: { resposta: 'DELIVER_PRODUCT', resposta_entregue: true } },
      },
    });
    expect(await words(orderId)).toEqual([
      'Problema na entrega · ninguém para receber',
      'Resposta ao motoboy · entregar mesmo assim',
    ]);
    for (let steps = 0; steps < 2; steps++) await sim.deliveries.step(delivery);
    expect(await detail(orderId)).toMatchObject({ status: 'PD' });
    expect((await answer('DELIVER_PRODUCT')).body).toMatchObject({ motivo: 'courier.no-problem' });
  });

  it('when the food is returned: the order is not delivered, and the store decides', async () => {
    const { orderId, delivery, answer } = await aStuckOrder();
    await answer('RETURN_TO_STORE');
    await sim.deliveries.step(delivery);
    expect(await detail(orderId)).toMatchObject({
      status: 'PE',
      externalDeliveryStatus: 'RETURNING_TO_MERCHANT',
      aguarda_resposta_entrega: false,
    });
    for (let steps = 0; steps < 2; steps++) await sim.deliveries.step(delivery);
    const back = await detail(orderId);
    expect(back).toMatchObject({
      status: 'PE',
      externalDeliveryStatus: 'RETURNED_TO_MERCHANT',
      aguarda_resposta_entrega: true,
      pedidoObj: { solicitacao_entregador: { situacao: 'voltou' } },
    });
    expect(await words(orderId)).toEqual(['Voltando para a loja', 'Voltou para a loja']);
    const customer = await server.customer(back.link_cliente).get('cliente/pedido');
    expect(customer.body.pedido).toMatchObject({
      status: 'PE',
      situacao: 'Voltou para a loja',
      volta: 'voltou',
    });
    await ana.post(`pedidos/${orderId}/ciente`, {});
    expect((await detail(orderId)).aguarda_resposta_entrega).toBe(false);
    const cancelled = await ana.put(`orders/${orderId}`, {
      new_status: 'PC',
      motivo_cancelamento: 'CONSUMER_CANCELLATION_REQUESTED',
    });
    expect(cancelled.status).toBe(200);
    expect(await detail(orderId)).toMatchObject({ status: 'PC' });
  });

  it('when the service cancels after pick-up: the store is notified, and another courier can be requested', async () => {
    sim.misbehave({ cancelsAfter: 'order-picked' });
    const orderId = await anAcceptedOrder();
    await call(orderId);
    const delivery = sim.deliveries.all.at(-1);
    for (let steps = 0; delivery && steps < 6; steps++) await sim.deliveries.step(delivery);
    expect(await detail(orderId)).toMatchObject({
      status: 'PE',
      externalDeliveryStatus: 'CANCELLED',
      aguarda_resposta_entrega: true,
    });
    sim.behave();
    expect((await call(orderId)).status).toBe(200);
    expect(await detail(orderId)).toMatchObject({
      status: 'PE',
      externalDeliveryStatus: 'SEARCHING_DELIVERY',
      aguarda_resposta_entrega: false,
    });
    const second = sim.deliveries.all.at(-1);
    for (let steps = 0; second && steps < 9; steps++) await sim.deliveries.step(second);
    expect(await detail(orderId)).toMatchObject({ status: 'PD' });
  });

  it('is answered again after the service did not respond, and the service acts once', async () => {
    const { orderId, delivery, answer } = await aStuckOrder();
    sim.misbehave({ losesAnswers: true });
    expect((await answer('RETURN_TO_STORE')).body).toMatchObject({
      mensagem: 'O serviço ainda não respondeu. Continuamos avisando o motoboy.',
    });
    const { plan } = delivery;
    sim.behave();
    server.clock.advance(120_000);
    await eventually(async () =>
      expect((await detail(orderId)).pedidoObj.solicitacao_entregador?.problema?.resposta_entregue).toBe(
        true,
      ),
    );
    expect(delivery.plan).toBe(plan);
  });

  it('needs another answer from the store when the service refuses the first', async () => {
    const { orderId, delivery, answer } = await aStuckOrder();
    delivery.problem = null;
    expect(await answer('RETURN_TO_STORE')).toMatchObject({
      status: 409,
      body: {
        motivo: 'courier.problem-refused',
        erro: expect.stringContaining('fale com o motoboy por telefone'),
      },
    });
    expect(await detail(orderId)).toMatchObject({
      aguarda_resposta_entrega: true,
      pedidoObj: { solicitacao_entregador: { problema: { resposta: null } } },
    });
  });

  it('ends with its delivery; a repeated report of it changes nothing', async () => {
    sim.misbehave({ duplicates: true });
    const { orderId, delivery, answer } = await aStuckOrder();
    expect(await words(orderId)).toEqual([
      'Motoboy saiu com o pedido',
      'Problema na entrega · ninguém para receber',
    ]);
    await answer('CANCEL_DELIVERY');
    await sim.deliveries.step(delivery);
    expect(await detail(orderId)).toMatchObject({
      status: 'PE',
      aguarda_resposta_entrega: true,
      pedidoObj: { solicitacao_entregador: { situacao: 'cancelada' } },
    });
  });

  it('is found by a fetch after a lost report, and ends when another party solved it', async () => {
    sim.misbehave({ isSilent: true });
    const { orderId, delivery } = await aStuckOrder();
    const flag = async () => (await detail(orderId)).aguarda_resposta_entrega;
    expect(await flag()).toBe(false);
    server.clock.advance(200_000);
    await eventually(async () => expect(await flag()).toBe(true));
    sim.deliveries.solve(delivery, 'DELIVER_PRODUCT');
    server.clock.advance(200_000);
    await eventually(async () => expect(await flag()).toBe(false));
  });

  it('is visible to its own store only', async () => {
    const { shown } = await aStuckOrder();
    const other = await server.createStore();
    const outsider = await server.as(other.adminLogin);
    const { id, problema } = shown.pedidoObj.solicitacao_entregador ?? {};
    const refused = await outsider.post(`v2/delivery/${id}/problem`, {
      em: problema?.em,
      acao: 'RETURN_TO_STORE',
    });
    expect(refused).toMatchObject({ status: 404, body: { motivo: 'courier.request-not-found' } });
  });
});

describe('the current price', () => {
  const quote = async (orderId: number) => (await ana.get(`v2/delivery/availability/${orderId}`)).body;

  it('is shown before the request, and the accepted price is sent to the service', async () => {
    sim.misbehave({ priceRisePercent: 25 });
    const orderId = await anAcceptedOrder();
    expect(await quote(orderId)).toEqual({
      status: true,
      disponibilidade: {
        valor: 11.13,
        dinamico: true,
        acrescimo: 25,
        coleta_minutos: 8,
        entrega_minutos: 25,
      },
      recusado: false,
      motivo: null,
    });
    await call(orderId, { quoted_price: 11.13, additional_price_percent: 25 });
    const delivery = sim.deliveries.all.at(-1);
    expect(delivery?.order).toMatchObject({ additionalPricePercentual: 25 });
    expect(await detail(orderId)).toMatchObject({
      pedidoObj: { solicitacao_entregador: { situacao: 'buscando', valor: 11.13 } },
    });
  });

  it('requests no courier until a person accepts it', async () => {
    sim.misbehave({ priceRisePercent: 25 });
    const orderId = await anAcceptedOrder();
    await call(orderId);
    const delivery = sim.deliveries.all.at(-1);
    if (delivery) await sim.deliveries.step(delivery);
    expect(await detail(orderId)).toMatchObject({
      pedidoObj: {
        solicitacao_entregador: { situacao: 'recusada', observacao: 'o preço passou do combinado' },
      },
    });
  });

  it('is optional: a request works when the service sends no price or does not answer', async () => {
    const orderId = await anAcceptedOrder();
    sim.misbehave({ namesNoPrices: true });
    expect(await quote(orderId)).toMatchObject({ disponibilidade: null, recusado: false });
    sim.behave();
    sim.misbehave({ refuses: true });
    expect(await quote(orderId)).toMatchObject({ recusado: true, motivo: 'fora da área de atendimento' });
    sim.behave();
    sim.misbehave({ isDown: true });
    expect(await quote(orderId)).toMatchObject({ disponibilidade: null, recusado: false });
    sim.behave();
    expect((await call(orderId)).status).toBe(200);
    expect((await ana.get('v2/delivery/availability/999999')).status).toBe(404);
  });
});
