import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { createDatabase, type Database } from '../../../../platform/database/transaction.ts';
import { countMenuChange, lockMenu } from './lock-menu.ts';
import { MenuDocuments } from './menu-documents.ts';

const server = testServer();

it('returns the whole menu, each row once, and nothing of another store', async () => {
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

it('is not sent again to a panel that has the current version', async () => {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const panel = await server.as(store.adminLogin);
  const request = async (known = '') => {
    const headers = { authorization: panel.token, 'if-none-match': known };
    const answer = await fetch(`${server.url}/api/cardapio/completo`, { headers });
    return { status: answer.status, tag: answer.headers.get('etag') ?? '', text: await answer.text() };
  };
  const first = await request();
  expect(await request(first.tag)).toMatchObject({ status: 304, text: '' });
  await panel.post('cardapio/mudaSts', { id_cardapio: PIZZA.productId, status: 'O' });
  const changed = await request(first.tag);
  expect(changed.status).toBe(200);
  expect(changed.tag).not.toBe(first.tag);
  expect(JSON.parse(changed.text).produtos[0]).toMatchObject({ status: 'O' });
});

it('is read once for concurrent orders, in one version, and again after a change', async () => {
  const { storeId } = await server.createStore();
  await pizzaMenu(server, storeId);
  const pool = createPool({
    url: server.urls.app,
    max: 4,
    applicationName: 'test',
    onError: () => undefined,
  });
  const database = createDatabase(pool);
  const rename = (name: string) =>
    database.inStore(storeId, async (tx) => {
      await lockMenu(tx);
      await tx.rows(sql`
        update menu_products set name = ${name} where store_id = ${tx.storeId} and product_id = ${PIZZA.productId}`);
      await tx.rows(sql`
        update menu_categories set name = ${name} where store_id = ${tx.storeId} and category_id = ${PIZZA.categoryId}`);
      return countMenuChange(tx);
    });
  let reads = 0;
  let meanwhile: () => Promise<unknown> = async () => undefined;
  const watched: Database = {
    ...database,
    readInStore: (store, work) => {
      reads += 1;
      return database.readInStore(store, async (tx) => {
        // The snapshot is open, but the transaction has not read the menu's rows yet.
        await tx.rows(sql`select version from menus where store_id = ${tx.storeId}`);
        await meanwhile();
        return work(tx);
      });
    },
  };
  const menus = new MenuDocuments(watched);
  const known = async () => {
    const { products } = await menus.now(storeId);
    const product = products.get(PIZZA.productId);
    return [product?.name, product?.category.name];
  };
  try {
    expect(await Promise.all([known(), known()])).toEqual([
      ['Pizza', 'Pizzas'],
      ['Pizza', 'Pizzas'],
    ]);
    await known();
    expect(reads).toBe(1);
    await rename('Calzone');
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await rename('Esfiha');
    };
    expect(await known()).toEqual(['Calzone', 'Calzone']);
    expect(await known()).toEqual(['Esfiha', 'Esfiha']);
    expect(reads).toBe(3);
    // The server returns the last menu without a query, even an outdated one.
    await rename('Pastel');
    expect((await menus.last(storeId)).products.get(PIZZA.productId)?.name).toBe('Esfiha');
    expect(reads).toBe(3);
  } finally {
    await pool.end();
  }
});
