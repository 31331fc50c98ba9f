import { UNDO_MS } from '@comanda/domain/orders/orders/undo';
import { type RunningCourierSim, startCourierSim } from '@comanda/testkit/courier/courier-server';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { afterEach, describe, expect, it } from 'vitest';

const server = testServer();

async function aStoreWith(order: { id: string }) {
  const store = await server.createStore();
  const partner = server.partner(store.intakeKey);
  await partner.post('order', order);
  const panel = await server.as(store.operatorLogin);
  const change = (letter: string) => panel.put('orders/1', { new_status: letter });
  const timeline = async () =>
    (await panel.get('pedidos/listar/1')).body.pedidos[0]?.pedidoObj.andamentos.map(({ label, por }) => ({
      label,
      por,
    }));
  return { store, partner, panel, change, timeline };
}

describe('POST order/{id}/cancelar', () => {
  const order = () => anOpenDeliveryOrder();

  it('cancels for the customer; the store must acknowledge it', async () => {
    const document = order();
    const { partner, panel, change, timeline, store } = await aStoreWith(document);
    await change('PA');
    const answer = await partner.post(`order/${document.id}/cancelar`, {
      ...{ reason: ' Mudei de ideia ', code: null, requestedBy: null },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'PC',
          cancellation: { code: 'CONSUMER_CANCELLATION_REQUESTED', reason: 'Mudei de ideia' },
        },
      },
    });
    expect((await panel.get('pedidos/listar')).body.pedidos).toMatchObject([
      { status: 'PC', aguarda_ciencia: true },
    ]);
    expect((await timeline())?.at(-1)).toEqual({
      label: 'Pedido cancelado · Mudei de ideia',
      por: 'cliente',
    });
    const other = await server.as(store.adminLogin);
    expect((await other.post('pedidos/1/ciente')).body).toMatchObject({ pedido: { aguarda_ciencia: false } });
    expect((await timeline())?.at(-1)).toMatchObject({ label: 'Aviso visto' });
    expect((await panel.post('pedidos/1/ciente')).body.seq).toBeNull();
  });

  it('is acknowledged together with others in one call, each in its own history; a repeat changes nothing', async () => {
    const document = order();
    const { partner, panel, timeline, store } = await aStoreWith(document);
    const second = order();
    await partner.post('order', second);
    await partner.post('order', order());
    for (const { id } of [document, second]) await partner.post(`order/${id}/cancelar`);
    const waiting = async () =>
      (await panel.get('pedidos/listar')).body.pedidos.flatMap(({ id_pedido, aguarda_ciencia }) =>
        aguarda_ciencia ? [id_pedido] : [],
      );
    expect((await waiting()).sort()).toEqual([1, 2]);
    // Order 3 needs no acknowledgement, and the second 2 is ignored.
    const known = await panel.post('pedidos/ciente', { pedidos: [1, 2, 3, 2] });
    expect(known.body.pedidos.map(({ id_pedido }) => id_pedido)).toEqual([1, 2, 3]);
    expect(await waiting()).toEqual([]);
    expect((await timeline())?.map(({ label }) => label).at(-1)).toBe('Aviso visto');
    const { seq } = (await panel.get('pedidos/listar')).body;
    const other = await server.as(store.adminLogin);
    await Promise.all([panel, other].map((each) => each.post('pedidos/ciente', { pedidos: [2, 1] })));
    expect((await panel.get('pedidos/listar')).body.seq).toBe(seq);
    expect(await panel.post('pedidos/ciente', { pedidos: [1, 99] })).toMatchObject({ status: 404 });
    expect(await panel.post('pedidos/ciente', { pedidos: [] })).toMatchObject({ status: 422 });
  });

  it('records the platform as author, with the catalogue’s text if the platform sends none', async () => {
    const document = order();
    const { partner, panel, timeline } = await aStoreWith(document);
    await partner.post(`order/${document.id}/cancelar`, { code: 'RISK_AREA', requestedBy: 'PLATFORM' });
    expect((await timeline())?.at(-1)).toEqual({
      label: 'Pedido cancelado · Área de risco',
      por: 'plataforma',
    });
    expect((await panel.get('pedidos/listar/1')).body.pedidos[0]?.pedidoObj.motivo_cancelamento).toEqual({
      codigo: 'RISK_AREA',
      texto: 'Área de risco',
      por: 'platform',
      por_nome: null,
      saiu_com: null,
    });
  });

  it('a repeat changes nothing, also after the store has cancelled', async () => {
    const document = order();
    const { partner, panel } = await aStoreWith(document);
    await panel.put('orders/1', { new_status: 'PC', motivo_cancelamento: 'RISK_AREA' });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const answer = await partner.post(`order/${document.id}/cancelar`);
      expect(answer.body.data).toMatchObject({ status: 'PC', cancellation: { code: 'RISK_AREA' } });
    }
    expect((await panel.get('pedidos/listar')).body).toMatchObject({
      seq: 2,
      pedidos: [{ aguarda_ciencia: false }],
    });
  });

  it('cancels an order whose delivery can still be undone', async () => {
    const document = order();
    const { partner, panel, change } = await aStoreWith(document);
    await change('PA');
    const { body } = await change('PD');
    server.clock.advance(UNDO_MS - 1);
    expect((await partner.post(`order/${document.id}/cancelar`)).body.data.status).toBe('PC');
    expect(await panel.post('pedidos/1/desfazer', { ate: body.pedido.desfazer?.ate })).toMatchObject({
      status: 409,
    });
  });

  it("sends partners the customer's text, not the store's internal one", async () => {
    const document = order();
    const { partner, panel } = await aStoreWith(document);
    await panel.put('orders/1', { new_status: 'PC', motivo_cancelamento: 'BLOCKED_CUSTOMER' });
    expect((await partner.get(`order/${document.id}`)).body.data.cancellation).toEqual({
      code: 'BLOCKED_CUSTOMER',
      reason: 'A loja não conseguiu confirmar o seu pedido.',
    });
  });

  it('refuses delivered orders, unknown orders and invalid bodies', async () => {
    const document = order();
    const { partner, change } = await aStoreWith(document);
    await change('PA');
    await change('PD');
    server.clock.advance(UNDO_MS);
    expect(await partner.post(`order/${document.id}/cancelar`)).toMatchObject({
      status: 409,
      body: { motivo: 'intake.order-delivered' },
    });
    const outsider = server.partner((await server.createStore()).intakeKey);
    expect((await outsider.post(`order/${document.id}/cancelar`)).status).toBe(404);
    expect((await partner.post(`order/${document.id}/cancelar`, { code: 'não é' })).status).toBe(422);
    expect((await partner.post(`order/${document.id}/cancelar`, { requestedBy: 'X' })).status).toBe(422);
  });
});

