import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { saveProduct } from '@comanda/contract/menu/menu/products.calls';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

type Body = Record<string, unknown> & { id_cardapio: number; lote: string; versao: number };
const bodyOf = ({ body }: { body: unknown }) => body as Body;
const aCategory = (storeId: number, categoryId = 1, name = 'Lanches') =>
  runStatement(server.urls.owner, 'insert into menu_categories values ($1, $2, $3, $2)', [
    storeId,
    categoryId,
    name,
  ]);
const save = (panel: TestClient, fields: object, id: number | '' = '') =>
  panel.post(id === '' ? 'cardapio/adicionar' : `cardapio/adicionar/${id}`, fields);
const make = async (panel: TestClient, fields: object = {}) =>
  bodyOf(await save(panel, { id_cardapio_categoria: 1, nome_prod: 'X-Burger', preco: 20, ...fields }))
    .id_cardapio;
async function listed(panel: TestClient, categoryId = 1): Promise<Record<string, unknown>[]> {
  return bodyOf(await panel.get(`cardapio/listar/${categoryId}`)).cardapio as never;
}

async function aStore() {
  const store = await server.createStore();
  await aCategory(store.storeId);
  return { store, admin: await server.as(store.adminLogin), operator: await server.as(store.operatorLogin) };
}

crudSuite(server, {
  list: readMenu,
  save: saveProduct,
  prepare: async (_server, { storeId }) => {
    await aCategory(storeId);
  },
  createRow: (admin) => make(admin),
  input: (n, version, productId) => ({ productId, priceCents: 100 * n, version }),
  versionOf: ({ products }, rowId) => products.find(({ productId }) => productId === rowId)?.version ?? null,
  refused: [
    ['a comma', { preco: '12,50' }, 'preco'],
    ['more than the cap', { preco: '100000.00' }, 'preco'],
    ['a promotion that is none', { preco: 10, novo_preco: 10 }, 'novo_preco'],
    ['a code with a wrong digit', { codigo_barras: '7891000100104' }, 'codigo_barras'],
    ['a name of 201 letters', { nome_prod: 'x'.repeat(201) }, 'nome_prod'],
    ['less than nothing', { quantidade_disponivel: -1 }, 'quantidade_disponivel'],
    ['an unknown status', { status: 'N' }, 'status'],
    [
      'an end before its beginning',
      {
        promocao_inicio: '2026-12-01T00:00:00Z',
        promocao_fim: '2026-11-01T00:00:00Z',
      },
      'promocao_fim',
    ],
  ],
  action: 'catalogue.product-changed',
  subject: 'cardapio',
  missing: 'catalogue.product-not-found',
});

it('creates a product at the end of its category, with all its fields', async () => {
  const { admin } = await aStore();
  await make(admin);
  const week = { sx: { initAt: '18:00', endAt: '02:00' } };
  const name = `${'é'.repeat(196)}🍔🍔`;
  const made = await save(admin, {
    id_cardapio: '',
    id_cardapio_categoria: 1,
    id_produto: 0,
    nome_prod: name,
    descricao: 'Pão, carne e queijo',
    preco: '99999.99',
    novo_preco: '12.50',
    promocao_horarios: week,
    disponibilidade: JSON.stringify(week),
    codigo_barras: '7891000100103',
    codigo_pdv: ' 00501 ',
    quantidade_disponivel: 12,
    status: 'F',
  });
  expect(made.body).toMatchObject({ status: true, id_cardapio: 2, versao: 2, versao_registro: 1 });
  const [, second] = await listed(admin);
  expect(second).toMatchObject({
    id_cardapio: 2,
    nome_prod: name,
    preco: 99_999.99,
    novo_preco: 12.5,
    preco_antigo: 99_999.99,
    apartirde: false,
    preco_apartirde: 12.5,
    codigo_barras: '7891000100103',
    codigo_pdv: '00501',
    quantidade_disponivel: 12,
    id_produto: null,
    status: 'F',
    ordem: 1,
    foto: null,
    tamanhos: [],
    ingredientes: [],
    variacoes: [],
  });
  expect(JSON.parse(String(second?.disponibilidade))).toMatchObject({ sx: { initAt: 1080, endAt: 120 } });
});

it('explains an invalid price, and the missing fields of a new product', async () => {
  const { admin } = await aStore();
  const words = async (fields: object) => (await save(admin, fields)).body.erros.map((each) => each.mensagem);
  expect(await words({ id_cardapio_categoria: 1, nome_prod: 'X', preco: '12,50' })).toEqual([
    'Informe um valor em reais, como 12.50.',
  ]);
  expect(await words({ id_cardapio_categoria: 1, nome_prod: 'X', preco: 100_000 })).toEqual([
    'O maior valor aceito é R$ 99.999,99.',
  ]);
  const priced = { id_cardapio_categoria: 1, nome_prod: 'X', preco: 20 };
  expect(await words({ ...priced, novo_preco: '12,50' })).toEqual(['Informe um valor em reais, como 12.50.']);
  expect(await words({ ...priced, novo_preco: 20 })).toEqual([
    'O preço promocional (R$ 20,00) precisa ser menor que o preço.',
  ]);
  expect(await words({ nome_prod: 'X' })).toEqual(['Selecione uma categoria para adicionar um produto']);
  expect(await words({ id_cardapio_categoria: 1 })).toEqual(['Campo obrigatório.']);
  expect((await save(admin, { id_cardapio_categoria: 9, nome_prod: 'X' })).body.motivo).toBe(
    'catalogue.category-not-found',
  );
});

