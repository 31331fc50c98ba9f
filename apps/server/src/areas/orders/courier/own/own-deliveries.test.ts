import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { restoreLinkCodes } from './link-codes.writes.ts';

const server = testServer();

async function aLinkedOrder(order: object = anOpenDeliveryOrder()) {
  const store = await server.createStore();
  const ana = await server.as(store.operatorLogin);
  const { body } = await server.partner(store.intakeKey).post('order', order);
  const orderId = body.data.id_pedido;
  await ana.put(`orders/${orderId}`, { new_status: 'PA' });
  const called = await ana.post('v2/delivery', { id_pedido: orderId, external_provider: 'proprio' });
  const answer = called.body as unknown as { externalDeliveryWithCode: string; externalDeliveryId: string };
  const detail = async () => (await ana.get(`pedidos/listar/${orderId}`)).body.pedidos[0];
  return {
    ana,
    orderId,
    detail,
    code: answer.externalDeliveryWithCode,
    requestId: answer.externalDeliveryId,
  };
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const person = { nome: 'Beto', veiculo: 'Moto', placa: 'abc1d23' };
const delivery = (body: unknown) =>
  (body as { entrega: Record<string, unknown> & { token: string } }).entrega;

it('shows that the house number is unknown', async () => {
  const { delivery: way, ...order } = anOpenDeliveryOrder();
  const { deliveryAddress } = way as { deliveryAddress: object };
  const unnumbered = { ...deliveryAddress, number: '', formattedAddress: 'Rua da Glória - Liberdade' };
  for (const [address, sem_numero] of [
    [deliveryAddress, false],
    [unnumbered, true],
  ] as const) {
    const { code } = await aLinkedOrder({
      ...order,
      id: crypto.randomUUID(),
      delivery: { ...Object(way), deliveryAddress: address },
    });
    const { body } = await server.anonymous().post('entregador/codigo', { codigo: code, ...person });
    expect(delivery(body)).toMatchObject({ sem_numero });
  }
});

it("with a code the store's own courier accepts, fetches and delivers the order, and can do nothing else", async () => {
  const { detail, code } = await aLinkedOrder();
  expect(code).toMatch(/^A-[2-9A-HJ-NP-Z]{5}$/);
  expect(await detail()).toMatchObject({ status: 'PL', externalDeliveryWithCode: code });
  const beto = server.anonymous();
  const taken = await beto.post('entregador/codigo', { codigo: code.toLowerCase(), ...person });
  expect(delivery(taken.body)).toMatchObject({
    passo: 'retirar',
    cliente: 'Conceição d’Ávila',
    cobrar_cliente: 64.9,
    telefone_cliente: expect.stringMatching(/\d{4}-\d{4}$/),
    // The store shows no phone number. The number for its login codes must stay hidden.
    telefone_loja: null,
  });
  expect(await detail()).toMatchObject({
    status: 'LE',
    pedidoObj: { entregador: { nome: 'Beto', veiculo: 'Moto', placa: 'ABC1D23' } },
  });
  // Another person cannot use a code that is in use.
  expect((await beto.post('entregador/codigo', { codigo: code, ...person, nome: 'Caio' })).status).toBe(404);
  // The same person may use the code again after a lost answer.
  const again = await beto.post('entregador/codigo', { codigo: code, ...person });
  expect(delivery(again.body)).toEqual(delivery(taken.body));
  const { token } = delivery(taken.body);
  expect(delivery((await beto.post('entregador/andamento', { token, passo: 'peguei' })).body).passo).toBe(
    'levar',
  );
  expect((await detail())?.status).toBe('PE');
  await beto.post('entregador/andamento', { token, passo: 'peguei' });
  await beto.post('entregador/andamento', { token, passo: 'entreguei' });
  expect((await detail())?.status).toBe('PD');
  // The page shows no address after the delivery.
  expect(delivery((await beto.post('entregador/entrega', { token })).body)).toMatchObject({
    passo: 'entregue',
    endereco: '',
    cliente: '',
    telefone_cliente: null,
  });
});

it('code and device lose access when the request ends', async () => {
  const { ana, detail, code, requestId } = await aLinkedOrder();
  const beto = server.anonymous();
  const { token } = delivery((await beto.post('entregador/codigo', { codigo: code, ...person })).body);
  expect((await ana.post(`v2/delivery/${requestId}/cancel`)).status).toBe(200);
  expect((await detail())?.status).toBe('PA');
  const over = await beto.post('entregador/entrega', { token });
  expect(over.body).toMatchObject({ code: 404, motivo: 'courier.delivery-over' });
  expect((await beto.post('entregador/andamento', { token, passo: 'peguei' })).status).toBe(404);
  expect((await beto.post('entregador/codigo', { codigo: code, ...person })).status).toBe(404);
  expect((await detail())?.status).toBe('PA');
});

it('gives the delivery to one of several couriers with the same code', async () => {
  const { code, detail } = await aLinkedOrder();
  const answers = await Promise.all(
    ['Ana', 'Beto', 'Caio', 'Duda'].map((nome) =>
      server.anonymous().post('entregador/codigo', { codigo: code, ...person, nome }),
    ),
  );
  const taken = answers.map(({ status }) => status).sort();
  expect(taken).toEqual([200, 404, 404, 404]);
  const winner = ['Ana', 'Beto', 'Caio', 'Duda'][answers.findIndex(({ status }) => status === 200)];
  expect((await detail())?.pedidoObj.entregador?.nome).toBe(winner);
});

it('signs tokens, and throttles guesses of codes', async () => {
  const { code, requestId } = await aLinkedOrder();
  const outsider = server.anonymous();
  for (const token of ['1', `1.${requestId}.${'A'.repeat(43)}`, '1.1.', 'x.y.z']) {
    expect((await outsider.post('entregador/entrega', { token })).status).toBe(404);
  }
  let status = 404;
  // A person who mistypes one code is blocked for that code only.
  for (let guess = 0; guess < 20 && status === 404; guess++) {
    status = (await outsider.post('entregador/codigo', { codigo: 'A-22222', ...person })).status;
  }
  expect(status).toBe(429);
  expect((await outsider.post('entregador/codigo', { codigo: 'A-33333', ...person })).status).toBe(404);
  // A client that tries many codes is blocked by its address.
  for (let guess = 0; guess < 40; guess++) {
    const codigo = `A-4444${LETTERS[guess % 30]}`.replace('4444', guess < 30 ? '4444' : '5555');
    status = (await outsider.post('entregador/codigo', { codigo, ...person })).status;
  }
  expect(status).toBe(429);
  expect((await outsider.post('entregador/codigo', { codigo: code, ...person })).status).toBe(429);
});

it('throttles the calls of one delivery', async () => {
  // Ends the block of this client address, which an earlier test caused with its guesses.
  server.clock.advance(600_000);
  const { code } = await aLinkedOrder();
  const beto = server.anonymous();
  const { token } = delivery((await beto.post('entregador/codigo', { codigo: code, ...person })).body);
  const check = () => beto.post('entregador/entrega', { token });
  const requested = await Promise.all(Array.from({ length: 30 }, check));
  expect(requested.every(({ status }) => status === 200)).toBe(true);
  const refused = await check();
  expect(refused).toMatchObject({ status: 429, body: { motivo: 'auth.throttled' } });
  expect(refused.headers.get('retry-after')).toBe('1');
  server.clock.advance(1_000);
  expect((await check()).status).toBe(200);
});

it('stores only hashes of codes, recreates lost ones, and limits each to a day', async () => {
  server.clock.advance(600_000);
  const { code } = await aLinkedOrder();
  const old = await aLinkedOrder();
  const { rows } = await runStatement(server.urls.system, 'select * from courier_link_codes');
  expect(JSON.stringify(rows)).not.toContain(code.slice(2));
  await runStatement(server.urls.system, 'delete from courier_link_codes');
  const beto = server.anonymous();
  expect((await beto.post('entregador/codigo', { codigo: code, ...person })).status).toBe(404);
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  await restoreLinkCodes(createDatabase(pool), 'test');
  await pool.end();
  const taken = await beto.post('entregador/codigo', { codigo: code, ...person });
  expect(taken.status).toBe(200);
  const { token } = delivery(taken.body);
  server.clock.advance(24 * 3_600_000);
  expect((await beto.post('entregador/entrega', { token })).status).toBe(404);
  expect((await beto.post('entregador/codigo', { codigo: old.code, ...person })).status).toBe(404);
});
