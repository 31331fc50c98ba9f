import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const server = testServer();

interface Item {
  id_estoque: number;
  nome_item: string;
  descricao: string;
  status: string;
  tipo: string;
  image_url: string | null;
  volta_em: string | null;
  versao: number;
}

async function aStore() {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const operator = await server.as(store.operatorLogin);
  const list = async () =>
    ((await admin.get('estoque/listar')).body as unknown as { estoque: Item[] }).estoque;
  const add = async (nome_item: string, over: object = {}) => {
    const { body } = await admin.post('estoque/adicionar', {
      ...{ nome_item, status: 'S', tipo: 'ingrediente', descricao: '' },
      ...over,
    });
    return body as unknown as { id_estoque: number; versao: number; versao_item: number };
  };
  return { store, admin, operator, list, add };
}

it('creates and changes items, ignores a repeat, and refuses an outdated version', async () => {
  const { admin, list, add } = await aStore();
  const made = await add('Calabresa', { id_estoque: '', tipo: 'sabor', descricao: 'Fatiada' });
  expect(made).toMatchObject({ status: true, id_estoque: 1, versao: 1, versao_item: 1 });
  await add('Bacon');
  expect(await list()).toMatchObject([
    { id_estoque: 2, nome_item: 'Bacon', status: 'S', tipo: 'ingrediente', image_url: null },
    { id_estoque: 1, nome_item: 'Calabresa', descricao: 'Fatiada', tipo: 'sabor', volta_em: null, versao: 1 },
  ]);
  const input = { id_estoque: 1, nome_item: 'Linguiça', status: 'S', tipo: 'sabor', descricao: 'Fatiada' };
  expect((await admin.post('estoque/adicionar', { ...input, versao: 1 })).body).toMatchObject({
    versao_item: 2,
  });
  expect((await admin.post('estoque/adicionar', { ...input, versao: 1 })).body).toMatchObject({
    versao_item: 2,
  });
  const stale = await admin.post('estoque/adicionar', { ...input, nome_item: 'Outra', versao: 1 });
  expect([stale.status, stale.body.motivo]).toEqual([409, 'record.changed-meanwhile']);
  expect((await admin.post('estoque/adicionar', { ...input, id_estoque: 99 })).status).toBe(404);
});

it.each([
  ['no name', { nome_item: ' ' }, 'nome_item'],
  ['a long description', { descricao: 'é'.repeat(201) }, 'descricao'],
  ['a product’s status', { status: 'F' }, 'status'],
  ['an unknown type', { tipo: 'bebida' }, 'tipo'],
])('refuses %s with the field’s name', async (_name, over, field) => {
  const { admin } = await aStore();
  const input = { nome_item: 'Queijo', status: 'S', tipo: 'sabor', descricao: 'é'.repeat(200), ...over };
  const { status, body } = await admin.post('estoque/adicionar', input);
  expect([status, body.erros.map(({ campo }) => campo)]).toEqual([422, [field]]);
});

it('saves a picture under its hash, and deletes it on request', async () => {
  const { admin, list } = await aStore();
  const send = async (fields: Record<string, string>, bytes?: Uint8Array) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('arquivo', new Blob(bytes ? [new Uint8Array(bytes)] : []), 'foto.gif');
    const headers = { authorization: admin.token };
    const answer = await fetch(`${server.url}/api/estoque/adicionar`, {
      method: 'POST',
      headers,
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as { motivo?: string } };
  };
  const fields = { nome_item: 'Queijo', status: 'S', tipo: 'sabor', descricao: '' };
  const webp = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'orange' } })
    .webp()
    .toBuffer();
  expect((await send(fields, webp)).status).toBe(200);
  expect((await list())[0]?.image_url).toMatch(/^\/arquivos\/[0-9a-f]{64}-480\.webp$/);
  // A form without a chosen file does not change the saved picture.
  await send({ ...fields, id_estoque: '1', descricao: 'Novo' });
  expect((await list())[0]).toMatchObject({ descricao: 'Novo', image_url: expect.any(String) });
  await send({ ...fields, id_estoque: '1', sem_imagem: 'true' });
  expect((await list())[0]?.image_url).toBeNull();
  const refused = await send(fields, new TextEncoder().encode('GIF89a, nothing more'));
  expect([refused.status, refused.body.motivo]).toEqual([422, 'catalogue.photo-refused']);
});

it('an item is in stock again at its return time, without an announcement', async () => {
  const { operator, list, add } = await aStore();
  await add('Calabresa');
  const change = { id_estoque: 1, novo_status: 'O', volta_em: '2026-11-20T23:10:00Z' };
  const { body } = await operator.post('estoque/mudaStatus', change);
  expect(body).toMatchObject({ versao: 2, itens: [{ id_estoque: 1, versao: 2 }] });
  expect(await list()).toMatchObject([{ status: 'O', volta_em: '2026-11-20T23:10:00.000Z', versao: 2 }]);
  server.clock.advance(60 * 60_000);
  expect(await list()).toMatchObject([{ status: 'S', volta_em: null, versao: 2 }]);
  // A return time in the past is refused.
  const late = await operator.post('estoque/mudaStatus', change);
  expect([late.status, late.body.motivo]).toEqual([422, 'stock.return-over']);
});

