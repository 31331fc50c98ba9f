import { insertInvoices } from '@comanda/server/src/areas/money/invoices/public.ts';
import { contentHashOf } from '@comanda/server/src/areas/orders/intake/public.ts';
import { importHistory } from '@comanda/server/src/areas/orders/orders/public.ts';
import { NO_STORE } from '@comanda/server/src/areas/people/audit/public.ts';
import { addTeamPerson } from '@comanda/server/src/areas/people/provider/public.ts';
import { rereadFrom } from '@comanda/server/src/areas/retention/retention/public.ts';
import { createStore } from '@comanda/server/src/areas/store/store/public.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import type { MailQueue } from '@comanda/server/src/platform/mail/mail-queue.ts';
import { createTestDatabase } from '@comanda/testkit/postgres';
import { runStatement } from '@comanda/testkit/run-statement';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import { expect, onTestFinished } from 'vitest';
import { openPastServer } from '../../../../../scripts/demo-past/past-server.ts';
import { TEAM } from '../../team/set-up-team.ts';
import type { DemoStore } from '../../world/demo-store.ts';
import { demoStores, WORLD_SEED } from '../../world/demo-stores.ts';
import { pastOrders } from '../../world/past-orders.ts';

/** The end of the past in tests, in epoch milliseconds. */
export const MADE_AT = Date.parse('2026-11-29T21:00:00Z');

const noMails: MailQueue = {
  isSetUp: true,
  queue: () => Promise.resolve(),
  onQueued: () => undefined,
};

const HAND = { operator: 'terminal', name: null, now: MADE_AT, mails: noMails };

/** Creates the demo stores in a new database, with orders of `days` days. */
export async function aWorld({ days, ordersPerDay }: { days: number; ordersPerDay: number }) {
  const stores = demoStores.map((store, index) => ({
    store: { ...store, rhythm: { ...store.rhythm, ordersPerDay } },
    storeId: index + 1,
  }));
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
    const document = store.document(MADE_AT);
    const created = await createStore(database, document, (tx) => insertInvoices(tx, document.invoices));
    expect(created.storeId).toBe(storeId);
    await importHistory(database, storeId, linesOf(store, days), {
      hashOf: contentHashOf,
      privacy: { rereadFrom },
    });
  }
  for (const [login, name] of Object.entries(TEAM))
    await database.inStore(NO_STORE, (tx) =>
      addTeamPerson(tx, { login, name, email: null, role: 'admin' }, HAND, 'no password'),
    );
  const env = {
    ...{ DATABASE_URL: urls.owner, DATABASE_APP_URL: urls.app, DATABASE_SYSTEM_URL: urls.system },
    ...{ COMANDA_DATA: dataDir, COMANDA_SECRET: 'Zq3-um-segredo-so-desta-prova-9Xk2-Lw7' },
  };
  return {
    ...{ stores, database, dataDir },
    open: () => openPastServer(env, { key: 'chave', secret: 'segredo', until: MADE_AT }),
    rows: async (statement: string) =>
      (await runStatement<Record<string, unknown>>(urls.system, statement, [])).rows,
  };
}

export type World = Awaited<ReturnType<typeof aWorld>>;

async function* linesOf(store: DemoStore, days: number) {
  for (const line of pastOrders(store, WORLD_SEED, MADE_AT, days)) yield JSON.stringify(line);
}
