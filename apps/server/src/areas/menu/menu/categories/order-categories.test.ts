import { testServer } from '@comanda/testkit/http/test-server';
import pg from 'pg';
import { expect, it } from 'vitest';

const server = testServer();

it('puts categories in order, and refuses an order that is based on an outdated list', async () => {
  const store = await server.createStore();
  const owner = new pg.Client({ connectionString: server.urls.owner });
  await owner.connect();
  await owner.query(
    `insert into menu_categories values ($1, 1, 'Sobremesas', 2), ($1, 2, 'Pizzas', 0), ($1, 3, 'Bebidas', 1)`,
    [store.storeId],
  );
  await owner.end();
  const panel = await server.as(store.adminLogin);
  const inOrder = async () => {
    const { body } = await panel.get('cardapio/completo');
    const { categorias } = body as unknown as { categorias: { nome_categoria: string }[] };
    return categorias.map(({ nome_categoria }) => nome_categoria);
  };
  expect(await inOrder()).toEqual(['Pizzas', 'Bebidas', 'Sobremesas']);
  expect((await panel.post('cardapiocategorias/ordem', { ordem: [1, 2, 3] })).body).toMatchObject({
    versao: 1,
  });
  expect(await inOrder()).toEqual(['Sobremesas', 'Pizzas', 'Bebidas']);
  expect((await panel.post('cardapiocategorias/ordem', { ordem: [1, 2, 3] })).body).toMatchObject({
    versao: 1,
  });
  for (const ordem of [
    [1, 2],
    [1, 2, 2],
    [1, 2, 4],
    [1, 2, 3, 4],
  ])
    expect((await panel.post('cardapiocategorias/ordem', { ordem })).status).toBe(409);
  // Two users reorder the same list. The second save must not undo the first.
  const move = async (ordem: number[]) =>
    (await panel.post('cardapiocategorias/ordem', { ordem, antes: [1, 2, 3] })).status;
  expect([await move([2, 1, 3]), await move([1, 3, 2]), await move([2, 1, 3])]).toEqual([200, 409, 200]);
  expect(await inOrder()).toEqual(['Pizzas', 'Sobremesas', 'Bebidas']);
});
