import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { saveSize } from '@comanda/contract/menu/menu/sizes.calls';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';

const server = testServer();

type Body = Record<string, unknown> & { id_cardapio_categoria: number; id_cardapio: number; lote: string };
const bodyOf = ({ body }: { body: unknown }) => body as Body & { id_cardapio_tamanho: number };

async function aPizza(panel: TestClient): Promise<number> {
  const { id_cardapio_categoria } = bodyOf(
    await panel.post('cardapiocategorias/adicionar', { nome_categoria: 'Pizzas' }),
  );
  const pizza = { id_cardapio_categoria, nome_prod: 'Pizza', preco: 30, novo_preco: 25 };
  return bodyOf(await panel.post('cardapio/adicionar', pizza)).id_cardapio;
}
const make = async (panel: TestClient, id_cardapio: number, nome: string, preco: number) =>
  bodyOf(await panel.post('cardapiotamanhos/adicionar', { id_cardapio, nome, preco })).id_cardapio_tamanho;
async function listed(panel: TestClient, productId: number): Promise<Record<string, unknown>[]> {
  return bodyOf(await panel.get(`cardapiotamanhos/listar/${productId}`)).cardapiotamanhos as never;
}
async function product(panel: TestClient): Promise<Record<string, unknown> | undefined> {
  return (bodyOf(await panel.get('cardapio/listar/1')).cardapio as Record<string, unknown>[])[0];
}

crudSuite(server, {
  list: readMenu,
  save: saveSize,
  createRow: async (admin) => make(admin, await aPizza(admin), 'Grande', 40),
  input: (n, version, sizeId) => ({ sizeId, priceCents: 100 * n, version }),
  versionOf: ({ sizes }, rowId) => sizes.find(({ sizeId }) => sizeId === rowId)?.version ?? null,
  refused: [
    ['a status of products', { status: 'F' }, 'status'],
    ['a comma', { preco: '12,50' }, 'preco'],
    ['a promotion that is none', { preco: 10, novo_preco: 12 }, 'novo_preco'],
  ],
  action: 'catalogue.size-changed',
  subject: 'cardapio',
  missing: 'catalogue.size-not-found',
});

it('hide the product’s own price, which applies again without sizes', async () => {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const pizza = await aPizza(admin);
  const [large, small] = [await make(admin, pizza, 'Grande', 40), await make(admin, pizza, 'Broto', 22.5)];
  expect(await product(admin)).toMatchObject({ apartirde: true, preco_apartirde: 22.5 });
  // Older clients send this request when a user turns sizes on.
  await admin.post(`cardapio/adicionar/${pizza}`, { preco: 0, novo_preco: 0, descricao: 'Massa fina' });
  const hidden = { preco: 0, novo_preco: null, preco_antigo: null };
  expect(await product(admin)).toMatchObject({ ...hidden, descricao: 'Massa fina' });
  for (const id_cardapio_tamanho of [large, small])
    await admin.post('cardapiotamanhos/excluir', { id_cardapio_tamanho });
  const shown = { preco: 30, novo_preco: 25, preco_antigo: 30 };
  expect(await product(admin)).toMatchObject({
    ...{ ...shown, tamanhos: [], apartirde: false, preco_apartirde: 25 },
  });
});

it('are ordered, set to out by operators, deleted and restored', async () => {
  const store = await server.createStore();
  const [admin, operator] = [await server.as(store.adminLogin), await server.as(store.operatorLogin)];
  const pizza = await aPizza(admin);
  const ids = [await make(admin, pizza, 'Grande', 40), await make(admin, pizza, 'Broto', 22.5)];
  const inOrder = async () =>
    (await listed(operator, pizza)).map(({ id_cardapio_tamanho }) => id_cardapio_tamanho);
  await admin.post('cardapiotamanhos/ordem', { ordem: ids.toReversed() });
  expect(await inOrder()).toEqual(ids.toReversed());
  for (const ordem of [[ids[0]], [...ids, 99], [99]])
    expect((await admin.post('cardapiotamanhos/ordem', { ordem })).status).toBe(409);
  const [large] = ids;
  const details = { id_cardapio_tamanho: large, status: 'N' };
  expect((await operator.post('cardapiotamanhos/mudaSts', details)).status).toBe(200);
  expect((await listed(operator, pizza))[1]).toMatchObject({ status: 'N' });
  const { lote } = bodyOf(await admin.post('cardapiotamanhos/excluir', { id_cardapio_tamanho: large }));
  expect(await inOrder()).toEqual([ids[1]]);
  await admin.post(`cardapio/desfazer/${lote}`);
  expect(await inOrder()).toEqual(ids.toReversed());
});
