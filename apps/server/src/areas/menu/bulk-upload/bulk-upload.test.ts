import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { barcodeOf } from '@comanda/testkit/running/product-file';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { HEAD, type SendOptions, uploadHarness } from './testing/upload-harness.ts';

const server = testServer();
const [GUARANA, WATER, BREAD, CAKE] = ['7891000100103', '96385074', '036000291452', '7891000053508'];

async function aStore() {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  const owner = (text: string, ...values: unknown[]) =>
    runStatement(server.urls.owner, text, [store.storeId, ...values]);
  await owner(`insert into menu_categories values ($1, 1, 'Bebidas', 0)`);
  await owner(`insert into record_numbers values ($1, 'menu-category', 1), ($1, 'menu-product', 9)`);
  const product = (id: number, barcode: string, over: { price?: number; left?: number; pdv?: string } = {}) =>
    owner(
      `insert into menu_products (store_id, product_id, category_id, name, price_cents, left_count, barcode, pdv_code, changed_at)
       values ($1, $2, 1, 'Guaraná', $3, $4, $5, $6, now())`,
      ...[id, over.price ?? 600, over.left ?? 3, barcode, over.pdv ?? null],
    );
  return { store, panel, owner, product, uploads: uploadHarness(server, panel) };
}

it('refuses every call of a store without uploads', async () => {
  const store = await server.createStore({ hasBulkUpload: false });
  const panel = await server.as(store.adminLogin);
  const uploads = uploadHarness(server, panel);
  const answers = [
    await panel.get('product-files'),
    await panel.get('product-files/1'),
    await panel.get('product-files/1/linhas'),
    await panel.get('product-files/1/linhas/exportar'),
    await panel.get('product-files/1/recusadas'),
    await panel.get('product-files/modelo/csv'),
    await panel.patch('product-files/1/cancel', {}),
    await panel.post('product-files/1/gravar', {}),
    await panel.post('product-files/1/desfazer', {}),
    await uploads.preview(HEAD),
    await uploads.send(`${HEAD}\n${GUARANA};Guaraná;1;2;;;`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  expect(answers[0]?.body).toMatchObject({
    erro: 'O upload em massa não está liberado para esta loja. Fale com o suporte.',
  });
});

it('does not delay a store while another checks thirty files', async () => {
  const [{ uploads: many }, { uploads: other }] = [await aStore(), await aStore()];
  const file = `${HEAD}\n${GUARANA};Guaraná;1;2;;;`;
  const checks = Array.from({ length: 30 }, () => many.preview(file));
  for (let preview = 0; preview < 3; preview += 1) expect((await other.preview(file)).status).toBe(200);
  for (const { status } of await Promise.all(checks)) expect(status).toBeOneOf([200, 503]);
  const more = await Promise.all(Array.from({ length: 11 }, () => many.preview('a')));
  expect(more.map(({ status }) => status)).toContain(429);
});

it('writes a file: new, changed and unchanged products, and reports refused rows', async () => {
  const { uploads, product, panel } = await aStore();
  await product(1, GUARANA);
  const file = await uploads.upload(
    [
      HEAD,
      `${GUARANA};;10;R$ 6,50;;;`,
      `${WATER};Água;5;1.234,50;3;Bébidas;77`,
      `${BREAD};Pão de queijo 🧀;0;2,50;;Padaria;`,
      `${BREAD};Pão;1;2;;;`,
      `${CAKE};;1;2;;;`,
      '7,891E+12;Bolo;1;2;;;',
      '',
      '7891000053508;Bolo;x;1.234;;;',
    ].join('\n'),
    'gravado',
  );
  expect(file).toMatchObject({
    ...{ status: 'finished', added_products: 7, total_products: 7 },
    ...{ new_products: 2, changed_products: 1, unchanged_products: 0, refused_products: 4 },
    pode_desfazer: true,
  });
  const { produtos, categorias, versao } = await uploads.menu();
  expect(versao).toBe(1);
  expect(categorias.map(({ nome_categoria }) => nome_categoria)).toEqual(['Bebidas', 'Padaria']);
  const [bebidas, padaria] = categorias.map((each) => each.id_cardapio_categoria);
  const byId = produtos.toSorted((one, other) => one.id_cardapio - other.id_cardapio);
  expect(byId).toMatchObject([
    { id_cardapio: 1, nome_prod: 'Guaraná', preco: 6.5, quantidade_disponivel: 10, versao: 2 },
    {
      ...{ id_cardapio: 10, nome_prod: 'Água', preco: 1234.5, novo_preco: 3, codigo_pdv: '77' },
      id_cardapio_categoria: bebidas,
    },
    {
      ...{ id_cardapio: 11, nome_prod: 'Pão de queijo 🧀', preco: 2.5, quantidade_disponivel: 0 },
      ...{ status: 'S', id_cardapio_categoria: padaria, codigo_barras: BREAD },
    },
  ]);
  expect((await uploads.rows(file.id, 'recusado')).map(({ linha, motivos }) => [linha, ...motivos])).toEqual([
    [5, 'O código de barras repete o da linha 4.'],
    [6, 'Não conhecemos este código de barras: preencha o nome do produto.'],
    [
      7,
      'O Excel transformou o código de barras em número. Formate a coluna como texto e digite o código de novo.',
    ],
    [
      9,
      'A quantidade em estoque precisa ser um número inteiro.',
      'O preço é ambíguo: escreva 1.234,00 ou 1,23.',
    ],
  ]);
  expect((await uploads.rows(file.id, 'mudado'))[0]).toMatchObject({
    antes: { preco: 6, quantidade_disponivel: 3 },
    depois: { preco: 6.5, quantidade_disponivel: 10 },
    gravada: true,
  });
  const [head, changed, ...end] = await uploads.exported(file.id, 'mudado');
  expect(head).toMatch(
    /^Linha;Código de barras;Produto antes;Produto;Resultado;Categoria antes;Preço antes;/,
  );
  expect(changed).toMatch(/;Alterado;[^;]+;6,00;;3;Ativo;;[^;]+;6,50;[^;]*;10;Ativo;;;Sim;$/);
  expect(end).toEqual([expect.stringMatching(/^Total: 1 registro;/)]);
  const refused = await uploads.refused(file.id);
  expect(refused.split('\r\n').slice(0, 2)).toEqual([
    `\u{feff}${HEAD};Motivo`,
    `${BREAD};Pão;1;2;;;;O código de barras repete o da linha 4.`,
  ]);
  const { body } = await panel.get(`product-files/${file.id}`);
  expect(body).toMatchObject({ status: true, progress: { percentage: 100 } });
});

it('uploads a file twice: the second time all rows are unchanged', async () => {
  const { uploads } = await aStore();
  const content = `${HEAD}\n${GUARANA};Guaraná;10;6,50;5;Bebidas;\n${WATER};Água;1;2;;;`;
  await uploads.upload(content, 'gravado');
  const before = await uploads.menu();
  expect(await uploads.upload(content, 'gravado')).toMatchObject({ unchanged_products: 2, new_products: 0 });
  expect(await uploads.menu()).toEqual(before);
});

it('leaves existing products unchanged when the upload adds new ones only, and reports them', async () => {
  const { uploads, product } = await aStore();
  await product(1, GUARANA);
  const file = await uploads.upload(`${HEAD}\n${GUARANA};X;10;9;;;\n${WATER};Água;1;2;;;`, 'gravado', {
    update: false,
  });
  expect(file).toMatchObject({ new_products: 1, unchanged_products: 1, changed_products: 0 });
  expect((await uploads.rows(file.id, 'igual'))[0]?.motivos).toEqual([
    'Este produto já está no cardápio. Marque a opção de atualizar para mudá-lo.',
  ]);
  expect((await uploads.menu()).produtos[0]).toMatchObject({ nome_prod: 'Guaraná', preco: 6 });
});

it('waits for confirmation on request, allows one upload at a time, and can be cancelled', async () => {
  const { uploads, panel } = await aStore();
  const content = `${HEAD}\n${GUARANA};Guaraná;10;6,50;;;`;
  const file = await uploads.upload(content, 'conferido', { checks: true });
  expect(file).toMatchObject({ status: 'processing', new_products: 1, added_products: 0 });
  expect((await uploads.menu()).produtos).toEqual([]);
  expect((await uploads.send(content)).body.motivo).toBe('bulk-upload.under-way');
  const cancelled = await panel.patch(`product-files/${file.id}/cancel`);
  expect(cancelled.body).toMatchObject({ product_file: { status: 'canceled', pode_desfazer: false } });
  expect((await panel.patch(`product-files/${file.id}/cancel`)).body.motivo).toBe('bulk-upload.over');
  expect((await panel.post(`product-files/${file.id}/gravar`)).body.motivo).toBe('bulk-upload.not-checked');
  const again = await uploads.upload(content, 'conferido', { checks: true });
  await panel.post(`product-files/${again.id}/gravar`);
  await uploads.until(again.id, 'gravado');
  expect((await uploads.menu()).produtos).toHaveLength(1);
  const { body } = await panel.get('product-files');
  expect((body as unknown as { product_files: object[] }).product_files).toMatchObject([
    { id: again.id, status: 'finished' },
    { id: file.id, status: 'canceled' },
  ]);
});

it('changes the chosen one of several products with a code, or the one of the PDV code', async () => {
  const { uploads, product, panel } = await aStore();
  await product(1, GUARANA, { pdv: '1' });
  await product(2, GUARANA, { pdv: '2' });
  const file = await uploads.upload(`${HEAD}\n0${BREAD};Pão;1;2;;;\n${GUARANA};;9;8;;;`, 'conferido', {
    checks: true,
  });
  const [row] = await uploads.rows(file.id, 'recusado');
  expect(row?.candidatos.map(({ id_cardapio }) => id_cardapio)).toEqual([1, 2]);
  const choose = (id: number) =>
    panel.post(`product-files/${file.id}/linhas/${row?.id_linha}/produto`, { id_cardapio: id });
  expect((await choose(7)).body.motivo).toBe('bulk-upload.not-a-candidate');
  expect((await choose(2)).body).toMatchObject({
    product_file: { refused_products: 0, changed_products: 1 },
  });
  await panel.post(`product-files/${file.id}/gravar`);
  await uploads.until(file.id, 'gravado');
  await uploads.upload(`${HEAD}\n${GUARANA};;4;5;;;1`, 'gravado');
  const prices = (await uploads.menu()).produtos.map(({ id_cardapio, preco }) => [id_cardapio, preco]);
  expect(prices.filter(([id]) => Number(id) < 3)).toEqual([
    [1, 5],
    [2, 8],
  ]);
});

it('takes an upload back, except products that changed since; sold pieces stay deducted', async () => {
  const { uploads, product, panel, owner } = await aStore();
  await product(1, GUARANA, { left: 10 });
  await product(2, WATER, { left: 10 });
  const before = await uploads.menu();
  const file = await uploads.upload(
    `${HEAD}\n${GUARANA};Guaraná;50;9;;;\n${WATER};Água;50;9;;;\n${CAKE};Bolo;1;2;;Doces;\n${BREAD};Pão;1;2;;Pães;`,
    'gravado',
  );
  await owner('update menu_products set left_count = 48 where store_id = $1 and product_id = 1');
  await owner(`update menu_products set version = 3 where store_id = $1 and product_id = 2`);
  await owner(`update menu_products set version = 2 where store_id = $1 and barcode = '${BREAD}'`);
  await panel.post(`product-files/${file.id}/desfazer`);
  const over = await uploads.until(file.id, 'desfeito');
  expect(over).toMatchObject({ taken_back_products: 2, kept_products: 2, pode_desfazer: false });
  const { produtos, categorias } = await uploads.menu();
  expect(categorias.map(({ nome_categoria }) => nome_categoria)).toEqual(['Bebidas', 'Pães']);
  expect(produtos).toHaveLength(3);
  expect(produtos.find((each) => each.id_cardapio === 1)).toMatchObject({
    ...before.produtos[0],
    ...{
      quantidade_disponivel: 8,
      versao: 3,
      alterado_em: expect.anything(),
      alterado_por: expect.anything(),
    },
  });
  expect(produtos.find((each) => each.id_cardapio === 2)).toMatchObject({ preco: 9 });
  expect((await panel.post(`product-files/${file.id}/desfazer`)).body.motivo).toBe(
    'bulk-upload.not-to-take-back',
  );
  const rows = await uploads.rows(file.id);
  expect(rows.map(({ desfeita }) => desfeita)).toEqual([true, false, true, false]);
});

it('deducts pieces sold since the check, and returns cancelled pieces only to the count they came from', async () => {
  const { store, uploads, product, panel } = await aStore();
  await product(1, GUARANA, { left: 5 });
  const left = async () => {
    const { body } = await panel.get('cardapio/quantidades');
    const { quantidades } = body as unknown as { quantidades: { quantidade_disponivel: number }[] };
    return quantidades.map((each) => each.quantidade_disponivel);
  };
  const order = async (quantity: number) => {
    const [item] = anOpenDeliveryOrder().items as [object];
    const items = [{ ...item, externalCode: GUARANA, quantity }];
    const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder({ items }));
    return placed.body.data.id_pedido;
  };
  const cancel = (orderId: number) =>
    panel.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });

  // Only the price changes. Two pieces are sold between the check and the confirmation.
  const cheaper = await uploads.upload(`${HEAD}\n${GUARANA};Guaraná;5;9;;;`, 'conferido', { checks: true });
  const between = await order(2);
  await panel.post(`product-files/${cheaper.id}/gravar`);
  await uploads.until(cheaper.id, 'gravado');
  expect(await left()).toEqual([3]);
  await cancel(between);
  expect(await left()).toEqual([5]);

  // The count of ten was a mistake and is taken back. Cancelling the order must not return its nine pieces to
  // the former count of five.
  const more = await uploads.upload(`${HEAD}\n${GUARANA};Guaraná;10;9;;;`, 'gravado');
  const sold = await order(9);
  await panel.post(`product-files/${more.id}/desfazer`);
  await uploads.until(more.id, 'desfeito');
  expect(await left()).toEqual([0]);
  await cancel(sold);
  expect(await left()).toEqual([0]);
});

