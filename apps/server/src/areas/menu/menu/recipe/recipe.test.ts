import { testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { expect, it } from 'vitest';

const server = testServer();

type Line = Record<string, unknown> & { id_cardapio_estoque: number };

it('adds an item once, leaves its place after a change, and removes it', async () => {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const admin = await server.as(store.adminLogin);
  const list = async () => {
    const { body } = await admin.get(`cardapioestoque/listar/${PIZZA.productId}`);
    return (body as unknown as { cardapioestoque: Line[] }).cardapioestoque;
  };
  const line = { id_cardapio: PIZZA.productId, id_estoque: 1 };
  const [onion] = await list();
  expect(onion).toMatchObject({ nome_item: 'Cebola', quantidade: 1, removivel: 1 });
  await admin.post('cardapioestoque/inserir', { ...line, id_estoque: 4, quantidade: 2 });
  const added = await admin.post('cardapioestoque/adicionar', line);
  expect((await admin.post('cardapioestoque/adicionar', line)).body).toEqual(added.body);
  await admin.post('cardapioestoque/inserir', { ...line, removivel: 0 });
  const lines = await list();
  expect(lines).toMatchObject([
    { nome_item: 'Cebola', quantidade: 2, removivel: 1, ordem: 0 },
    { nome_item: 'Mussarela', quantidade: 1, removivel: 0, ordem: 1 },
  ]);
  const ids = lines.map(({ id_cardapio_estoque }) => id_cardapio_estoque);
  const order = (ordem: number[]) =>
    admin.post('cardapioestoque/ordem', { id_cardapio: PIZZA.productId, ordem });
  expect((await order(ids.slice(1))).body.motivo).toBe('catalogue.order-stale');
  await order(ids.toReversed());
  expect((await list()).map(({ nome_item }) => nome_item)).toEqual(['Mussarela', 'Cebola']);
  const remove = () => admin.post('cardapioestoque/excluir', { id_cardapio_estoque: ids[0] });
  await remove();
  expect((await list()).map(({ nome_item }) => nome_item)).toEqual(['Mussarela']);
  expect((await remove()).status).toBe(404);
  expect((await admin.post('cardapioestoque/inserir', { ...line, id_estoque: 99 })).status).toBe(404);
  expect((await admin.post('cardapioestoque/inserir', { ...line, quantidade: 0 })).status).toBe(422);
});
