import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { saveGroup, saveOptionCategory } from '@comanda/contract/menu/menu/options.calls';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { type Answer, type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import type { TestStore } from '@comanda/testkit/stores';
import { describe, expect, it } from 'vitest';

const server = testServer();

interface WireGroup {
  id_variacao: number;
  id_variacao_categoria: number | null;
  id_cardapio: number | null;
  nome_variacao: string;
  escolha_minima: number;
  escolha_maxima: number;
  maximo_por_item: number;
  calculo_preco: string;
  status: string;
  versao: number;
  estoque: { id_variacao_estoque: number; id_estoque: number | null; nome: string; preco: number }[];
}
interface WireLink {
  id_cardapio_variacao: number;
  id_cardapio: number;
  id_variacao: number;
  id_cardapio_tamanho: number | null;
  status: string;
}
type Made = Record<
  'id_variacao' | 'id_variacao_categoria' | 'id_variacao_estoque' | 'id_cardapio_variacao' | 'versao',
  number
>;
const made = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Made;
};
const menuOf = async (panel: TestClient) =>
  (await panel.get('cardapio/completo')).body as unknown as {
    variacoes: WireGroup[];
    ligacoes: WireLink[];
    variacoes_categorias: { id_variacao_categoria: number }[];
  };

/** Creates two products, the first with two sizes, and four flavours, the last of them out of stock. */
async function fill(_server: unknown, { storeId }: TestStore): Promise<void> {
  await runStatement(
    server.urls.owner,
    `with category as (insert into menu_categories (store_id, category_id, name, position) values ($1, 1, 'Pizzas', 0)),
      products as (insert into menu_products (store_id, product_id, category_id, name, changed_at)
        values ($1, 1, 1, 'Pizza', now()), ($1, 2, 1, 'Esfirra', now()), ($1, 3, 1, 'Calzone', now())),
      sizes as (insert into menu_sizes (store_id, size_id, product_id, name, price_cents, changed_at)
        values ($1, 1, 1, 'Grande', 0, now()), ($1, 2, 1, 'Broto', 0, now()))
      insert into stock_items (store_id, stock_item_id, name, kind, is_in, changed_at)
        values ($1, 1, 'Calabresa', 'flavour', true, now()), ($1, 2, 'Portuguesa', 'flavour', true, now()),
               ($1, 3, 'Mussarela', 'flavour', true, now()), ($1, 4, 'Camarão', 'flavour', false, now())`,
    [storeId],
  );
}

const aCategory = async (panel: TestClient) =>
  made(await panel.post('variacoescategorias/adicionar', { nome_categoria: 'Extras', status: 'S' }))
    .id_variacao_categoria;
const BORDERS = { nome_variacao: 'Bordas', escolha_minima: 0, escolha_maxima: 0, calculo_preco: '' };
const aGroup = async (panel: TestClient, over: object = {}) =>
  made(
    await panel.post('variacoes/adicionar', {
      ...BORDERS,
      id_variacao_categoria: await aCategory(panel),
      ...over,
    }),
  ).id_variacao;

crudSuite(server, {
  list: readMenu,
  save: saveGroup,
  input: (n, version, groupId) => ({
    ...{ groupId, optionCategoryId: 1, productId: null, sizeId: null, version, status: null },
    ...{ name: `Bordas ${n}`, least: 0, most: n, mostOfEach: 1, rule: 'sum' as const },
    ...{ free: 0, freeOrder: 'cheapest' as const },
  }),
  versionOf: ({ groups }, groupId) => groups.find((each) => each.groupId === groupId)?.version ?? null,
  refused: [
    ['no name', { nome_variacao: ' ' }, 'nome_variacao'],
    ['a name without end', { nome_variacao: 'x'.repeat(81) }, 'nome_variacao'],
    ['fewer than none', { escolha_minima: -1 }, 'escolha_minima'],
    ['no number', { escolha_maxima: 'dois' }, 'escolha_maxima'],
    ['no rule', { calculo_preco: 'xx' }, 'calculo_preco'],
    ['fewer at most than at least', { escolha_minima: 3, escolha_maxima: 2 }, 'escolha_maxima'],
  ],
  action: 'options.saved',
  subject: 'cardapio',
  prepare: fill,
  createRow: (admin) => aGroup(admin),
  missing: 'options.not-found',
});

