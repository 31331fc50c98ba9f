import { readMenu } from '@comanda/contract/menu/menu.calls';
import { testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
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

it('is not sent again to a panel that has it, until somebody changes it', async () => {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const panel = await server.as(store.adminLogin);
  const ask = async (known = '') => {
    const headers = { authorization: panel.token, 'if-none-match': known };
    const answer = await fetch(`${server.url}/api/cardapio/completo`, { headers });
    return { status: answer.status, tag: answer.headers.get('etag') ?? '', text: await answer.text() };
  };
  const first = await ask();
  expect(await ask(first.tag)).toMatchObject({ status: 304, text: '' });
  await panel.post('cardapio/mudaSts', { id_cardapio: PIZZA.productId, status: 'O' });
  const changed = await ask(first.tag);
  expect(changed.status).toBe(200);
  expect(changed.tag).not.toBe(first.tag);
  expect(JSON.parse(changed.text).produtos[0]).toMatchObject({ status: 'O' });
});
