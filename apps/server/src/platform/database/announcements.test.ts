import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnnouncements } from './announcements.ts';
import { nextNumber } from './next-number.ts';
import { createPool } from './pools.ts';
import { sql } from './sql.ts';
import { createDatabase, type Transaction } from './transaction.ts';

// The test announces as another server would: from a process the one under test knows nothing of.
const server = testServer();
let pool: pg.Pool;
beforeAll(() => {
  pool = createPool({ url: server.urls.app, max: 4, applicationName: 'test', onError: () => undefined });
});
afterAll(() => pool.end());

const elsewhere = () => createDatabase(pool);

async function aPanel() {
  const store = await server.createStore();
  const { token } = await server.as(store.operatorLogin);
  return { storeId: store.storeId, socket: await openSocket(server.url, token) };
}

it("another server's change reaches the store's panels, each subject once, and nobody else's", async () => {
  const [mine, other] = [await aPanel(), await aPanel()];
  await elsewhere().inStore(mine.storeId, async (tx) => {
    tx.announce('hours', 3);
    tx.announce('delivery-areas');
    await nextNumber(tx, 'print-device');
    tx.announce('hours', 4);
  });
  expect(await mine.socket.take('mudou', 2)).toEqual([
    { assunto: 'funcionamento', versao: 4 },
    { assunto: 'bairros' },
  ]);
  expect(mine.socket.heard('mudou')).toHaveLength(2);
  expect(other.socket.heard('mudou')).toEqual([]);
});

it('a transaction that fails announces nothing, whatever went well in it', async () => {
  const { storeId, socket } = await aPanel();
  const work = elsewhere().inStore(storeId, async (tx) => {
    tx.announce('hours', 1);
    await nextNumber(tx, 'print-device');
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  const swallowed = elsewhere().inStore(storeId, async (tx) => {
    tx.announce('hours', 2);
    await tx.rows(sql`select 1 / 0`).catch(() => []);
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  await elsewhere().inStore(storeId, async (tx) => tx.announce('hours', 3));
  expect(await socket.take('mudou', 1)).toEqual([{ assunto: 'funcionamento', versao: 3 }]);
});

it('travels with a last statement too, and is heard at once where it was said', async () => {
  const { storeId, socket } = await aPanel();
  const announcements = createAnnouncements();
  const heard: unknown[] = [];
  announcements.listen((announcement) => heard.push(announcement));
  const told = (tx: Transaction) => tx.lastRows(sql`select 1 as one`);
  await createDatabase(pool, announcements).inStore(storeId, (tx) => {
    tx.announce('store');
    return told(tx);
  });
  expect(heard).toEqual([{ storeId, subject: 'store', version: null }]);
  expect(await socket.take('mudou', 1)).toEqual([{ assunto: 'loja' }]);
});

it('words of nobody we know are passed over', () => {
  const announcements = createAnnouncements();
  announcements.listen(() => expect.unreachable());
  announcements.hear('{"from":"x","storeId":1,"changes":[{"subject":"of tomorrow","version":null}]}');
  announcements.hear('{"from":');
  announcements.hear('[]');
});

it('two who want a number at once get two', async () => {
  const { storeId } = await aPanel();
  const next = () => elsewhere().inStore(storeId, (tx) => nextNumber(tx, 'print-device'));
  expect((await Promise.all([next(), next(), next()])).toSorted()).toEqual([1, 2, 3]);
  expect(await next()).toBe(4);
});
