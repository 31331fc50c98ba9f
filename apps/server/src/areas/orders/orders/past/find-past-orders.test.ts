import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { expect, it } from 'vitest';

const server = testServer();

async function aStoreWithPast() {
  const store = await server.createStore();
  const partner = server.partner(store.intakeKey);
  const customer = (name: string, number: string) => ({ customer: { id: 'c', name, phone: { number } } });
  for (const [displayId, createdAt, who] of [
    ['A100', '2026-08-24T22:00:00Z', customer('Conceição Ramos', '11987654321')],
    ['B200', '2026-11-19T22:00:00Z', customer('Inês 100% Rocha', '11955554444')],
    ['C300', '2026-11-20T21:00:00Z', customer('Conceição de Hoje', '11900000000')],
  ] as const)
    await partner.post('order', anOpenDeliveryOrder({ displayId, createdAt, ...who }));
  const panel = await server.as(store.operatorLogin);
  const find = async (busca: string, person = panel) =>
    (await person.post('pedidos/procurar', { busca })).body.pedidos.map(({ hash_pedido }) => hash_pedido);
  return { store, panel, find };
}

it('finds orders of earlier days by code, name and the end of the phone number, in any order of words', async () => {
  const { store, find, panel } = await aStoreWithPast();
  expect(await find('#a100')).toEqual(['A100']);
  expect(await find('conceicao')).toEqual(['A100']);
  expect(await find('RAMOS conceição')).toEqual(['A100']);
  // Users without permission to see phone numbers cannot search by phone number.
  expect(await find('4444')).toEqual([]);
  expect(await find('4444', await server.as(store.adminLogin))).toEqual(['B200']);
  expect(await find('100%')).toEqual(['B200']);
  expect(await find('___')).toEqual([]);
  expect(await find('98765')).toEqual([]);
  const { body } = await panel.post('pedidos/procurar', { busca: 'a100' });
  expect(body.pedidos).toEqual([
    {
      id_pedido: 1,
      hash_pedido: 'A100',
      data_criacao: '2026-08-24T22:00:00.000Z',
      status: 'PP',
      usuario_nome: 'Conceição Ramos',
      valor_total: 64.9,
    },
  ]);
  expect((await panel.post('pedidos/procurar', { busca: ' ab ' })).status).toBe(422);
});

it('shows customers a limited number of times', async () => {
  const { panel } = await aStoreWithPast();
  const search = () => panel.post('pedidos/procurar', { busca: 'conceicao' });
  for (let requested = 0; requested < 120; requested += 1) await search();
  expect(await search()).toMatchObject({ status: 429, body: { motivo: 'order.too-many-past' } });
});

it('finds orders of its own store only', async () => {
  await aStoreWithPast();
  const outsider = await server.as((await server.createStore()).adminLogin);
  expect((await outsider.post('pedidos/procurar', { busca: 'a100' })).body.pedidos).toEqual([]);
});