it('changes only the fields that were sent', async () => {
  const { admin } = await aStore();
  const id = await make(admin, { descricao: 'Com queijo', codigo_pdv: '77' });
  await save(admin, { preco: '25.00', versao: 1 }, id);
  expect((await listed(admin))[0]).toMatchObject({ preco: 25, descricao: 'Com queijo', codigo_pdv: '77' });
  await save(admin, { codigo_pdv: '', versao: 2 }, id);
  expect((await listed(admin))[0]).toMatchObject({ codigo_pdv: null, versao: 3 });
});

it('moves a product to the end of another category, and records it in the history', async () => {
  const { admin, store } = await aStore();
  await aCategory(store.storeId, 2, 'Promoções');
  await make(admin, { id_cardapio_categoria: 2 });
  const id = await make(admin);
  await save(admin, { id_cardapio_categoria: 2 }, id);
  expect((await listed(admin, 2)).map(({ id_cardapio }) => id_cardapio)).toEqual([1, id]);
  expect(await listed(admin)).toEqual([]);
  const { rows } = await runStatement(
    server.urls.owner,
    `select details from audit_log where store_id = $1 and action = 'catalogue.product-changed'`,
    [store.storeId],
  );
  expect(rows).toEqual([
    {
      details: {
        produto: 'X-Burger',
        antes: { categoria: 'Lanches' },
        depois: { categoria: 'Promoções' },
      },
    },
  ]);
});

it('lets operators mark a product as out, and change nothing else', async () => {
  const { admin, operator } = await aStore();
  const id = await make(admin);
  expect((await operator.post('cardapio/mudaSts', { id_cardapio: id, status: 'F' })).body).toMatchObject({
    versao: 2,
  });
  expect((await operator.post('cardapio/mudaSts', { id_cardapio: id, status: 'F' })).body).toMatchObject({
    versao: 2,
  });
  expect((await listed(operator))[0]).toMatchObject({ status: 'F', versao: 2 });
  expect((await operator.post('cardapio/mudaSts', { id_cardapio: id, status: 'N' })).status).toBe(422);
  expect((await save(operator, { preco: 1 }, id)).status).toBe(403);
  expect((await operator.post('cardapio/excluir', { id_cardapio: id })).status).toBe(403);
});

it('restores a deleted product in its place, within a day, once', async () => {
  const { admin, store } = await aStore();
  const [first, second] = [await make(admin), await make(admin, { nome_prod: 'X-Salada' })];
  const before = await listed(admin);
  const { lote } = bodyOf(await admin.post('cardapio/excluir', { id_cardapio: first }));
  expect((await listed(admin)).map(({ id_cardapio }) => id_cardapio)).toEqual([second]);
  expect((await save(admin, { preco: 1 }, first)).status).toBe(404);
  expect((await admin.post('cardapio/excluir', { id_cardapio: first })).status).toBe(404);
  expect((await admin.post(`cardapio/desfazer/${lote}`)).status).toBe(200);
  expect(await listed(admin)).toEqual(before);
  expect((await admin.post(`cardapio/desfazer/${lote}`)).body.motivo).toBe('catalogue.undo-over');
  const again = bodyOf(await admin.post('cardapio/excluir', { id_cardapio: first })).lote;
  server.clock.advance(25 * 60 * 60_000);
  const later = await server.as(store.adminLogin);
  expect((await later.post(`cardapio/desfazer/${again}`)).status).toBe(409);
});

it('warns when another product has the saved or restored code', async () => {
  const { admin } = await aStore();
  const reported = async (answer: ReturnType<typeof save>) => bodyOf(await answer).avisos;
  await make(admin, { nome_prod: 'Guaraná', codigo_pdv: 'GU-1', codigo_barras: '036000291452' });
  const other = await make(admin, { nome_prod: 'Suco', codigo_barras: '7891000100103' });
  const pdv = '“Suco” e “Guaraná” têm o mesmo código PDV: um pedido com ele não conta para nenhum dos dois.';
  expect(await reported(save(admin, { codigo_pdv: 'GU-1' }, other))).toEqual([pdv]);
  // A later save of other fields does not repeat the warning.
  expect(await reported(save(admin, { preco: 9 }, other))).toBeUndefined();
  const { lote } = bodyOf(await admin.post('cardapio/excluir', { id_cardapio: other }));
  expect(await reported(admin.post(`cardapio/desfazer/${lote}`, {}))).toEqual([pdv]);
  const wider = { codigo_pdv: '', codigo_barras: '0036000291452' };
  expect(await reported(save(admin, wider, other))).toEqual([pdv.replace('código PDV', 'código de barras')]);
  expect(await reported(save(admin, { codigo_barras: '' }, other))).toBeUndefined();
});

