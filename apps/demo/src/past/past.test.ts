import { NOBODYS_STORE } from '@comanda/server/src/areas/audit/public.ts';
import { contentHashOf } from '@comanda/server/src/areas/intake/public.ts';
import { importHistory } from '@comanda/server/src/areas/orders/public.ts';
import { addTeamPerson } from '@comanda/server/src/areas/provider/public.ts';
import { createStore } from '@comanda/server/src/areas/store/public.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import { createTestDatabase } from '@comanda/testkit/postgres';
import { runStatement } from '@comanda/testkit/run-statement';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { noMails, openPastServer } from '../../../../scripts/demo-past/past-server.ts';
import { playPast } from '../../../../scripts/demo-past/play-past.ts';
import { TEAM } from '../team/set-up-team.ts';
import { demoStores, WORLD_SEED } from '../world/demo-stores.ts';
import { pastOrders } from '../world/past-orders.ts';

const MADE_AT = Date.parse('2026-11-29T21:00:00Z');
const DAYS = 34;
/** As in the demonstration, but for how much is sold. */
const stores = demoStores.map((store, index) => ({
  store: { ...store, rhythm: { ...store.rhythm, ordersPerDay: 12 } },
  storeId: index + 1,
}));

const HAND = { operator: 'terminal', name: null, now: MADE_AT, mails: noMails };

/** The demonstration's stores with the orders of their past, in a database of their own. */
async function aWorld() {
  const { urls, drop } = await createTestDatabase();
  const dataDir = makeTemporaryFolder();
  const pool = createPool({ url: urls.system, max: 2, applicationName: 'test', onError: () => undefined });
  onTestFinished(async () => {
    await pool.end();
    await drop();
    removeTemporaryFolder(dataDir);
  });
  const database = createDatabase(pool);
  for (const { store, storeId } of stores) {
    const created = await createStore(database, store.document(MADE_AT));
    expect(created.storeId).toBe(storeId);
    await importHistory(database, storeId, linesOf(store), { hashOf: contentHashOf });
  }
  for (const [login, name] of Object.entries(TEAM))
    await database.inStore(NOBODYS_STORE, (tx) =>
      addTeamPerson(tx, { login, name, email: null, role: 'admin' }, HAND, 'no password'),
    );
  const env = {
    ...{ DATABASE_URL: urls.owner, DATABASE_APP_URL: urls.app, DATABASE_SYSTEM_URL: urls.system },
    ...{ COMANDA_DATA: dataDir, COMANDA_SECRET: 'Zq3-um-segredo-so-desta-prova-9Xk2-Lw7' },
  };
  return {
    open: () => openPastServer(env, { key: 'chave', secret: 'segredo' }),
    rows: async (statement: string) =>
      (await runStatement<Record<string, unknown>>(urls.system, statement, [])).rows,
  };
}

async function* linesOf(store: (typeof stores)[number]['store']) {
  for (const line of pastOrders(store, WORLD_SEED, MADE_AT, DAYS)) yield JSON.stringify(line);
}

type World = Awaited<ReturnType<typeof aWorld>>;

/** Sums up a past, to compare it with another one. */
async function sumsOf({ rows }: World) {
  return {
    books: await rows('select * from ledger_books order by store_id'),
    kinds: await rows(`select store_id, source_kind, step, count(*)::integer from ledger_postings
                        where source_kind not in ('order', 'charge') group by 1, 2, 3 order by 1, 2, 3`),
    transfers: await rows(
      'select store_id, state, count(*)::integer, sum(cents)::integer from payment_transfers group by 1, 2 order by 1, 2',
    ),
    invoices: await rows(
      'select store_id, due_on, status, kind, balance_cents, paid_cents from invoices order by 1, invoice_id',
    ),
    ratings: await rows(
      'select store_id, count(*)::integer, count(reply)::integer as replies from ratings group by 1 order by 1',
    ),
  };
}

class Killed extends Error {}

it('plays the same past whether or not it is killed on the way, and its books come out', async () => {
  const world = await aWorld();
  const past = await world.open();
  await playPast(past, stores, { until: MADE_AT, days: DAYS, playedThrough: null, save: () => undefined });
  await past.stop();
  const [missing] = await world.rows(
    `select count(*)::integer as orders from orders o join ledger_books b using (store_id)
      where o.status = 'delivered' and o.closed_at < '2026-11-29T08:00:00Z'
        and coalesce(o.scheduled_for, o.created_at) >= b.opened_on + time '08:00' at time zone 'UTC'
        and not exists (select 1 from order_transactions t where t.store_id = o.store_id and t.order_id = o.order_id)`,
  );
  expect(missing).toEqual({ orders: 0 });
  const sums = await sumsOf(world);
  expect(sums.invoices.map(({ status }) => status)).toContain('paid');

  const other = await aWorld();
  const killed = await other.open();
  let saved = { day: '', state: '' };
  await expect(
    playPast(killed, stores, {
      ...{ until: MADE_AT, days: DAYS, playedThrough: null },
      save: (day) => {
        if (day > '2026-11-12') throw new Killed();
        saved = { day, state: JSON.stringify(killed.sim.bank.state) };
      },
    }),
  ).rejects.toThrow(Killed);
  await killed.stop();
  const again = await other.open();
  Object.assign(again.sim.bank.state, JSON.parse(saved.state));
  await playPast(again, stores, {
    until: MADE_AT,
    days: DAYS,
    playedThrough: saved.day,
    save: () => undefined,
  });
  await again.stop();
  expect(await sumsOf(other)).toEqual(sums);
});
