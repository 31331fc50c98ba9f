import { randomUUID } from 'node:crypto';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { invoiceStores } from '../testing/invoice-store.ts';
import { closeStore } from './close-store.ts';
import { periodRuns, runClosings } from './closing-runs.ts';

const { shop, services, aStore, owe, invoicesOf, bookOf, close } = invoiceStores();
const { clock } = shop.server;

/** Sets the clock. Each test closes a month of its own, because a month is closed only once. */
const at = (day: string, time = '17:00') => clock.set(`${day}T${time}:00Z`);
const runs = () =>
  shop.rows('select day::text, finished_at is not null as over from period_runs order by day desc limit 1');
const mails = ({ storeId }: { storeId: number }) =>
  shop.rows("select 1 as one from mails_out where store_id = $1 and kind = 'invoice-closed'", [storeId]);

it.each([
  [-3_001, 'normal', 'open', { current: 0, invoiced: -3_001 }],
  [-3_000, 'accumulated', 'paid', { current: -3_000, invoiced: 0 }],
  [-2_999, 'accumulated', 'paid', { current: -2_999, invoiced: 0 }],
  [500, 'accumulated', 'paid', { current: 500, invoiced: 0 }],
])('a balance of %i is %s', async (balance, kind, status, book) => {
  const store = await aStore(balance);
  at('2026-12-01');
  await closeStore(services(), store.storeId, '2026-11-30');
  expect(await invoicesOf(store)).toEqual([{ month: '2026-11-30', kind, status, balance, paid: 0 }]);
  expect(await bookOf(store)).toMatchObject({ ...book, closed: '2026-11-30' });
});

it('an empty month has no invoice, and is closed', async () => {
  const store = await aStore(0);
  await closeStore(services(), store.storeId, '2026-11-30');
  expect(await invoicesOf(store)).toEqual([]);
  expect(await bookOf(store)).toMatchObject({ closed: '2026-11-30' });
});

it('30,00 are carried over, and with 1 cent of the next month make an invoice of 30,01', async () => {
  const store = await aStore(-3_000);
  await closeStore(services(), store.storeId, '2026-11-30');
  await owe(store, -1);
  at('2027-01-01');
  await closeStore(services(), store.storeId, '2026-12-31');
  expect((await invoicesOf(store)).map(({ kind, balance }) => [kind, balance])).toEqual([
    ['accumulated', -3_000],
    ['normal', -3_001],
  ]);
});

it('runs at noon by each store’s clock, also for suspended stores and those without an account', async () => {
  const [here, suspended, west] = [
    await aStore(-5_487),
    await aStore(-4_000),
    await aStore(-6_000, { timeZone: 'America/Manaus' }),
  ];
  await shop.rows('update stores set is_suspended = true where store_id = $1', [suspended.storeId]);
  at('2027-02-01', '14:59');
  await close();
  expect(await invoicesOf(here)).toEqual([]);
  at('2027-02-01', '15:01');
  await close();
  expect(await invoicesOf(here)).toMatchObject([{ month: '2027-01-31', kind: 'normal', balance: -5_487 }]);
  expect(await invoicesOf(suspended)).toHaveLength(1);
  expect(await invoicesOf(west)).toEqual([]);
  expect(await runs()).toEqual([{ day: '2027-01-31', over: false }]);
  at('2027-02-01', '16:00');
  await close();
  expect(await invoicesOf(west)).toHaveLength(1);
  expect(await runs()).toEqual([{ day: '2027-01-31', over: true }]);
  expect((await mails(here)).length).toBeGreaterThan(0);
});

it('two servers close each store once, and mail its people once', async () => {
  const store = await aStore(-5_000);
  at('2027-03-01');
  await Promise.all([
    close(),
    close(),
    closeStore(services(), store.storeId, '2027-02-28'),
    closeStore(services(), store.storeId, '2027-02-28'),
  ]);
  await close();
  expect(await invoicesOf(store)).toHaveLength(1);
  expect(await bookOf(store)).toMatchObject({ current: 0, invoiced: -5_000 });
  const sent = await mails(store);
  await close();
  expect(sent.length).toBeGreaterThan(0);
  expect(await mails(store)).toEqual(sent);
});

it('continues after a server was killed, and closes the months that had no running server', async () => {
  const store = await aStore(-4_000);
  // Simulates a server that took the lease of this run and was then killed.
  await shop.rows(
    `insert into period_runs (day, started_at, claimed_by, claimed_until) values ('2027-03-31', now(), gen_random_uuid(), '2000-01-01')`,
  );
  at('2027-06-01');
  await close();
  expect(await bookOf(store)).toMatchObject({ closed: '2027-05-31' });
  expect((await invoicesOf(store)).map(({ month }) => month)).toEqual(['2027-03-31']);
  expect(await runs()).toEqual([{ day: '2027-05-31', over: true }]);
});

it("one store's failure does not stop others; its months are retried in order, with growing pauses", async () => {
  const [broken, complete] = await Promise.all([aStore(-4_000), aStore(-4_000)]);
  // Makes the closing fail after the ledger is closed and before the invoice is made.
  const owner = (statement: string) => runStatement(shop.server.urls.owner, statement, []);
  await owner(`alter table invoices add constraint killed check (store_id <> ${broken.storeId}) not valid`);
  const failure = () =>
    shop.rows('select day::text, attempts from period_failures where store_id = $1', [broken.storeId]);
  at('2027-07-01');
  await close();
  expect(await invoicesOf(complete)).toHaveLength(1);
  expect(await bookOf(broken)).toMatchObject({ current: -4_000, invoiced: 0, closed: null });
  expect(await failure()).toEqual([{ day: '2027-06-30', attempts: 1 }]);
  clock.advance(60_000);
  await close();
  expect(await failure()).toEqual([{ day: '2027-06-30', attempts: 2 }]);
  await owner('alter table invoices drop constraint killed');
  at('2027-08-01');
  await close();
  expect(await failure()).toEqual([]);
  expect(await invoicesOf(broken)).toMatchObject([{ month: '2027-06-30', kind: 'normal' }]);
  expect(await bookOf(broken)).toMatchObject({ closed: '2027-07-31' });
});

it('releases its run when the server stops, so that another server continues at once', async () => {
  const store = await aStore(-4_000);
  const self = randomUUID();
  at('2027-09-01');
  await periodRuns.claim(services(), '2027-08-31', self);
  await close();
  expect(await bookOf(store)).toMatchObject({ closed: null });
  await runClosings(services(), { self, stopping: AbortSignal.abort() });
  await close();
  expect(await bookOf(store)).toMatchObject({ closed: '2027-08-31' });
});
