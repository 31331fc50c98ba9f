import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';
import { expect, it } from 'vitest';

const server = testServer();

const unlocated = (over: object = {}) => {
  const order = anOpenDeliveryOrder();
  const delivery = order.delivery as { deliveryAddress: object };
  return {
    ...order,
    delivery: {
      ...delivery,
      deliveryAddress: { ...delivery.deliveryAddress, coordinates: undefined, ...over },
    },
  };
};

async function aStoreWithOrder(order: object = unlocated()) {
  const store = await server.createStore();
  await server.partner(store.intakeKey).post('order', order);
  return { store, panel: await server.as(store.operatorLogin) };
}

const adjustment = {
  founded: true,
  lat: -23.5587,
  lng: -46.635,
  formattedAddress: 'Rua da Glória - Liberdade, São Paulo - SP',
  selectedAddress: 'Rua da Glória - Liberdade, São Paulo - SP',
};
const adjust = 'enderecos/updateUserAddress/1/1';

it("finds candidates for the customer's text, or for text that a user types instead", async () => {
  const { panel } = await aStoreWithOrder();
  const own = await panel.post('enderecos/candidatos', { id_pedido: 1 });
  expect(own.body).toMatchObject({
    busca: 'Rua da Glória, 182, Liberdade, São Paulo - SP',
    completo: true,
    loja: null,
    mapa: null,
    candidatos: [{ precisao: 'bairro', lat: -23.5587 }, { precisao: 'bairro' }, { precisao: 'cidade' }],
  });
  const typed = await panel.post('enderecos/candidatos', { id_pedido: 1, busca: 'galvao bueno' });
  expect(typed.body).toMatchObject({
    candidatos: [{ descricao: 'Rua Galvão Bueno - Liberdade, São Paulo - SP' }],
  });
});

it("corrects an address, saves the customer's text, and notifies all panels", async () => {
  const { panel } = await aStoreWithOrder();
  expect((await panel.get('pedidos/listar')).body.pedidos[0]?.endereco_localizado).toBe(false);
  const answer = await panel.post(adjust, adjustment);
  expect(answer.body).toEqual({ status: true, founded: true, success: true });
  const detail = (await panel.get('pedidos/listar/1')).body.pedidos[0];
  expect(detail).toMatchObject({
    endereco_localizado: true,
    versao: 2,
    pedidoObj: {
      endereco_completo: adjustment.formattedAddress,
      endereco_escrito: 'Rua da Glória, 182 - Liberdade, São Paulo - SP',
      endereco: { rua: 'Rua da Glória', numero: '182', lat: -23.5587, lng: -46.635 },
    },
  });
  expect(detail?.pedidoObj.andamentos.at(-1)?.label).toBe(
    `Endereço ajustado · ${adjustment.formattedAddress}`,
  );
  expect((await panel.get('pedidos/eventos?desde=1')).body.eventos).toMatchObject([
    { aconteceu: 'address-adjusted', por_tipo: 'user' },
  ]);
});

