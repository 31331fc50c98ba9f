import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { savePayoutTerms } from '../payout/payout-terms.ts';
import { payoutStores } from '../testing/payout-store.ts';
import { settlementRuns } from './runs.writes.ts';
import { settleStore } from './settle-store.ts';
import { runSettlements } from './settlement-runs.ts';

const { shop, services, aStore, activate, due, move, settlements, book, transfers, run } = payoutStores();
const { clock } = shop.server;

/** Mondays at 09:00 in Brasília. Each test uses a later week than the test before. */
const mondays = [
  '2027-03-01',
  '2027-03-08',
  '2027-03-15',
  '2027-03-29',
  '2027-04-05',
  '2027-04-12',
  '2027-07-05',
  '2027-07-19',
  '2027-08-02',
  '2027-08-16',
].values();
let monday = '';
const at = (day: string, time = '12:00') => clock.set(`${day}T${time}:00Z`);
const later = (days: number) =>
  new Date(Date.parse(`${monday}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const pass = async (ms: number) => {
  clock.advance(ms);
  await shop.receive();
};
const setTerms = (storeId: number, change: Parameters<typeof savePayoutTerms>[1]) =>
  shop.services.database.inStore(storeId, (tx) =>
    savePayoutTerms(tx, change, { by: 'Ana', now: clock.now() }),
  );

beforeEach(async () => {
  monday = mondays.next().value ?? '';
  at(monday);
  await run();
});

it('settles due receivables from 08:00 in Brasília on, once, and sends the money; two concurrent runs are one', async () => {
  const { storeId } = await aStore();
  await due([storeId], 9_711, later(1));
  at(later(1), '10:59');
  await run();
  expect(await settlements(storeId)).toEqual([]);
  at(later(1), '11:00');
  await Promise.all([
    run(),
    run(),
    settleStore(services(), storeId, later(1)),
    settleStore(services(), storeId, later(1)),
  ]);
  await run();
  expect((await settlements(storeId)).map((row) => row.slice(0, 15))).toEqual([`${later(1)} 9711`]);
  await shop.until(() => transfers(storeId), ['9711 waiting']);
  await pass(6_000);
  await shop.until(() => transfers(storeId), ['9711 paid']);
  expect(await book(storeId)).toEqual({ bank: 9_711 });
});

it('settles missed days in their order, and continues an aborted run', async () => {
  const { storeId } = await aStore();
  await due([storeId], 1_000, later(1));
  await due([storeId], 2_000, later(3));
  // Simulates a server that took the lease of this run and was then killed.
  await shop.rows(
    `insert into settlement_runs (day, started_at, claimed_by, claimed_until) values ($1, now(), gen_random_uuid(), '2000-01-01')`,
    [later(1)],
  );
  at(later(6));
  await run();
  expect((await settlements(storeId)).map((row) => row.slice(0, 15))).toEqual([
    `${later(1)} 1000`,
    `${later(3)} 2000`,
  ]);
  const runs = await shop.rows(
    'select day::text from settlement_runs where day >= $1 and finished_at is not null order by day',
    [monday],
  );
  expect(runs.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4].map(later));
});

it('leaves a run to the server that holds its lease', async () => {
  const { storeId } = await aStore();
  await due([storeId], 1_000, later(1));
  at(later(1));
  await shop.rows(
    `insert into settlement_runs (day, started_at, claimed_by, claimed_until)
     values ($1, now(), gen_random_uuid(), $2)`,
    [later(1), new Date(clock.now() + 30_000)],
  );
  await run();
  expect(await settlements(storeId)).toEqual([]);
  clock.advance(31_000);
  await run();
  expect(await settlements(storeId)).toHaveLength(1);
});

it('settles stores that cannot be paid; the money waits, and is sent when the obstacle is gone', async () => {
  const [none, suspended, held, manual] = await Promise.all([
    aStore({ account: null }),
    aStore(),
    aStore(),
    aStore(),
  ]);
  const ids = [none, suspended, held, manual].map(({ storeId }) => storeId);
  await due(ids, 1_000, later(1));
  await shop.rows('update stores set is_suspended = true where store_id = $1', [suspended.storeId]);
  await setTerms(held.storeId, { heldAt: clock.now(), heldReason: 'Conferência' });
  await setTerms(manual.storeId, { isAutomatic: false });
  at(later(1));
  await run();
  for (const id of ids) {
    expect(await settlements(id)).toEqual([`${later(1)} 1000 none`]);
    expect(await book(id)).toEqual({ available: 1_000 });
  }
  await activate(none.storeId, 1, '12345-6');
  await shop.rows('update stores set is_suspended = false where store_id = $1', [suspended.storeId]);
  await setTerms(held.storeId, { heldAt: null, heldReason: null });
  at(later(2));
  await run();
  for (const id of ids)
    expect(await book(id)).toEqual(id === manual.storeId ? { available: 1_000 } : { transit: 1_000 });
});

it("one store's failure does not stop another; it is retried with growing pauses, and settled once", async () => {
  const [broken, complete] = await Promise.all([aStore(), aStore()]);
  await due([broken.storeId, complete.storeId], 1_000, later(1));
  const { payouts } = services();
  let isBroken = true;
  const failing: typeof payouts = {
    ...payouts,
    // The server dies between the settlement and its transfer.
    send: (tx, input) => {
      if (isBroken && tx.storeId === broken.storeId) throw new Error('the server was killed here');
      return payouts.send(tx, input);
    },
  };
  const round = () => runSettlements({ ...services(), payouts: failing });
  const failure = () =>
    shop.rows(
      'select attempts, day::text, reason, next_attempt_at as next from settlement_failures where store_id = $1',
      [broken.storeId],
    );
  at(later(1));
  await round();
  expect(await book(broken.storeId)).toEqual({ receivable: 1_000 });
  expect(await book(complete.storeId)).toEqual({ transit: 1_000 });
  expect(await failure()).toMatchObject([{ attempts: 1, day: later(1) }]);
  await round();
  expect(await failure()).toMatchObject([{ attempts: 1 }]);
  clock.advance(60_000);
  await round();
  expect(await failure()).toMatchObject([{ attempts: 2, next: new Date(clock.now() + 120_000) }]);
  isBroken = false;
  clock.advance(120_000);
  await round();
  expect(await failure()).toEqual([]);
  expect(await book(broken.storeId)).toEqual({ transit: 1_000 });
});

it('a returned settlement waits; it is sent again only to another account, under another key', async () => {
  const { storeId } = await aStore();
  await due([storeId], 60_000, later(1));
  shop.bank.misbehave({ returnsTransfers: true });
  at(later(1));
  await run();
  await shop.until(() => transfers(storeId), ['60000 waiting']);
  await pass(6_000);
  await shop.until(() => transfers(storeId), ['60000 paid']);
  at(later(3), '13:00');
  await shop.receive();
  await shop.until(() => transfers(storeId), ['60000 returned']);
  expect(await settlements(storeId)).toEqual([`${later(1)} 60000 none, failed before`]);
  expect(await book(storeId)).toEqual({ available: 60_000 });
  const mails = await shop.rows(
    "select count(*)::integer as n from mails_out where store_id = $1 and kind = 'transfer-returned'",
    [storeId],
  );
  expect(mails[0]?.n).toBeGreaterThan(0);
  shop.bank.behave();
  await run();
  expect(await transfers(storeId)).toHaveLength(1);
  await activate(storeId, 2, '65432-1');
  at(later(4));
  await run();
  await shop.until(() => transfers(storeId), ['60000 returned', '60000 waiting']);
  await pass(6_000);
  await shop.until(() => transfers(storeId), ['60000 returned', '60000 paid']);
  expect(await settlements(storeId)).toEqual([`${later(1)} 60000 paid, failed before`]);
  expect(await book(storeId)).toEqual({ bank: 60_000 });
});

it('pays a credit of the current account on the 10th alone; a fully retained settlement makes no transfer', async () => {
  const [rich, poor] = await Promise.all([aStore(), aStore()]);
  await move([rich.storeId], { from: 'custom', to: 'current', cents: 6_500 });
  await move([poor.storeId], { from: 'current', to: 'custom', cents: 903 });
  at(later(4));
  await run();
  expect(await settlements(rich.storeId)).toEqual([]);
  await due([poor.storeId], 903, later(7));
  // The 10th is a Saturday, which is no bank day.
  at(later(7));
  await run();
  expect((await settlements(rich.storeId)).map((row) => row.slice(0, 15))).toEqual([`${later(7)} 6500`]);
  expect(await book(rich.storeId)).toEqual({ transit: 6_500 });
  expect(await settlements(poor.storeId)).toEqual([`${later(7)} 0 none`]);
  expect(await book(poor.storeId)).toEqual({});
  expect(await transfers(poor.storeId)).toEqual([]);
});

it('settles 100 stores, each with its transfer, while orders arrive', async () => {
  const ids = Array.from({ length: 100 }, (_, place) => 50_000 + place);
  const ofAll = (statement: string) => shop.rows(statement, [ids]);
  await ofAll(
    `insert into stores (store_id, company, name, legal_name, document, district, city, state, channel)
     select id, 'Rede', 'Loja ' || id, 'Loja', '11222333000181', 'Sé', 'São Paulo', 'SP', 'loja-' || id from unnest($1::integer[]) id`,
  );
  await ofAll('insert into store_counters (store_id) select unnest($1::integer[])');
  await ofAll(
    "insert into ledger_books (store_id, opened_on) select id, '2026-01-01' from unnest($1::integer[]) id",
  );
  await ofAll(
    `insert into payment_receivers (store_id, state, name, document, email)
     select id, 'activated', 'Loja', '11222333000181', 'dona@loja.example' from unnest($1::integer[]) id`,
  );
  await ofAll(
    `insert into receiving_accounts (store_id, account_id, way, label, bank, account_type, branch, account, holder_document,
                                     holder_name, is_active, version, changed_at, changed_by)
     select id, 1, 'manual', 'Conta', '077', 'current', '0001', '12345-6', '11222333000181', 'Loja', true, 1, now(), 'Ana'
       from unnest($1::integer[]) id`,
  );
  await due(ids, 1_000, later(1));
  at(later(1));
  shop.bank.misbehave({ isDown: true });
  const [, order] = await Promise.all([run(), shop.anOrder()]);
  expect(order.answer.status).toBe(200);
  const sums = await ofAll(
    `select count(*)::integer as n, sum(s.payout_cents)::integer as cents, count(t.key)::integer as sent from settlements s
       left join payment_transfers t on t.store_id = s.store_id and t.key = s.transfer_key where s.store_id = any($1)`,
  );
  expect(sums).toEqual([{ n: 100, cents: 100_000, sent: 100 }]);
  const reported = await shop.rows(
    'select finished_at is not null as over from settlement_runs where day = $1',
    [later(1)],
  );
  expect(reported).toEqual([{ over: true }]);
});

it('releases its run when the server stops, so that another server continues at once', async () => {
  const { storeId } = await aStore();
  await due([storeId], 1_000, later(1));
  at(later(1));
  const self = randomUUID();
  await settlementRuns.claim(services(), later(1), self);
  await run();
  expect(await settlements(storeId)).toEqual([]);
  await runSettlements(services(), { self, stopping: AbortSignal.abort() });
  expect(await settlements(storeId)).toEqual([]);
  await run();
  expect(await settlements(storeId)).toHaveLength(1);
});