describe('a cancellation with an active courier', () => {
  let sim: RunningCourierSim;
  afterEach(() => sim.stop());

  it.each([
    ['calls the courier off too', false, null],
    ['does not wait for a courier’s service that refuses', true, 'SEARCHING_DELIVERY'],
  ])('%s', async (_name, refusesCancellations, left) => {
    const document = anOpenDeliveryOrder();
    const { store, partner, panel, change } = await aStoreWith(document);
    sim = await startCourierSim(server, [store.storeId]);
    sim.misbehave({ refusesCancellations });
    await change('PA');
    await panel.post('v2/delivery', { id_pedido: 1, coverage_area_id: 1, price: 8.9 });
    expect((await panel.get('pedidos/listar')).body.pedidos).toMatchObject([{ status: 'PL' }]);
    expect((await partner.post(`order/${document.id}/cancelar`)).body.data.status).toBe('PC');
    expect((await panel.get('pedidos/listar')).body.pedidos).toMatchObject([
      { status: 'PC', aguarda_ciencia: true, externalDeliveryStatus: left },
    ]);
  });

  it('shows who has the food, after the courier left with it', async () => {
    const document = anOpenDeliveryOrder();
    const byHand = anOpenDeliveryOrder();
    const { store, partner, panel, change } = await aStoreWith(document);
    const carrierOf = async (orderId: number) =>
      (await panel.get(`pedidos/listar/${orderId}`)).body.pedidos[0]?.pedidoObj.motivo_cancelamento?.saiu_com;
    sim = await startCourierSim(server, [store.storeId]);
    await change('PA');
    await panel.post('v2/delivery', { id_pedido: 1, coverage_area_id: 1, price: 8.9 });
    const delivery = sim.deliveries.all.at(-1);
    const courierStatus = async () =>
      (await panel.get('pedidos/listar/1')).body.pedidos[0]?.externalDeliveryStatus;
    for (let step = 0; delivery && step < 9 && (await courierStatus()) !== 'WITH_DELIVERY'; step += 1)
      await sim.deliveries.step(delivery);
    await partner.post(`order/${document.id}/cancelar`);
    expect(await carrierOf(1)).toEqual({
      nome: expect.stringMatching(/./),
      telefone: expect.stringMatching(/\d/),
    });

    await partner.post('order', byHand);
    await panel.put('orders/2', { new_status: 'PA' });
    await panel.put('orders/2', { new_status: 'PE' });
    await partner.post(`order/${byHand.id}/cancelar`);
    expect(await carrierOf(2)).toEqual({ nome: null, telefone: null });
  });
});
