import { readMenu } from '@comanda/contract/catalogue/menu.calls';
import { PIZZA, pizzaMenu } from '@comanda/testkit/catalogue/pizza-menu';
import { testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';

const server = testServer();

it('answers the whole menu, each thing once, and nothing of another store', async () => {
  const [store, other] = [await server.createStore(), await server.createStore()];
  await pizzaMenu(server, store.storeId);
  const { body, status } = await (await server.as(store.operatorLogin)).get('cardapio/completo');
  expect(status, JSON.stringify(body)).toBe(200);
  const parts = readMenu.output.decode(body);
  expect(parts.products.map(({ name, pdvCode }) => [name, pdvCode])).toEqual([
    ['Pizza', PIZZA.pdvCode],
    ['Guaraná', null],
  ]);
  expect(parts.groups.map(({ options }) => options.length)).toEqual([3, 1]);
  const empty = (await (await server.as(other.operatorLogin)).get('cardapio/completo')).body;
  expect(empty).toMatchObject({ versao: 0, categorias: [], produtos: [], estoque: [], variacoes: [] });
});
