import { testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

async function aPizzeria() {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const panel = await server.as(store.operatorLogin);
  const request = async (over: object = {}) =>
    (
      await panel.post('cardapio/preco', {
        id_cardapio: PIZZA.productId,
        id_cardapio_tamanho: PIZZA.large,
        escolhas: [],
        quantidade: 1,
        momento: '2026-11-20T23:00:00Z',
        ...over,
      })
    ).body as unknown;
  return { store, request };
}
const flavour = (optionId: number, quantity = 1) => ({
  id_variacao: PIZZA.flavours,
  id_variacao_estoque: optionId,
  quantidade: quantity,
});
const EDGE = { id_variacao: PIZZA.edge, id_variacao_estoque: PIZZA.catupiry, quantidade: 1 };
const THREE = [flavour(PIZZA.mozzarella), flavour(PIZZA.calabresa), flavour(PIZZA.portuguesa)];

it('prices a pizza of three flavours with an edge to the cent, and shows the calculation', async () => {
  const { request } = await aPizzeria();
  expect(await request({ escolhas: [...THREE, EDGE], quantidade: 2 })).toMatchObject({
    situacao: 'S',
    falhas: [],
    preco: {
      base: 20,
      variacoes: [
        { valor: 30.67, opcoes: [{ parte: 10 }, { parte: 10.34 }, { parte: 10.33 }] },
        { valor: 8, opcoes: [{ parte: 8 }] },
      ],
      unitario: 58.67,
      total: 117.34,
    },
  });
});

it('reports every fault of a selection, and its price as far as possible', async () => {
  const { request, store } = await aPizzeria();
  expect(await request({ id_cardapio_tamanho: null })).toMatchObject({
    falhas: [{ motivo: 'tamanho_faltando', mensagem: 'Escolha um tamanho.' }],
    preco: null,
  });
  expect(await request()).toMatchObject({
    falhas: [{ mensagem: 'Sabores: escolha pelo menos 1 (falta 1).' }],
    preco: { total: 20 },
  });
  expect(await request({ id_cardapio_tamanho: PIZZA.small, escolhas: [...THREE, EDGE] })).toMatchObject({
    falhas: [{ motivo: 'variacao_desconhecida' }],
  });
  const admin = await server.as(store.adminLogin);
  await admin.post('estoque/mudaStatus', { id_estoque: PIZZA.calabresaItem, novo_status: 'O' });
  expect(await request({ escolhas: THREE })).toMatchObject({
    falhas: [{ mensagem: 'Calabresa está em falta.' }],
  });
});

it('is out outside its hours, which may end after midnight', async () => {
  const { request } = await aPizzeria();
  expect(await request({ momento: '2026-11-21T04:59:59Z' })).toMatchObject({ situacao: 'S' });
  expect(await request({ momento: '2026-11-21T05:00:00Z' })).toMatchObject({ situacao: 'F' });
});

it('uses the current quantity, also with an outdated cached menu', async () => {
  const { request, store } = await aPizzeria();
  for (const [left, situacao] of [
    [3, 'S'],
    [0, 'F'],
    [1, 'S'],
  ]) {
    const statement = 'update menu_products set left_count = $2 where store_id = $1';
    await runStatement(server.urls.owner, statement, [store.storeId, left]);
    expect(await request()).toMatchObject({ situacao, versao: 0 });
  }
});

it('finds the store’s own products only', async () => {
  const { request } = await aPizzeria();
  expect(await request({ id_cardapio: 999 })).toMatchObject({ motivo: 'selling.product-missing' });
  expect(await request({ quantidade: 0, escolhas: [flavour(1, 0)] })).toMatchObject({ code: 422 });
});