it('does not take back a new product that a user has edited', async () => {
  const { uploads, panel, owner } = await aStore();
  const file = await uploads.upload(
    `${HEAD}\n${[GUARANA, WATER, CAKE, BREAD].map((code) => `${code};Pizza;1;9;;;\n`).join('')}`,
    'gravado',
  );
  const ids = (await uploads.menu()).produtos.map(({ id_cardapio }) => id_cardapio);
  await owner(
    `with item as (insert into stock_items (store_id, stock_item_id, name, kind, changed_at)
                   values ($1, 1, 'Massa', 'ingredient', now())),
          line as (insert into recipe_lines (store_id, recipe_line_id, product_id, stock_item_id) values ($1, 1, $2, 1)),
          photo as (update menu_products set photo_hash = 'f' where store_id = $1 and product_id = $3)
     insert into menu_sizes (store_id, size_id, product_id, name, price_cents, changed_at)
     values ($1, 1, $4, 'Grande', 900, now())`,
    ...ids.slice(0, 3),
  );
  await panel.post(`product-files/${file.id}/desfazer`);
  expect(await uploads.until(file.id, 'desfeito')).toMatchObject({
    taken_back_products: 1,
    kept_products: 3,
  });
  expect((await uploads.menu()).produtos.map(({ id_cardapio }) => id_cardapio)).toEqual(ids.slice(0, 3));
});

