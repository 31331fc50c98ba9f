import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';
import { describe, expect, it } from 'vitest';

const server = testServer();

async function aStoreWith(order: object = anOpenDeliveryOrder()) {
  const store = await server.createStore();
  await server.partner(store.intakeKey).post('order', order);
  return { store, panel: await server.as(store.operatorLogin) };
}

describe('PUT orders/{id}', () => {
  it('moves a delivery through all statuses, and lists each step in the timeline', async () => {
    const { panel } = await aStoreWith();
    for (const [letter, seq] of [
      ['PA', 2],
      ['PE', 3],
      ['PD', 4],
    ] as const) {
      const answer = await panel.put('orders/1', { new_status: letter });
      expect(answer).toMatchObject({
        status: 200,
        body: { status: true, mensagem: 'Status do pedido alterado', seq, pedido: { status: letter } },
      });
    }
    const detail = (await panel.get('pedidos/listar/1')).body.pedidos[0];
    expect(detail?.pedidoObj.andamentos.map((step) => step.label)).toEqual([
      'Pedido recebido',
      'Pedido aceito',
      'Saiu para entrega',
      'Pedido entregue',
    ]);
    expect(detail?.encerrado_em).not.toBeNull();
  });

  it('moves a pickup order to its collection, and refuses to send it', async () => {
    const { panel } = await aStoreWith(aPickupOrder());
    await panel.put('orders/1', { new_status: 'CONFIRMED' });
    expect((await panel.put('orders/1', { new_status: 'PE' })).body).toMatchObject({
      status: false,
      motivo: 'order.illegal-transition',
      erro: 'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde: o pedido está como ACEITO.',
    });
    expect((await panel.put('orders/1', { new_status: 'CR' })).body.pedido.status).toBe('PICKUP_READY');
    expect((await panel.put('orders/1', { new_status: 'PD' })).status).toBe(200);
  });

  it('repeats of the current status succeed without effect', async () => {
    const { panel } = await aStoreWith();
    await panel.put('orders/1', { new_status: 'PA' });
    const again = await panel.put('orders/1', { new_status: 'PA', status_atual: 'PP' });
    expect(again).toMatchObject({ status: 200, body: { seq: null, pedido: { versao: 2 } } });
    expect((await panel.get('pedidos/listar')).body.seq).toBe(2);
  });

  it('lets one of two concurrent changes of an order succeed', async () => {
    const { panel } = await aStoreWith();
    const answers = await Promise.all([
      panel.put('orders/1', { new_status: 'PA', status_atual: 'PP' }),
      panel.put('orders/1', { new_status: 'PC', status_atual: 'PP', motivo_cancelamento: 'RISK_AREA' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const loser = answers.find((answer) => answer.status === 409);
    expect(loser?.body.motivo).toBe('order.changed-meanwhile');
    expect(loser?.body.erro).toMatch(
      /^Ocorreu um erro ao mudar o status do pedido\. Tente novamente mais tarde: o pedido já está como/,
    );
  });

  it.each([
    [{ new_status: 'PC' }, 'order.reason-missing', 'Selecione um motivo para cancelamento'],
    [
      { new_status: 'PC', motivo_cancelamento: 'INVENTADO' },
      'order.reason-missing',
      'Selecione um motivo para cancelamento',
    ],
    [
      { new_status: 'PC', motivo_cancelamento: 'OTHER_CANCELLATION_REASON', motivo_texto: 'curto' },
      'order.reason-too-short',
      'Descrição de motivo muito curta.',
    ],
    [
      { new_status: 'PC', motivo_cancelamento: 'Outro motivo', motivo_texto: 'x'.repeat(201) },
      'order.reason-too-long',
      'Descrição de motivo muito longa (até 200 caracteres).',
    ],
  ])('refuses to cancel with %j', async (body, motivo, erro) => {
    const { panel } = await aStoreWith();
    expect(await panel.put('orders/1', body)).toMatchObject({ status: 422, body: { motivo, erro } });
  });

  it('stores the reason of a cancellation', async () => {
    const { panel } = await aStoreWith();
    await panel.put('orders/1', {
      new_status: 'PC',
      motivo_cancelamento: 'OTHER_CANCELLATION_REASON',
      motivo_texto: '  Forno quebrou hoje cedo  ',
    });
    const order = (await panel.get('pedidos/listar/1')).body.pedidos[0];
    expect(order).toMatchObject({
      status: 'PC',
      pedidoObj: {
        motivo_cancelamento: {
          codigo: 'OTHER_CANCELLATION_REASON',
          texto: 'Forno quebrou hoje cedo',
          por: 'user',
        },
      },
    });
    expect((await panel.put('orders/1', { new_status: 'PA' })).status).toBe(409);
  });

  it('refuses an unknown order and unknown statuses', async () => {
    const { panel } = await aStoreWith();
    await panel.put('orders/1', { new_status: 'PA' });
    expect((await panel.put('orders/2', { new_status: 'PA' })).status).toBe(404);
    expect((await panel.put('orders/1', { new_status: 'XX' })).body.erros).toMatchObject([
      { campo: 'new_status' },
    ]);
    expect((await panel.put('orders/abc', { new_status: 'PA' })).status).toBe(422);
  });
});

describe('POST pedidos/mudaStatus/{orderId}', () => {
  it.each(['PL', 'LE', 'LI', 'LG'])('accepts the older stage %s of an accepted order', async (letter) => {
    const { panel, store } = await aStoreWith();
    await panel.put('orders/1', { new_status: 'PI', obs: 'auto' });
    const response = await fetch(`${server.url}/api/pedidos/mudaStatus/1`, {
      method: 'POST',
      headers: { authorization: `Basic ${panel.token}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ novo_status: letter, obs: '' }),
    });
    expect(await response.json()).toMatchObject({
      status: true,
      pedido: { status: letter, id_estabelecimento: store.storeId },
    });
  });
});

describe('GET pedidos/eventos', () => {
  it('sends a panel exactly the events it missed, in order, with the current order', async () => {
    const { panel, store } = await aStoreWith();
    await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
    await panel.put('orders/1', { new_status: 'PA' });
    await panel.put('orders/2', { new_status: 'PA' });
    const { body } = await panel.get('pedidos/eventos?desde=1');
    expect(body.eventos.map((event) => [event.seq, event.tipo, event.id])).toEqual([
      [2, 'novo', 2],
      [3, 'atualiza', 1],
      [4, 'atualiza', 2],
    ]);
    expect(body.eventos.at(-1)?.dados.status).toBe('PA');
    expect((await panel.get('pedidos/eventos?desde=4')).body).toMatchObject({
      eventos: [],
      ultimo: 4,
      muito_antigo: false,
    });
    expect((await panel.get('pedidos/eventos?desde=99')).body).toMatchObject({ muito_antigo: true });
  });
});

describe('GET pedidos/listar', () => {
  it('shows today’s closed orders until the day ends at five in the morning', async () => {
    const { panel } = await aStoreWith();
    await panel.put('orders/1', { new_status: 'PA' });
    await panel.put('orders/1', { new_status: 'PD' });
    expect((await panel.get('pedidos/listar')).body.pedidos).toHaveLength(1);
    server.clock.set('2026-11-21T07:59:00Z');
    expect((await panel.get('pedidos/listar')).body.pedidos).toHaveLength(1);
    server.clock.set('2026-11-21T08:01:00Z');
    expect((await panel.get('pedidos/listar')).body.pedidos).toHaveLength(0);
    server.clock.set('2026-11-20T22:10:00Z');
  });
});
