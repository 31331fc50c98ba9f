import { testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { expect, it } from 'vitest';

const server = testServer();

it('shows the provider a store’s categories with the number of their products', async () => {
  const [mine, other] = [await server.createStore(), await server.createStore()];
  await pizzaMenu(server, mine.storeId);
  const support = await server.asProvider('support');
  const list = async (storeId: number) => await support.get(`provedor/lojas/${storeId}/cardapio`);
  expect((await list(mine.storeId)).body).toMatchObject({
    categorias: [
      { id: PIZZA.categoryId, nome: 'Pizzas', itens: 1 },
      { id: 2, nome: 'Bebidas', itens: 1 },
    ],
  });
  expect((await list(other.storeId)).body).toMatchObject({ categorias: [] });
  expect((await list(999_999)).status).toBe(404);
});