crudSuite(server, {
  list: readMenu,
  save: saveOptionCategory,
  input: (n, version, optionCategoryId) => ({ optionCategoryId, name: `Extras ${n}`, status: null, version }),
  versionOf: ({ optionCategories }, id) =>
    optionCategories.find(({ optionCategoryId }) => optionCategoryId === id)?.version ?? null,
  refused: [['no name', { nome_categoria: '' }, 'nome_categoria']],
  action: 'options.category-saved',
  subject: 'cardapio',
  createRow: aCategory,
  missing: 'options.category-not-found',
});

async function aStore() {
  const store = await server.createStore();
  await fill(server, store);
  const panel = await server.as(store.adminLogin);
  const group = async (groupId: number) => {
    const found = (await menuOf(panel)).variacoes.find(({ id_variacao }) => id_variacao === groupId);
    if (found === undefined) throw new Error(`no group ${groupId}`);
    return found;
  };
  const links = async () => (await menuOf(panel)).ligacoes;
  return { store, panel, group, links, operator: await server.as(store.operatorLogin) };
}

describe('groups', () => {
  it('are read with the specified names: alone, by category, and the whole library', async () => {
    const { panel } = await aStore();
    const id = await aGroup(panel);
    const own = { ...BORDERS, id_variacao_categoria: '-2', id_cardapio: 1, id_cardapio_tamanho: 2 };
    const { id_variacao } = made(await panel.post('variacoes/adicionar/', own));
    for (const option of [{ id_estoque: 2 }, { id_estoque: -1, nome_var: 'Cheddar' }])
      made(await panel.post('variacoesestoque/adicionar', { id_variacao: id, ...option, preco: '4.50' }));
    expect((await panel.get(`variacoes/listar/${id_variacao}`)).body).toMatchObject({
      variacao: { id_cardapio: 1, id_cardapio_tamanho: 2 },
    });
    const { variacoes } = (await panel.get('variacoes/listar')).body as unknown as { variacoes: WireGroup[] };
    expect(variacoes).toMatchObject([
      {
        id_variacao: id,
        nome_variacao: 'Bordas',
        escolha_minima: 0,
        escolha_maxima: 0,
        calculo_preco: 'st',
        id_cardapio_tamanho: null,
        estoque: [
          { id_estoque: 2, nome_item: 'Portuguesa', nome_var: null, preco: 4.5 },
          { id_estoque: -1, nome_item: null, nome_var: 'Cheddar' },
        ],
      },
    ]);
    const ofCategory = await panel.get(`variacoes/listarCategoria/${variacoes[0]?.id_variacao_categoria}`);
    expect(ofCategory.body).toMatchObject({ variacoes });
    expect((await panel.get(`variacoes/listar/${id}`)).body).toMatchObject({ variacao: variacoes[0] });
    expect((await panel.get('variacoes/listar/99')).status).toBe(404);
    expect((await panel.get('variacoes/listarCategoria/99')).status).toBe(404);
    expect((await panel.get('variacoescategorias/listar')).body).toMatchObject({
      categorias: [{ nome_categoria: 'Extras', status: 'S' }],
    });
  });

  it('are changed under the number in their path, and retain fields that an older client omits', async () => {
    const { panel, group } = await aStore();
    const id = await aGroup(panel, { maximo_por_item: 3, status: 'O' });
    made(await panel.post(`variacoes/adicionar/${id}`, { ...BORDERS, calculo_preco: 'mp' }));
    expect(await group(id)).toMatchObject({
      calculo_preco: 'mp',
      maximo_por_item: 3,
      status: 'O',
      versao: 2,
    });
  });

  it('refuse limits that no selection can fulfil, also after a change of their options', async () => {
    const { panel } = await aStore();
    const id = await aGroup(panel, { escolha_minima: 2 });
    const [first] = [
      made(await panel.post('variacoesestoque/adicionar', { id_variacao: id, id_estoque: 1, preco: 0 })),
      made(await panel.post('variacoesestoque/adicionar', { id_variacao: id, id_estoque: 2, preco: 0 })),
    ];
    const refused = await panel.post(`variacoes/adicionar/${id}`, { ...BORDERS, escolha_minima: 3 });
    expect(refused).toMatchObject({ status: 422, body: { erros: [{ campo: 'escolha_minima' }] } });
    made(
      await panel.post(`variacoes/adicionar/${id}`, { ...BORDERS, escolha_minima: 3, maximo_por_item: 2 }),
    );
    const removed = { id_variacao_estoque: first.id_variacao_estoque };
    expect((await panel.post('variacoesestoque/excluir', removed)).status).toBe(422);
    made(await panel.post(`variacoes/adicionar/${id}`, { ...BORDERS, escolha_minima: 1 }));
    made(await panel.post('variacoesestoque/excluir', removed));
  });

  it('have free options only where each one is charged, and never more than a customer chooses', async () => {
    const { panel, group } = await aStore();
    const id = await aGroup(panel, { escolha_maxima: 5, gratis: 3, gratis_quais: 'primeiros' });
    expect(await group(id)).toMatchObject({ gratis: 3, gratis_quais: 'primeiros' });
    const save = (over: object) =>
      panel.post(`variacoes/adicionar/${id}`, { ...BORDERS, escolha_maxima: 5, ...over });
    for (const over of [{ gratis: 6 }, { gratis: 1, calculo_preco: 'mm' }, { gratis: -1 }])
      expect(await save(over)).toMatchObject({ status: 422, body: { erros: [{ campo: 'gratis' }] } });
    // A client of 1.4 does not send the free options, so the saved ones stay.
    made(await save({}));
    expect(await group(id)).toMatchObject({ gratis: 3, gratis_quais: 'primeiros' });
    made(await save({ calculo_preco: 'mp' }));
    expect(await group(id)).toMatchObject({ gratis: 0 });
  });

  it('are deleted when unused; otherwise the answer names their products; deleted ones can be restored', async () => {
    const { panel, group } = await aStore();
    const id = await aGroup(panel);
    made(
      await panel.post('variacoesestoque/adicionar', {
        id_variacao: id,
        id_estoque: -1,
        nome_var: 'Cheddar',
        preco: 5,
      }),
    );
    made(await panel.post('variacoesestoque/adicionar', { id_variacao: id, id_estoque: 2, preco: 5 }));
    await panel.post('cardapiovariacoes/produtos', { id_variacao: id, ligar: [1, 2], desligar: [] });
    const refused = await panel.post('variacoes/excluir', { id_variacao: id });
    expect(refused).toMatchObject({ status: 409, body: { motivo: 'options.in-use' } });
    expect(refused.body.erro).toContain('Pizza, Esfirra');
    const { id_variacao_categoria } = await group(id);
    expect((await panel.post('variacoescategorias/excluir', { id_variacao_categoria })).body.erro).toContain(
      'Pizza',
    );
    await panel.post('cardapiovariacoes/produtos', { id_variacao: id, ligar: [], desligar: [1, 2] });
    made(await panel.post('variacoescategorias/excluir', { id_variacao_categoria }));
    expect(await menuOf(panel)).toMatchObject({ variacoes: [], variacoes_categorias: [] });
    // Restoring the group does not restore an option that was deleted meanwhile.
    expect((await panel.post('estoque/excluir', { id_estoque: 2 })).status).toBe(200);
    made(await panel.post('variacoes/restaurar', { id_variacao: id }));
    expect(await group(id)).toMatchObject({ estoque: [{ nome: 'Cheddar' }] });
    expect((await panel.post('variacoes/restaurar', { id_variacao: id })).status).toBe(404);
  });

  it('are copied with their options: hidden in their place, or from a product into the library', async () => {
    const { panel, group, links } = await aStore();
    const own = made(
      await panel.post('variacoes/adicionar', {
        ...BORDERS,
        id_variacao_categoria: -2,
        id_cardapio: 1,
        id_cardapio_tamanho: 2,
      }),
    );
    for (const id_estoque of [2, 1])
      made(
        await panel.post('variacoesestoque/adicionar', {
          id_variacao: own.id_variacao,
          id_estoque,
          preco: 4.5,
        }),
      );
    const copy = made(await panel.post('variacoes/duplicar', { variacao: { id_variacao: own.id_variacao } }));
    expect(await group(copy.id_variacao)).toMatchObject({
      ...{ nome_variacao: 'Bordas (cópia)', status: 'O', id_cardapio: 1 },
      estoque: [{ nome: 'Portuguesa' }, { nome: 'Calabresa', preco: 4.5 }],
    });
    expect((await links()).map((link) => link.id_cardapio_tamanho)).toEqual([2, 2]);
    const categoria = await aCategory(panel);
    const shared = made(
      await panel.post('variacoes/duplicar_card', { variacao: own.id_variacao, categoria }),
    );
    expect(await group(shared.id_variacao)).toMatchObject({
      ...{ nome_variacao: 'Bordas', status: 'S', id_cardapio: null, id_variacao_categoria: categoria },
    });
  });

  it('operators set their status, and cannot edit them', async () => {
    const { panel, operator, group } = await aStore();
    const id = await aGroup(panel);
    made(await operator.post('variacoes/mudaSts', { id, status: 'N' }));
    expect(await group(id)).toMatchObject({ status: 'N' });
    expect((await operator.post('variacoes/excluir', { id_variacao: id })).status).toBe(403);
    expect((await operator.post('variacoes/mudaSts', { id, status: 'F' })).status).toBe(422);
  });
});

