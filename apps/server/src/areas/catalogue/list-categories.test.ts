import { testServer } from '@comanda/testkit/http/test-server';
import pg from 'pg';
import { expect, it } from 'vitest';

const server = testServer();

it('answers the store’s own categories in the order of its menu', async () => {
  const [mine, other] = [await server.createStore(), await server.createStore()];
  const owner = new pg.Client({ connectionString: server.urls.owner });
  await owner.connect();
  await owner.query(
    `insert into menu_categories values ($1, 1, 'Sobremesas', 2), ($1, 2, 'Pizzas', 0), ($1, 3, 'Bebidas', 1),
       ($2, 1, 'De outra loja', 0)`,
    [mine.storeId, other.storeId],
  );
  await owner.end();
  const panel = await server.as(mine.operatorLogin);
  expect((await panel.get('cardapiocategorias/listar')).body).toEqual({
    status: true,
    categorias: [
      { id_cardapio_categoria: 2, nome_categoria: 'Pizzas' },
      { id_cardapio_categoria: 3, nome_categoria: 'Bebidas' },
      { id_cardapio_categoria: 1, nome_categoria: 'Sobremesas' },
    ],
  });
});