it('copies all parts of the product, hidden and right after it', async () => {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const admin = await server.as(store.adminLogin);
  await save(admin, { nome_prod: `${'🍕'.repeat(99)}ab`, quantidade_disponivel: 3 }, PIZZA.productId);
  await make(admin, { nome_prod: 'Esfiha' });
  const answer = await admin.post('cardapio/duplicar', { id_cardapio: PIZZA.productId });
  const { id_cardapio } = bodyOf(answer);
  const [pizza, copy, last] = await listed(admin);
  expect(last).toMatchObject({ nome_prod: 'Esfiha' });
  expect(copy).toMatchObject({
    id_cardapio,
    nome_prod: `${'🍕'.repeat(96)} (cópia)`,
    status: 'O',
    codigo_barras: null,
    codigo_pdv: null,
    disponibilidade: pizza?.disponibilidade,
    // The copy has no pieces, because the counted pieces belong to the original.
    quantidade_disponivel: 0,
    preco_apartirde: pizza?.preco_apartirde,
    ingredientes: [{ nome_item: 'Cebola', quantidade: 1, removivel: 1 }],
    tamanhos: [
      { nome: 'Grande', preco: 20 },
      { nome: 'Broto', preco: 10 },
    ],
    variacoes: [
      { nome_variacao: 'Sabores', tamanho_nome: null, calculo_preco: 'mm' },
      { nome_variacao: 'Borda', tamanho_nome: 'Grande', status_cv: 'S' },
    ],
  });
  // The copy shares no rows with the product, so a new price in one does not change the other.
  const numbersOf = (product: Record<string, unknown> | undefined, list: string, field: string) =>
    ((product?.[list] ?? []) as Record<string, number>[]).map((each) => each[field]);
  const sizesOf = (product?: Record<string, unknown>) =>
    numbersOf(product, 'tamanhos', 'id_cardapio_tamanho');
  const groupsOf = (product?: Record<string, unknown>) => numbersOf(product, 'variacoes', 'id_variacao');
  expect(sizesOf(copy)).not.toContain(sizesOf(pizza)[0]);
  expect(groupsOf(copy)).not.toContain(groupsOf(pizza)[0]);
  const { produtos, variacoes } = bodyOf(await admin.get('cardapio/completo')) as unknown as {
    produtos: object[];
    variacoes: { id_variacao: number; estoque: { nome: string; preco: number }[] }[];
  };
  expect(produtos).toHaveLength(4);
  const options = (groupId?: number) =>
    variacoes
      .find(({ id_variacao }) => id_variacao === groupId)
      ?.estoque.map(({ nome, preco }) => [nome, preco]);
  expect(options(groupsOf(copy)[0])).toEqual(options(groupsOf(pizza)[0]));
});

it('puts products in order, and refuses an order that is based on an outdated list', async () => {
  const { admin } = await aStore();
  const ids = [await make(admin), await make(admin), await make(admin)];
  const inOrder = async () => (await listed(admin)).map(({ id_cardapio }) => id_cardapio);
  const [a, b, c] = ids as [number, number, number];
  await admin.post('cardapio/ordem', { ordem: [c, a, b] });
  expect(await inOrder()).toEqual([c, a, b]);
  const added = await make(admin);
  for (const ordem of [
    [a, b, c],
    [a, b, c, added, 99],
    [99, a, b, c],
    [a, a, b, c],
  ])
    expect(await admin.post('cardapio/ordem', { ordem })).toMatchObject({
      status: 409,
      body: { motivo: 'catalogue.order-stale' },
    });
  expect(await inOrder()).toEqual([c, a, b, added]);
});

it('serialises many concurrent changes, and leaves a complete menu', async () => {
  const { admin, operator } = await aStore();
  const [first, second] = [await make(admin), await make(admin, { nome_prod: 'X-Salada' })];
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => admin.post('cardapio/duplicar', { id_cardapio: first })),
    ...[1, 2, 3].map((n) => save(admin, { id_cardapio_categoria: 1, nome_prod: `Novo ${n}`, preco: n })),
    ...[5, 10].map((valor) =>
      admin.post('cardapio/precos', { produtos: [second, first], mudanca: { tipo: 'percentual', valor } }),
    ),
    admin.post('cardapio/ordem', { ordem: [second, first] }),
    admin.post('cardapio/excluir', { id_cardapio: second }),
    admin.post('cardapiocategorias/excluir', { id_cardapio_categoria: 1 }),
    operator.post('cardapio/mudaSts', { id_cardapio: first, status: 'F' }),
  ]);
  for (const { status, body } of answers) expect([200, 404, 409], JSON.stringify(body)).toContain(status);
  const products = await listed(admin);
  expect(products.map(({ ordem }) => ordem)).toEqual(products.map((_, at) => at));
  expect(products).toHaveLength(1 + 3 + 3);
  expect(products.find(({ id_cardapio }) => id_cardapio === first)).toMatchObject({ status: 'F' });
});