it("rejects the second of two concurrent changes with the first person's name", async () => {
  const { panel, store } = await aStoreWithOrder();
  const other = await server.as(store.adminLogin);
  const version = async () => {
    const { body } = await panel.post('enderecos/candidatos', { id_pedido: 1 });
    return (body as unknown as { versao: number }).versao;
  };
  expect(await version()).toBe(0);
  // Accepting the order does not change the version of its address.
  await panel.put('orders/1', { new_status: 'PA' });
  const answers = await Promise.all([
    panel.post(adjust, { ...adjustment, versao: 0 }),
    other.post(adjust, { ...adjustment, formattedAddress: 'Rua dos Estudantes, 77 - Sé', versao: 0 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  const now = await version();
  expect(refused).toMatchObject({
    motivo: 'record.changed-meanwhile',
    versao: now,
    alterado_por: expect.stringMatching(/./),
    alterado_em: new Date(server.clock.now()).toISOString(),
  });
  const timeline = async () =>
    (await panel.get('pedidos/listar/1')).body.pedidos[0]?.pedidoObj.andamentos.filter(({ label }) =>
      label.startsWith('Endereço ajustado'),
    );
  expect(await timeline()).toHaveLength(1);
  expect((await other.post(adjust, { ...adjustment, versao: now })).status).toBe(200);
  // Older clients send no version.
  expect((await panel.post(adjust, adjustment)).status).toBe(200);
  expect(await timeline()).toHaveLength(3);
});

it.each([
  ['Ap 42 bloco B', 'Rua da Glória, 182 - Liberdade, São Paulo - SP, Ap 42 bloco B'],
  ['182', 'Rua da Glória, 182 - Liberdade, São Paulo - SP, 182'],
  // The complement is not appended, because the partner's address line already contains this district.
  ['LIBERDADE', 'Rua da Glória, 182 - Liberdade, São Paulo - SP'],
  [undefined, 'Rua da Glória, 182 - Liberdade, São Paulo - SP'],
])('the complete address has the complement %j', async (complement, complete) => {
  const { panel } = await aStoreWithOrder(unlocated({ complement }));
  expect((await panel.get('pedidos/listar/1')).body.pedidos[0]?.pedidoObj).toMatchObject({
    endereco_completo: complete,
    endereco: {
      complemento: complement ?? null,
      formatado: 'Rua da Glória, 182 - Liberdade, São Paulo - SP',
    },
  });
});

it('moves the district with the address, on the card and for the courier', async () => {
  const { panel } = await aStoreWithOrder(unlocated({ district: 'Brás' }));
  await panel.post(adjust, { ...adjustment, formattedAddress: 'Rua dos Estudantes, 77 - Sé' });
  const detail = (await panel.get('pedidos/listar/1')).body.pedidos[0];
  expect(detail).toMatchObject({
    bairro: 'Sé',
    pedidoObj: { endereco: { bairro: 'Sé', rua: 'Rua dos Estudantes', cep: null } },
  });
  expect((await panel.get('pedidos/listar')).body.pedidos[0]?.bairro).toBe('Sé');
});

it('records in the history that a point was set by hand', async () => {
  const { panel } = await aStoreWithOrder();
  await panel.post(adjust, { ...adjustment, founded: false, selectedAddress: null });
  const detail = (await panel.get('pedidos/listar/1')).body.pedidos[0];
  expect(detail?.pedidoObj.andamentos.at(-1)?.label).toContain('(ponto marcado no mapa)');
});

it.each([
  ['a place in the sea of Africa', { lat: 0, lng: 0 }, 422, 'address.outside'],
  ['swapped coordinates', { lat: -46.635, lng: -23.5587 }, 422, 'address.outside'],
  ['no coordinates', { lat: null }, 422, 'request.invalid'],
  ['words for coordinates', { lat: 'perto' }, 422, 'request.invalid'],
  ['no words', { formattedAddress: '  ' }, 422, 'request.invalid'],
  ['too many words', { formattedAddress: 'a'.repeat(301) }, 422, 'request.invalid'],
])('refuses %s', async (_name, over, status, motivo) => {
  const { panel } = await aStoreWithOrder();
  const answer = await panel.post(adjust, { ...adjustment, ...over });
  expect([answer.status, answer.body.motivo]).toEqual([status, motivo]);
  expect((await panel.get('pedidos/listar')).body.pedidos[0]).toMatchObject({
    versao: 1,
    endereco_localizado: false,
  });
});

it('refuses pickups, closed orders and unknown addresses', async () => {
  const pickup = await aStoreWithOrder(aPickupOrder());
  expect((await pickup.panel.post(adjust, adjustment)).body.motivo).toBe('address.not-found');
  expect((await pickup.panel.post('enderecos/candidatos', { id_pedido: 1 })).body.motivo).toBe(
    'address.not-found',
  );
  const { panel } = await aStoreWithOrder();
  expect((await panel.post('enderecos/updateUserAddress/1/2', adjustment)).body.motivo).toBe(
    'address.not-found',
  );
  expect((await panel.post('enderecos/updateUserAddress/9/1', adjustment)).body.motivo).toBe(
    'order.not-found',
  );
  await panel.put('orders/1', { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  const closed = (await panel.get('pedidos/listar')).body.pedidos[0];
  expect(closed?.status).toBe('PC');
  for (const refused of [
    await panel.post(adjust, adjustment),
    await panel.post('enderecos/candidatos', { id_pedido: 1 }),
  ]) {
    expect(refused).toMatchObject({ status: 409, body: { motivo: 'address.order-closed' } });
  }
});