it('marks several items in one request, all or none; undo restores all unless a user has changed one since', async () => {
  const { operator, list, add } = await aStore();
  for (const name of ['Alho', 'Bacon', 'Cebola']) await add(name);
  const out = [1, 2].map((id_estoque) => ({ id_estoque, novo_status: 'O' }));
  expect(
    (await operator.post('estoque/mudaStatusLote', { itens: [...out, { ...out[0], id_estoque: 9 }] })).status,
  ).toBe(404);
  const { body } = await operator.post('estoque/mudaStatusLote', { itens: out });
  const { itens } = body as unknown as { itens: { id_estoque: number; versao: number }[] };
  expect((await list()).map(({ status }) => status)).toEqual(['O', 'O', 'S']);
  // A repeat changes nothing.
  expect((await operator.post('estoque/mudaStatusLote', { itens: out })).body).toMatchObject({ itens: [] });
  const back = itens.map((item) => ({ ...item, novo_status: 'S' }));
  expect((await operator.post('estoque/mudaStatusLote', { itens: back })).status).toBe(200);
  expect((await list()).map(({ status }) => status)).toEqual(['S', 'S', 'S']);
  await operator.post('estoque/mudaStatus', out[0]);
  const tooLate = await operator.post('estoque/mudaStatusLote', { itens: back });
  expect([tooLate.status, tooLate.body.motivo]).toEqual([409, 'record.changed-meanwhile']);
});

it('names products and groups that use an item, and deletes and restores only unused items', async () => {
  const { store, admin, list, add } = await aStore();
  await add('Calabresa');
  const run = (sql: string) => runStatement(server.urls.owner, sql, [store.storeId]);
  await run(`insert into menu_categories values ($1, 1, 'Pizzas', 0)`);
  await run(
    `insert into menu_products (store_id, product_id, category_id, name, changed_at) values ($1, 1, 1, 'Pizza', now())`,
  );
  await run(
    `insert into recipe_lines (store_id, recipe_line_id, product_id, stock_item_id) values ($1, 1, 1, 1)`,
  );
  await run(
    `insert into option_categories (store_id, option_category_id, name, changed_at) values ($1, 1, 'Sabores', now())`,
  );
  await run(
    `insert into option_groups (store_id, group_id, option_category_id, name, changed_at) values ($1, 1, 1, 'Escolha', now())`,
  );
  await run(
    `insert into menu_sizes (store_id, size_id, product_id, name, price_cents, changed_at) values ($1, 1, 1, 'Grande', 4990, now())`,
  );
  await run(
    `insert into option_groups (store_id, group_id, product_id, name, changed_at) values ($1, 2, 1, 'Sabores', now())`,
  );
  await run(
    `insert into group_links (store_id, link_id, product_id, group_id, size_id) values ($1, 1, 1, 2, 1)`,
  );
  await run(
    `insert into group_options (store_id, option_id, group_id, stock_item_id) values ($1, 1, 1, 1), ($1, 2, 2, 1)`,
  );
  const refused = await admin.post('estoque/excluir', { id_estoque: 1, nome_item: 'Calabresa' });
  expect([refused.status, refused.body.erro]).toEqual([
    409,
    'Este item ainda está em uso e não pode ser excluído: está em 1 produto (“Pizza”) e em 2 variações (“Escolha” e “Pizza · Grande · Sabores”).',
  ]);
  await run(`update menu_products set deleted_at = now() where store_id = $1`);
  await run(`update option_groups set deleted_at = now() where store_id = $1`);
  expect((await admin.post('estoque/excluir', { id_estoque: 1 })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await admin.post('estoque/excluir', { id_estoque: 1 })).status).toBe(404);
  expect((await admin.post('estoque/restaurar', { id_estoque: 1 })).status).toBe(200);
  expect(await list()).toMatchObject([{ nome_item: 'Calabresa' }]);
});

it('lets operators set what is out, and edit nothing', async () => {
  const { operator, add } = await aStore();
  await add('Alho');
  expect((await operator.post('estoque/mudaStatus', { id_estoque: 1, novo_status: 'O' })).status).toBe(200);
  expect((await operator.post('estoque/excluir', { id_estoque: 1 })).status).toBe(403);
  const input = { nome_item: 'X', status: 'S', tipo: 'sabor', descricao: '' };
  expect((await operator.post('estoque/adicionar', input)).status).toBe(403);
});