it('continues the upload of a server that was killed', async () => {
  const { uploads, owner, panel } = await aStore();
  const lines = Array.from({ length: 1_200 }, (_, at) => `${barcodeOf(at)};Item ${at};1;2;;;`);
  const file = await uploads.upload(`${HEAD}\n${lines.join('\n')}`, 'conferido', { checks: true });
  expect(file).toMatchObject({ new_products: 1_200, total_products: 1_200 });
  // Simulates a server that was killed in its first step, while its lease is still valid.
  await owner(
    `update product_files set state = 'writing', acted_by = 'Bia', claimed_by = gen_random_uuid(), claimed_until = $2
      where store_id = $1`,
    new Date(server.clock.now() + 60_000),
  );
  await panel.get('product-files');
  expect(await uploads.get(file.id)).toMatchObject({ etapa: 'gravando', added_products: 0 });
  server.clock.advance(61_000);
  await uploads.until(file.id, 'gravado');
  expect((await uploads.menu()).produtos).toHaveLength(1_200);
});

it('reads spreadsheets and uses the names of the shared catalogue', async () => {
  const { uploads } = await aStore();
  await runStatement(
    server.urls.owner,
    `insert into catalogue_products (barcode, name, description, updated_at) values ('0036000291452', 'Pão francês', 'Da casa', now())`,
  );
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'P',
        rows: [
          ['EAN', 'Estoque', 'Valor'],
          [Number(GUARANA), 3, 0],
          [Number(BREAD), 4, 1.5],
          ['0036000291452', 4, 1.5],
        ],
      },
    ],
  });
  const seen = await uploads.preview(bytes, {}, 'produtos.xlsx');
  expect(seen.body).toMatchObject({ formato: 'xlsx', cabecalho: true, codificacao: null });
  const columns = { product_ean_cod: 1, product_qty: 2, product_price: 3 };
  const file = await uploads.upload(bytes, 'gravado', { columns, name: 'produtos.xlsx' });
  expect(await uploads.rows(file.id)).toMatchObject([
    { resultado: 'recusado' },
    // The barcode has eleven digits, because the spreadsheet dropped its leading zero.
    { resultado: 'recusado' },
    { resultado: 'novo', nome: 'Pão francês' },
  ]);
  expect((await uploads.menu()).produtos).toMatchObject([{ nome_prod: 'Pão francês', descricao: 'Da casa' }]);
});

