import { menuParts } from '@comanda/contract/menu/menu/menu.wire';
import { testServer } from '@comanda/testkit/http/test-server';
import { aMenu, giveStoreMenu } from '@comanda/testkit/menu/a-menu';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { readMenuFile } from '../public.ts';

const server = testServer();
const SIZE = { products: 1_000, categories: 60 };

it('writes a whole menu into a store, returns it unchanged, and numbers later rows after it', async () => {
  const { storeId, adminLogin } = await server.createStore();
  await giveStoreMenu(server.urls.system, storeId, SIZE);
  const admin = await server.as(adminLogin);
  const answered = (await admin.get('cardapio/completo')).body;
  const given = menuParts.encode(aMenu(SIZE));
  const read = readMenuFile(JSON.stringify(answered));
  if ('fault' in read) throw new Error(read.fault);
  expect(answered).toMatchObject({ versao: 1, categorias: { length: 60 }, ligacoes: given.ligacoes });
  expect(read.parts.products.map(({ name, priceCents }) => [name, priceCents])).toEqual(
    aMenu(SIZE).products.map(({ name, priceCents }) => [name, priceCents]),
  );
  const { free, freeOrder, options } = aMenu(SIZE).groups[0] ?? {};
  expect(read.parts.groups[0]).toMatchObject({ free, freeOrder, options });
  const { rows } = await runStatement<{ last: number }>(
    server.urls.owner,
    `select last from record_numbers where store_id = $1 and counter = 'menu-product'`,
    [storeId],
  );
  expect(rows).toEqual([{ last: 1_000 }]);
  await expect(giveStoreMenu(server.urls.system, storeId, SIZE)).rejects.toThrow('já tem 1000 produtos');
});

it.each([
  ['{', 'O arquivo não é JSON.'],
  [[], /^Arquivo: /],
  [{ ...menuParts.encode(aMenu(SIZE)), categorias: [] }, 'id_cardapio_categoria: 1 não está no arquivo.'],
])('refuses %#: %j', (content, words) => {
  const read = readMenuFile(typeof content === 'string' ? content : JSON.stringify(content));
  expect('fault' in read ? read.fault : null).toMatch(words);
});
