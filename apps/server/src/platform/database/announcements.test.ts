import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnnouncements } from './announcements.ts';
import { CHANGES_CHANNEL, readChange } from './changes.ts';
import { nextNumber } from './next-number.ts';
import { createPool } from './pools.ts';
import { sql } from './sql.ts';
import { createDatabase, type Transaction } from './transaction.ts';

// The test sends announcements like a second server: with a sender that the tested server does not know.
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

it("another server's change is pushed only to the store's panels, once per subject", async () => {
  const [mine, other] = [await aPanel(), await aPanel()];
  await elsewhere().inStore(mine.storeId, async (tx) => {
    tx.announce('hours', 3);
    tx.announce('delivery-areas');
    await nextNumber(tx, 'print-device');
    tx.announce('hours', 4);
  });
  expect(await mine.socket.take('mudou', 2)).toEqual([
    { assunto: 'funcionamento', versao: 4, numero: 1 },
    { assunto: 'bairros', numero: 1 },
  ]);
  expect(mine.socket.received('mudou')).toHaveLength(2);
  expect(other.socket.received('mudou')).toEqual([]);
});

it('a failed transaction announces nothing, even if some of its statements succeeded', async () => {
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
  expect(await socket.take('mudou', 1)).toEqual([{ assunto: 'funcionamento', versao: 3, numero: 1 }]);
});

it('is sent together with a last statement, too, and its own server handles it at once', async () => {
  const { storeId, socket } = await aPanel();
  const announcements = createAnnouncements();
  const received: unknown[] = [];
  announcements.listen((announcement) => received.push(announcement));
  const reported = (tx: Transaction) => tx.lastRows(sql`select 1 as one`);
  await createDatabase(pool, announcements).inStore(storeId, (tx) => {
    tx.announce('store');
    return reported(tx);
  });
  expect(received).toEqual([{ storeId, subject: 'store', version: null, seq: 1 }]);
  expect(await socket.take('mudou', 1)).toEqual([{ assunto: 'loja', numero: 1 }]);
});

it('a lost announcement is found by its number and pushed, once per subject', () => {
  const announcements = createAnnouncements();
  const received: unknown[] = [];
  announcements.listen(({ subject, seq }) => received.push([subject, seq]));
  announcements.begin(7, 3);
  announcements.begin(7, 1);
  expect([announcements.isBehind(7, 3), announcements.isBehind(7, 4)]).toEqual([false, true]);
  // Number 4 was lost. Number 5 must not hide this.
  announcements.receive('{"from":"x","storeId":7,"seq":5,"changes":[{"subject":"menu","version":9}]}');
  expect(announcements.isBehind(7, 5)).toBe(true);
  announcements.catchUp(7, 5, { hours: 4, menu: 5, people: 2, 'of tomorrow': 5 });
  expect(announcements.isBehind(7, 5)).toBe(false);
  announcements.committed({ storeId: 7, changes: [{ subject: 'store', version: null }] }, 6);
  expect(announcements.isBehind(7, 6)).toBe(false);
  expect(received).toEqual([
    ['menu', 5],
    ['hours', 4],
    ['menu', 5],
    ['store', 6],
  ]);
});

it('a change is notified once, with the commit, by the command and not by a trigger', async () => {
  const { storeId } = await aPanel();
  const heard: string[] = [];
  const listener = new pg.Client({ connectionString: server.urls.system });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query(`listen ${CHANGES_CHANNEL}`);
  const rename = (tx: Transaction) =>
    tx.rows(sql`update stores set name = name || '!' where store_id = ${storeId}`);
  const failed = elsewhere().inStore(storeId, async (tx) => {
    tx.notify({ kind: 'store-state' });
    await tx.rows(sql`select 1 / 0`);
  });
  await expect(failed).rejects.toThrow('division by zero');
  await elsewhere().inStore(storeId, async (tx) => {
    await rename(tx);
    tx.notify({ kind: 'link-ended', orderId: 7 });
    tx.notify({ kind: 'link-ended', orderId: 7 });
  });
  // Notifications arrive with the answer to the listener's next statement.
  await listener.query('select');
  await listener.end();
  expect(heard.map((payload) => readChange(payload))).toEqual([{ kind: 'link-ended', storeId, orderId: 7 }]);
});

it('two concurrent transactions with announcements wait for each other without a deadlock', async () => {
  const { storeId } = await aPanel();
  const work = (first: 'counts' | 'announces') =>
    elsewhere().inStore(storeId, async (tx) => {
      if (first === 'announces') tx.announce('menu');
      const counted = sql`update store_counters set event_seq = event_seq + 1 where store_id = ${tx.storeId} returning 1`;
      await (first === 'announces' ? tx.lastRows(counted) : tx.rows(counted));
      if (first === 'counts') tx.announce('menu');
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => work(index % 2 ? 'counts' : 'announces')));
  const [row] = await elsewhere().inStore(storeId, (tx) =>
    tx.rows<{ seq: number; subjects: object }>(
      sql`select seq, subjects from store_subjects where store_id = ${tx.storeId}`,
    ),
  );
  expect(row).toEqual({ seq: 20, subjects: { menu: 20 } });
});

it('unknown messages are ignored', () => {
  const announcements = createAnnouncements();
  announcements.listen(() => expect.unreachable());
  announcements.receive('{"from":"x","storeId":1,"changes":[{"subject":"of tomorrow","version":null}]}');
  announcements.receive('{"from":');
  announcements.receive('[]');
});

it('two concurrent transactions get different numbers', async () => {
  const { storeId } = await aPanel();
  const next = () => elsewhere().inStore(storeId, (tx) => nextNumber(tx, 'print-device'));
  expect((await Promise.all([next(), next(), next()])).toSorted()).toEqual([1, 2, 3]);
  expect(await next()).toBe(4);
});