describe('options', () => {
  it('are stock items, each at most once, or have only a name', async () => {
    const { panel, group } = await aStore();
    const id_variacao = await aGroup(panel);
    const add = (fields: object) =>
      panel.post('variacoesestoque/adicionar', { id_variacao, preco: 0, ...fields });
    const calabresa = made(await add({ id_estoque: 1, nome_var: 'nobody hears of it' })).id_variacao_estoque;
    expect((await add({ id_estoque: 1 })).body.motivo).toBe('options.item-twice');
    expect((await add({ id_estoque: 99 })).body.motivo).toBe('options.item-not-found');
    expect(await add({ id_estoque: -1 })).toMatchObject({
      status: 422,
      body: { erros: [{ campo: 'nome_var' }] },
    });
    const loose = made(await add({ id_estoque: -1, nome_var: 'Da casa', preco: '9.90' })).id_variacao_estoque;
    made(
      await panel.post(`variacoesestoque/adicionar/${loose}`, {
        id_estoque: -1,
        nome_var: 'Da vovó',
        preco: 12,
      }),
    );
    made(await panel.post('variacoesestoque/ordem', { ordem: [loose, calabresa] }));
    const { estoque } = await group(id_variacao);
    expect(estoque).toEqual([
      { id_variacao_estoque: loose, id_estoque: null, nome: 'Da vovó', preco: 12 },
      { id_variacao_estoque: calabresa, id_estoque: 1, nome: 'Calabresa', preco: 0 },
    ]);
    expect((await panel.post('variacoesestoque/ordem', { ordem: [loose] })).status).toBe(409);
    expect((await panel.post('variacoesestoque/excluir', { id_variacao_estoque: 99 })).status).toBe(404);
  });
});

