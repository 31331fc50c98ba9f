import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { expect, it } from 'vitest';

const server = testServer();

const JUICE = 502;
type Body = Record<string, unknown> & { lote: string };
const bodyOf = ({ body }: { body: unknown }) => body as Body;

async function aStore() {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const admin = await server.as(store.adminLogin);
  return { store, admin, operator: await server.as(store.operatorLogin) };
}

const change = (panel: TestClient, input: object = {}) =>
  panel.post('cardapio/precos', {
    produtos: [PIZZA.productId, JUICE],
    mudanca: { tipo: 'percentual', valor: 10 },
    ...input,
  });

/** All prices by name. */
async function prices(panel: TestClient): Promise<Record<string, number>> {
  const menu = bodyOf(await panel.get('cardapio/completo')) as unknown as {
    produtos: { nome_prod: string; preco: number }[];
    tamanhos: { nome: string; preco: number }[];
    variacoes: { estoque: { nome: string; preco: number }[] }[];
  };
  return Object.fromEntries([
    ...menu.produtos.map(({ nome_prod, preco }) => [nome_prod, preco]),
    ...menu.tamanhos.map(({ nome, preco }) => [nome, preco]),
    ...menu.variacoes.flatMap(({ estoque }) => estoque.map(({ nome, preco }) => [nome, preco])),
  ]);
}

it('changes many prices in one step, and restores them all', async () => {
  const { admin } = await aStore();
  const before = await prices(admin);
  const answer = await change(admin, { incluir_opcoes: true, terminacao: 90 });
  expect(answer.body).toMatchObject({ status: true, quantidade: 7 });
  expect(await prices(admin)).toEqual({
    Pizza: 0,
    Guaraná: 8.9,
    Grande: 21.9,
    Broto: 10.9,
    Mussarela: 32.9,
    Calabresa: 33.9,
    Portuguesa: 33.9,
    Catupiry: 8.9,
  });
  const { lote } = bodyOf(answer);
  expect((await admin.post(`cardapio/desfazer/${lote}`)).status).toBe(200);
  expect(await prices(admin)).toEqual(before);
  expect((await admin.post(`cardapio/desfazer/${lote}`)).status).toBe(409);
});

it('undoes nothing when one of the prices was changed since; undoes all when that price is restored', async () => {
  const { admin, operator } = await aStore();
  const { lote } = bodyOf(await change(admin));
  const made = await prices(admin);
  await admin.post(`cardapio/adicionar/${JUICE}`, { preco: 9 });
  expect((await admin.post(`cardapio/desfazer/${lote}`)).body.motivo).toBe('catalogue.undo-over');
  expect(await prices(admin)).toEqual({ ...made, Guaraná: 9 });
  await admin.post(`cardapio/adicionar/${JUICE}`, { preco: 8.8 });
  // A status change, such as out for today, does not prevent the undo of prices.
  await operator.post('cardapio/mudaSts', { id_cardapio: JUICE, status: 'F' });
  expect((await admin.post(`cardapio/desfazer/${lote}`)).status).toBe(200);
  expect(await prices(admin)).toMatchObject({ Guaraná: 8, Grande: 20 });
});

it('refuses a change that differs from its confirmed preview', async () => {
  const { admin, operator } = await aStore();
  const before = await prices(admin);
  // Grande 22,00 + Broto 11,00 + Guaraná 8,80 = 41,80.
  const seen = { quantidade_prevista: 3, soma_prevista_centavos: 4180 };
  await admin.post(`cardapio/adicionar/${JUICE}`, { preco: 9 });
  expect((await change(admin, seen)).body.motivo).toBe('catalogue.prices-moved');
  await admin.post(`cardapio/adicionar/${JUICE}`, { preco: 8 });
  expect((await change(admin, { produtos: [JUICE, 999] })).body.motivo).toBe('catalogue.product-not-found');
  expect((await change(operator)).status).toBe(403);
  expect((await change(admin, { mudanca: { tipo: 'somar', valor: 0 } })).body).toMatchObject({
    quantidade: 0,
    lote: null,
  });
  for (const wrong of [
    { terminacao: 33 },
    { mudanca: { tipo: 'percentual', valor: -101 } },
    { mudanca: { tipo: 'somar', valor: 1.005 } },
    { produtos: [] },
  ])
    expect((await change(admin, wrong)).status).toBe(422);
  expect(await prices(admin)).toEqual(before);
  expect((await change(admin, seen)).body).toMatchObject({ quantidade: 3 });
});