it.each<[string, () => string | Uint8Array, SendOptions, number, string]>([
  ['no spreadsheet', () => 'a', { name: 'a.pdf' }, 422, 'Selecione um arquivo CSV.'],
  ['no file', () => '', {}, 422, 'Selecione um arquivo CSV.'],
  [
    'one column for two fields',
    () => 'a;b;c',
    { columns: { product_ean_cod: 1, product_qty: 2, product_price: 2 } },
    422,
    'Não é possível ter dois tipos de dados na mesma coluna.',
  ],
  [
    'a required field without column',
    () => 'a',
    { columns: { product_ean_cod: 1 } },
    422,
    'Campo obrigatório.',
  ],
  [
    'too large a file',
    () => new Uint8Array(10 * 1024 * 1024 + 1),
    {},
    413,
    'O arquivo é muito grande. Tente fazer o upload de um arquivo com no máximo 10MB.',
  ],
  [
    'a column the file has not',
    () => `${GUARANA};1;2`,
    {},
    422,
    'Não conseguimos ler este arquivo: o arquivo não tem a coluna 4.',
  ],
  ['a foreign store', () => 'a', { more: { id_estabelecimento: '999999' } }, 403, ''],
])('%s is refused', async (_name, content, how, status, words) => {
  const { uploads } = await aStore();
  const answer = await uploads.send(content(), how);
  const { erros, erro } = answer.body as { erros: { mensagem: string }[]; erro: string };
  expect(answer.status).toBe(status);
  expect([erro, ...erros.map(({ mensagem }) => mensagem)].join(' ')).toContain(words);
  expect((await uploads.menu()).produtos).toEqual([]);
});

it('offers a template file that it accepts itself', async () => {
  const { uploads, panel } = await aStore();
  for (const format of ['csv', 'xlsx']) {
    const answer = await fetch(`${server.url}/api/product-files/modelo/${format}`, {
      headers: { authorization: panel.token },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const file = await uploads.upload(bytes, 'conferido', { checks: true, name: `modelo.${format}` });
    expect(file).toMatchObject({ new_products: 2, refused_products: 0 });
    await panel.patch(`product-files/${file.id}/cancel`);
  }
});