describe('links', () => {
  it("are created once, ordered, given a status, and removed; a product's own group is removed with its link", async () => {
    const { panel, operator, links, group } = await aStore();
    const id_variacao = await aGroup(panel);
    const link = { id_cardapio: 1, id_variacao, id_cardapio_tamanho: '' };
    const complete = made(await panel.post('cardapiovariacoes/adicionar', link)).id_cardapio_variacao;
    expect(made(await panel.post('cardapiovariacoes/adicionar', link)).id_cardapio_variacao).toBe(complete);
    const own = made(
      await panel.post('variacoes/adicionar', { ...BORDERS, id_cardapio: 1, id_cardapio_tamanho: 1 }),
    );
    expect((await group(own.id_variacao)).id_cardapio).toBe(1);
    made(await panel.post('cardapiovariacoes/ordem', { ordem: [own.id_cardapio_variacao, complete] }));
    made(await operator.post('cardapiovariacoes/mudaSts', { id_cardapio_variacao: complete, status: 'F' }));
    expect(await links()).toMatchObject([
      { id_cardapio_variacao: own.id_cardapio_variacao, id_cardapio_tamanho: 1, status: 'S' },
      { id_cardapio_variacao: complete, id_cardapio_tamanho: null, status: 'F' },
    ]);
    for (const id_cardapio_variacao of [own.id_cardapio_variacao, complete])
      made(await panel.post('cardapiovariacoes/excluir', { id_cardapio_variacao }));
    expect(await menuOf(panel)).toMatchObject({ ligacoes: [], variacoes: [{ id_variacao }] });
    // A removal by GET could be triggered by any link in a browser, so the old GET call is gone.
    expect((await panel.get(`cardapiovariacoes/excluir?id_cardapio_variacao=${complete}`)).status).toBe(404);
  });

  it('refuse sizes of another product, and groups made for another', async () => {
    const { panel } = await aStore();
    const id_variacao = await aGroup(panel);
    const add = (fields: object) => panel.post('cardapiovariacoes/adicionar', { id_variacao, ...fields });
    expect((await add({ id_cardapio: 2, id_cardapio_tamanho: 1 })).body.motivo).toBe(
      'options.product-not-found',
    );
    expect((await add({ id_cardapio: 9 })).body.motivo).toBe('options.product-not-found');
    const own = made(await panel.post('variacoes/adicionar', { ...BORDERS, id_cardapio: 1 }));
    expect((await add({ id_cardapio: 2, id_variacao: own.id_variacao })).body.motivo).toBe(
      'options.not-this-product',
    );
  });

  it('to a deleted size do not block other changes, and return with the size', async () => {
    const { panel, links } = await aStore();
    const id_variacao = await aGroup(panel);
    const ofSize = await aGroup(panel);
    const link = (fields: object) =>
      panel.post('cardapiovariacoes/adicionar', { id_cardapio: 1, ...fields }).then(made);
    const one = (await link({ id_variacao })).id_cardapio_variacao;
    await link({ id_variacao: ofSize, id_cardapio_tamanho: 2 });
    const two = (await link({ id_variacao, id_cardapio_tamanho: 1 })).id_cardapio_variacao;
    const { body } = await panel.post('cardapiotamanhos/excluir', { id_cardapio_tamanho: 2 });
    made(await panel.post('cardapiovariacoes/ordem', { ordem: [two, one] }));
    expect((await links()).map((each) => each.id_cardapio_variacao)).toEqual([two, one]);
    const { lote } = body as unknown as { lote: string };
    made(await panel.post(`cardapio/desfazer/${lote}`));
    expect(await links()).toHaveLength(3);
    made(await panel.post('cardapiotamanhos/excluir', { id_cardapio_tamanho: 2 }));
    made(await panel.post('variacoes/excluir', { id_variacao: ofSize }));
  });

  it('are changed for many products in one request, all or none; existing ones stay unchanged', async () => {
    const { panel, links } = await aStore();
    const id_variacao = await aGroup(panel);
    const change = (ligar: number[], desligar: number[]) =>
      panel.post('cardapiovariacoes/produtos', { id_variacao, ligar, desligar });
    const requiredLinks = async () => (await links()).map(({ id_cardapio }) => id_cardapio).sort();
    made(
      await panel.post('cardapiovariacoes/adicionar', {
        id_cardapio: 1,
        id_variacao,
        id_cardapio_tamanho: 2,
      }),
    );
    expect((await change([2, 99], [1])).status).toBe(404);
    expect(await requiredLinks()).toEqual([1]);
    const first = made(await change([1, 2, 3], []));
    expect(await links()).toHaveLength(3);
    expect(made(await change([1, 2, 3], [])).versao).toBe(first.versao);
    made(await change([], [1, 3]));
    expect(await requiredLinks()).toEqual([2]);
  });

  it('to a size deleted later do not block other changes, and return with the size', async () => {
    const { panel, links } = await aStore();
    const id_variacao = await aGroup(panel);
    const extras = await aGroup(panel);
    const add = async (fields: object) =>
      made(await panel.post('cardapiovariacoes/adicionar', { id_cardapio: 1, ...fields }))
        .id_cardapio_variacao;
    const ofSize = await add({ id_variacao, id_cardapio_tamanho: 2 });
    const [first, second] = [
      await add({ id_variacao: extras }),
      await add({ id_variacao: extras, id_cardapio_tamanho: 1 }),
    ];
    const own = made(
      await panel.post('variacoes/adicionar', { ...BORDERS, id_cardapio: 1, id_cardapio_tamanho: 2 }),
    );
    made(
      await panel.post('variacoesestoque/adicionar', {
        ...{ id_variacao: own.id_variacao, id_estoque: 1, preco: 5 },
      }),
    );
    const { body: removal } = await panel.post('cardapiotamanhos/excluir', { id_cardapio_tamanho: 2 });
    made(await panel.post('cardapiovariacoes/ordem', { ordem: [second, first] }));
    expect((await links()).map((link) => link.id_cardapio_variacao)).toEqual([second, first]);
    made(await panel.post('estoque/excluir', { id_estoque: 1 }));
    made(await panel.post(`cardapio/desfazer/${String((removal as { lote?: string }).lote)}`, {}));
    expect((await links()).map((link) => link.id_cardapio_variacao)).toEqual(
      expect.arrayContaining([second, first, ofSize, own.id_cardapio_variacao]),
    );
    made(await panel.post('cardapiotamanhos/excluir', { id_cardapio_tamanho: 2 }));
    made(await panel.post('variacoes/excluir', { id_variacao }));
  });
});

