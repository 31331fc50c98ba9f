import { listCategories, saveCategory } from '@comanda/contract/menu/menu/categories.calls';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';

const server = testServer();

type Body = Record<string, unknown> & { id_cardapio_categoria: number; lote: string };
const bodyOf = ({ body }: { body: unknown }) => body as Body;
const make = async (panel: TestClient, nome_categoria = 'Lanches') =>
  bodyOf(await panel.post('cardapiocategorias/adicionar', { nome_categoria })).id_cardapio_categoria;
const aProduct = (panel: TestClient, id_cardapio_categoria: number, nome_prod: string) =>
  panel.post('cardapio/adicionar', { id_cardapio_categoria, nome_prod, preco: 9 });
async function listed(panel: TestClient): Promise<Record<string, unknown>[]> {
  return bodyOf(await panel.get('cardapiocategorias/listar')).categorias as never;
}
const names = async (panel: TestClient) => (await listed(panel)).map(({ nome_categoria }) => nome_categoria);

async function aStore() {
  const store = await server.createStore();
  return { admin: await server.as(store.adminLogin), operator: await server.as(store.operatorLogin) };
}

crudSuite(server, {
  list: listCategories,
  save: saveCategory,
  createRow: (admin) => make(admin),
  input: (n, version, categoryId) => ({ categoryId, name: `Lanches ${n}`, version }),
  versionOf: (listedNow, rowId) => listedNow.find(({ categoryId }) => categoryId === rowId)?.version ?? null,
  refused: [
    ['no name', { nome_categoria: ' ' }, 'nome_categoria'],
    ['an unknown status', { status: 'N' }, 'status'],
    ['no day at all', { disponibilidade: '{}' }, 'disponibilidade'],
    ['a day that is none', { disponibilidade: { xx: { initAt: 600 } } }, 'disponibilidade'],
    ['an hour that is none', { disponibilidade: { sx: { initAt: '25:00' } } }, 'disponibilidade.sx.initAt'],
  ],
  action: 'catalogue.category-changed',
  subject: 'cardapio',
  missing: 'catalogue.category-not-found',
});

it('puts new ones last, in the order of the menu, with all their fields', async () => {
  const { admin, operator } = await aStore();
  const [first, second] = [await make(admin, 'Pizzas'), await make(admin, 'Bebidas')];
  await admin.post(`cardapiocategorias/adicionar/${second}`, {
    status: 'F',
    disponibilidade: JSON.stringify({ sx: { initAt: 1080, endAt: 1439 } }),
  });
  expect(await names(operator)).toEqual(['Pizzas', 'Bebidas']);
  const named = async (nome_categoria: string) =>
    bodyOf(await admin.post(`cardapiocategorias/adicionar/${second}`, { nome_categoria })).avisos;
  expect(await named('PIZZAS')).toEqual(['Já existe uma categoria “PIZZAS”.']);
  expect(await named('Bebidas')).toBeUndefined();
  await admin.post('cardapiocategorias/ordem', { ordem: [second, first] });
  expect(await names(operator)).toEqual(['Bebidas', 'Pizzas']);
  const { body } = await operator.get(`cardapiocategorias/listar/${second}`);
  expect(bodyOf({ body }).categorias).toEqual([
    {
      id_cardapio_categoria: second,
      nome_categoria: 'Bebidas',
      status: 'F',
      disponibilidade: expect.stringContaining('"sx":{"initAt":1080,"endAt":1439'),
      ordem: 0,
      versao: 4,
      alterado_por: 'Dona Teste',
      alterado_em: '2026-11-20T22:10:00.000Z',
    },
  ]);
});

it('lets operators set a status, and edit nothing', async () => {
  const { admin, operator } = await aStore();
  const id = await make(admin);
  const details = { id_cardapio_categoria: id, status: 'O' };
  expect((await operator.post('cardapiocategorias/mudaSts', details)).status).toBe(200);
  expect((await listed(admin))[0]).toMatchObject({ status: 'O', nome_categoria: 'Lanches' });
  expect((await operator.post(`cardapiocategorias/adicionar/${id}`, details)).status).toBe(403);
});

it('refuses to delete one with products and names them; deletes and restores both on request', async () => {
  const { admin } = await aStore();
  const id = await make(admin);
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await aProduct(admin, id, name);
  const remove = (more: object = {}) =>
    admin.post('cardapiocategorias/excluir', { id_cardapio_categoria: id, ...more });
  expect(await remove()).toMatchObject({
    status: 409,
    body: {
      motivo: 'catalogue.category-in-use',
      erro: expect.stringContaining('exclua tudo junto: A, B, C, D, E e mais 1.'),
    },
  });
  const { lote } = bodyOf(await remove({ com_produtos: true }));
  expect(await names(admin)).toEqual([]);
  expect((await admin.get(`cardapio/listar/${id}`)).status).toBe(404);
  expect((await aProduct(admin, id, 'G')).status).toBe(404);
  await admin.post(`cardapio/desfazer/${lote}`);
  expect(bodyOf(await admin.get(`cardapio/listar/${id}`)).cardapio).toHaveLength(6);
});

it('restores no product into a deleted category', async () => {
  const { admin } = await aStore();
  const id = await make(admin);
  const { id_cardapio } = bodyOf(await aProduct(admin, id, 'A'));
  const { lote } = bodyOf(await admin.post('cardapio/excluir', { id_cardapio }));
  await admin.post('cardapiocategorias/excluir', { id_cardapio_categoria: id });
  expect((await admin.post(`cardapio/desfazer/${lote}`)).body.motivo).toBe('catalogue.undo-over');
});
