import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { uploadHarness } from './testing/upload-harness.ts';

const server = testServer();
const HEAD = 'Nome do Item;Categoria;Preço;Descrição;Código PDV';
const MENU = {
  ...{ product_name: 1, product_category: 2, product_price: 3, product_description: 4, product_pdv_cod: 5 },
};
const LINES = [
  'Esfirra de carne;Esfirras;6,50;Massa fina;ES-04',
  'Esfirra de queijo;Esfirras;7,00;;ES-05',
  'Coca-Cola lata;Bebidas;6,50;350 ml;',
  'Água;Bebidas;"4,00";;',
  'Água;Promoções;3,00;;',
];

async function aStore() {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  return { store, panel, uploads: uploadHarness(server, panel) };
}

it('writes the menu of another system: 5 of 5 rows, with texts and codes, and no counts', async () => {
  const { uploads } = await aStore();
  const file = await uploads.upload([HEAD, ...LINES].join('\n'), 'gravado', { menu: MENU });
  expect(file).toMatchObject({ new_products: 5, refused_products: 0 });
  const { produtos, categorias } = await uploads.menu();
  expect(categorias.map(({ nome_categoria }) => nome_categoria)).toEqual([
    'Esfirras',
    'Bebidas',
    'Promoções',
  ]);
  expect(produtos[0]).toMatchObject({
    ...{ nome_prod: 'Esfirra de carne', descricao: 'Massa fina', codigo_pdv: 'ES-04', codigo_barras: null },
    ...{ preco: 6.5, quantidade_disponivel: null },
  });
  const again = await uploads.upload([HEAD, ...LINES].join('\n'), 'conferido', { menu: MENU, checks: true });
  expect(again).toMatchObject({ unchanged_products: 5, new_products: 0, changed_products: 0 });
});

it('changes products by code or name, asks about a name that two have, and takes all of it back', async () => {
  const { uploads, panel } = await aStore();
  await uploads.upload([HEAD, ...LINES].join('\n'), 'gravado', { menu: MENU });
  const before = (await uploads.menu()).produtos;
  const edited = [
    HEAD,
    'Esfirra aberta de carne;Esfirras;6,90;Massa fina, forno a lenha;es-04',
    'coca-cola LATA;bebidas;7,00;;BE-01',
    'Água;;4,50;;',
    'Esfirra de queijo;Esfirras;7,00;;ES-05',
    'Esfirra de queijo;Esfirras;8,00;;ES-05',
  ].join('\n');
  const file = await uploads.upload(edited, 'conferido', { menu: MENU, checks: true });
  expect(file).toMatchObject({ changed_products: 2, unchanged_products: 1, refused_products: 2 });
  const [alike, repeated] = await uploads.rows(file.id, 'recusado');
  expect(alike?.motivos).toEqual([
    'Vários produtos do cardápio combinam com esta linha. Escolha qual deles.',
  ]);
  expect(repeated?.motivos).toEqual(['Repete o produto da linha 5.']);
  const chosen = alike?.candidatos[1]?.id_cardapio;
  expect(alike?.candidatos).toHaveLength(2);
  await panel.post(`product-files/${file.id}/linhas/${alike?.id_linha}/produto`, { id_cardapio: chosen });
  await panel.post(`product-files/${file.id}/gravar`, {});
  await uploads.until(file.id, 'gravado');
  const after = new Map((await uploads.menu()).produtos.map((each) => [each.id_cardapio, each]));
  expect(after.get(before[0]?.id_cardapio ?? 0)).toMatchObject({
    ...{ nome_prod: 'Esfirra aberta de carne', preco: 6.9, descricao: 'Massa fina, forno a lenha' },
    codigo_pdv: 'es-04',
  });
  expect(after.get(before[2]?.id_cardapio ?? 0)).toMatchObject({ descricao: '350 ml', codigo_pdv: 'BE-01' });
  expect(after.get(chosen ?? 0)).toMatchObject({ preco: 4.5 });
  await panel.post(`product-files/${file.id}/desfazer`, {});
  await uploads.until(file.id, 'desfeito');
  const facts = (each: Record<string, unknown>) =>
    ['id_cardapio', 'nome_prod', 'preco', 'descricao', 'codigo_pdv', 'status'].map((field) => each[field]);
  expect((await uploads.menu()).produtos.map(facts)).toEqual(before.map(facts));
});