describe('the grid of flavours', () => {
  const column = (id_cardapio_tamanho: number, versao: number | null, over: object = {}) => ({
    ...{ id_cardapio_tamanho, versao, escolha_minima: 1, escolha_maxima: 2, calculo_preco: 'mm' },
    ...over,
  });

  it('creates one group for each size with prices; a repeat changes nothing', async () => {
    const { panel, links } = await aStore();
    const grid = {
      id_cardapio: 1,
      tamanhos: [column(1, null), column(2, null)],
      sabores: [
        { id_estoque: 1, precos: [45, 30] },
        { id_estoque: 4, precos: [72.5, null] },
      ],
    };
    const { versao } = made(await panel.post('cardapiovariacoes/sabores', grid));
    const { variacoes } = await menuOf(panel);
    expect(variacoes).toMatchObject([
      {
        nome_variacao: 'Sabores',
        id_cardapio: 1,
        calculo_preco: 'mm',
        maximo_por_item: 1,
        estoque: [{ preco: 45 }, { nome: 'Camarão', preco: 72.5 }],
      },
      { nome_variacao: 'Sabores', id_cardapio: 1, estoque: [{ nome: 'Calabresa', preco: 30 }] },
    ]);
    expect((await links()).map((link) => link.id_cardapio_tamanho)).toEqual([1, 2]);
    expect(made(await panel.post('cardapiovariacoes/sabores', grid)).versao).toBe(versao);
    const next = {
      ...grid,
      tamanhos: [column(1, 1), column(2, 1)],
      sabores: [{ id_estoque: 1, precos: [46, null] }],
    };
    made(await panel.post('cardapiovariacoes/sabores', next));
    expect((await menuOf(panel)).variacoes).toMatchObject([{ versao: 2, estoque: [{ preco: 46 }] }]);
    expect(await links()).toHaveLength(1);
  });

  it('is deleted with all sizes in one step, which undo restores', async () => {
    const { panel } = await aStore();
    made(
      await panel.post('cardapiovariacoes/sabores', {
        id_cardapio: 1,
        tamanhos: [column(2, null), column(1, null)],
        sabores: [{ id_estoque: 1, precos: [30, 45] }],
      }),
    );
    made(await panel.post('variacoes/adicionar', { ...BORDERS, id_cardapio: 1, id_cardapio_tamanho: 2 }));
    made(await panel.post('cardapiotamanhos/ordem', { ordem: [2, 1] }));
    const complete = async () => {
      const { body } = await panel.get('cardapio/completo');
      const { tamanhos, variacoes, ligacoes } = body as unknown as Record<string, unknown[]>;
      return { tamanhos, variacoes, ligacoes };
    };
    const before = await complete();
    expect(before).toMatchObject({
      tamanhos: { length: 2 },
      variacoes: { length: 3 },
      ligacoes: { length: 3 },
    });
    const { body } = await panel.post('cardapiotamanhos/excluirTodos', { id_cardapio: 1 });
    expect(await complete()).toEqual({ tamanhos: [], variacoes: [], ligacoes: [] });
    made(await panel.post(`cardapio/desfazer/${(body as unknown as { lote: string }).lote}`));
    expect(await complete()).toEqual(before);
    // Product 2 has no sizes, and product 9 does not exist.
    for (const id_cardapio of [2, 9])
      expect((await panel.post('cardapiotamanhos/excluirTodos', { id_cardapio })).status).toBe(404);
  });

  it('writes all or nothing: refuses an outdated size, an unknown flavour, and a minimum above the number of options', async () => {
    const { panel } = await aStore();
    const send = (tamanhos: object[], sabores: object[]) =>
      panel.post('cardapiovariacoes/sabores', { id_cardapio: 1, tamanhos, sabores });
    const both = [{ id_estoque: 1, precos: [45, 30] }];
    expect(await send([column(1, null), column(2, 4)], both)).toMatchObject({
      status: 409,
      body: { versao: 0 },
    });
    expect((await send([column(1, null)], [{ id_estoque: 9, precos: [1] }])).status).toBe(404);
    expect(await send([column(1, null, { escolha_minima: 2 })], both)).toMatchObject({
      ...{ status: 422, body: { erros: [{ campo: 'escolha_minima' }] } },
    });
    expect((await menuOf(panel)).variacoes).toEqual([]);
    expect(
      (
        await panel.post('cardapiovariacoes/sabores', {
          id_cardapio: 9,
          tamanhos: [column(1, null)],
          sabores: both,
        })
      ).status,
    ).toBe(404);
  });
});