it('leaves descriptions alone in a list by barcodes, and still asks for its columns', async () => {
  const { uploads, store } = await aStore();
  await uploads.upload(`${HEAD};EAN\nGuaraná;Bebidas;6,00;Lata;G-1;7891000100103`, 'gravado', {
    menu: { ...MENU, product_ean_cod: 6 },
  });
  await uploads.upload('EAN;Qtd;Preço\n7891000100103;5;6,50', 'gravado', {
    columns: { product_ean_cod: 1, product_qty: 2, product_price: 3 },
  });
  expect((await uploads.menu()).produtos).toMatchObject([
    { descricao: 'Lata', codigo_pdv: 'G-1', preco: 6.5, quantidade_disponivel: 5 },
  ]);
  const { status, body } = await uploads.send('EAN;Qtd\n7891000100103;5', { columns: {} });
  expect([status, body.erros]).toEqual([
    422,
    [{ campo: 'columns_disposition', mensagem: 'Campo obrigatório.' }],
  ]);
  const missing = await uploads.send('Nome;Preço\nPão;1', { menu: { product_name: 1 } });
  expect(missing).toMatchObject({
    status: 422,
    body: { erros: [{ campo: 'colunas_cardapio.product_price' }] },
  });
  const rows = await runStatement(server.urls.owner, 'select from product_files where store_id = $1', [
    store.storeId,
  ]);
  expect(rows.rows).toHaveLength(2);
});

it('refuses a second row of one product, and creates a product for another code under the same name', async () => {
  const { uploads, panel } = await aStore();
  await uploads.upload(`${HEAD}\nÁgua;Bebidas;4,00;;BE-09`, 'gravado', { menu: MENU });
  const lines = [
    HEAD,
    'Água;Bebidas;5,00;;',
    'Água com gás;Bebidas;6,00;;be-09',
    'Pizza Calabresa;Pizzas;40,00;Pequena;101',
    'Pizza Calabresa;Pizzas;55,00;Grande;103',
  ];
  const file = await uploads.upload(lines.join('\n'), 'conferido', { menu: MENU, checks: true });
  expect((await uploads.rows(file.id, 'recusado')).map(({ linha, motivos }) => [linha, ...motivos])).toEqual([
    [3, 'Repete o produto da linha 2.'],
  ]);
  await panel.post(`product-files/${file.id}/gravar`, {});
  expect(await uploads.until(file.id, 'gravado')).toMatchObject({ new_products: 2, changed_products: 1 });
  const again = await uploads.upload(lines.join('\n'), 'conferido', { menu: MENU, checks: true });
  expect(again).toMatchObject({ new_products: 0, changed_products: 0, unchanged_products: 3 });
});

it('gives a server of 1.4 no row of a menu to write', async () => {
  const { uploads, store } = await aStore();
  const file = await uploads.upload([HEAD, ...LINES].join('\n'), 'conferido', { menu: MENU, checks: true });
  const { rows } = await runStatement(
    server.urls.owner,
    'select count(given) as given, count(menu_given) as menu from product_file_rows where store_id = $1 and file_id = $2',
    [store.storeId, file.id],
  );
  expect(rows).toEqual([{ given: '0', menu: '5' }]);
});

it('refuses a menu that is too long', async () => {
  const { uploads } = await aStore();
  const rows = Array.from({ length: 10_001 }, (_, row) => `Item ${row};A;1,00;;`);
  const { body } = await uploads.send([HEAD, ...rows].join('\n'), { menu: MENU });
  const { id } = (body as { product_file: { id: number } }).product_file;
  expect(await uploads.until(id, 'erro')).toMatchObject({
    erro: expect.stringMatching(/até 10\.000 linhas/),
  });
});
