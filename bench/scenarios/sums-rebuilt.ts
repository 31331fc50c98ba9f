import { setTimeout as delay } from 'node:timers/promises';
import { aFreshOrder } from '@comanda/testkit/orders/open-delivery';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import type { ProcessWorld } from '@comanda/testkit/running/world';
import { createTestStores, type TestStore } from '@comanda/testkit/stores';
import pg from 'pg';
import type { BenchDatabase } from '../support/bench.ts';
import { type Figure, figuresOfBar } from '../support/figure.ts';
import { fillSales } from '../support/fill-sales.ts';
import { fillSoldOrders } from '../support/fill-sold-orders.ts';
import { openLoop } from '../support/open-loop.ts';
import { vacuum } from '../support/order-load.ts';
import { databaseProcessorMs, processorMs } from '../support/processor-time.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const STORES = 500;
const ORDERS = 3_000_000;
/** Number of orders of the largest store. */
const LARGEST = 200_000;
/** Orders per second that arrive during the rebuild, in turn at `SELLING` stores. */
const PER_SECOND = 10;
const SELLING = 20;
const CHECK_EVERY_MS = 500;
/** Maximum wait in milliseconds. */
const PATIENCE_MS = 3_600_000;

/**
 * Conditions for the rows to compare: facts and sums of all seeded days. Rows with zeros are left out,
 * because undone entries leave them.
 */
const SUMS = {
  order_facts: 'day < $1',
  sales_days: 'day < $1 and orders <> 0',
  sales_counts: 'day < $1 and (times <> 0 or cents <> 0)',
  sales_customers: 'first_day < $1',
} as const;

/**
 * Measures I2: rebuilds all sums while orders arrive, from orders with and without facts. Afterwards, the
 * sums are equal to the cent.
 */
export const sumsRebuilt: Scenario = {
  name: 'sums-rebuilt',
  run: async (bench) => {
    const [stores, orders, largest] = bench.isQuick ? [11, 76_000, 20_000] : [STORES, ORDERS, LARGEST];
    const database = await bench.createDatabase('sums_rebuilt');
    await bench.startServer(database).then((server) => server.stop());
    const system = new pg.Client({ connectionString: database.urls.system });
    const owner = new pg.Client({ connectionString: database.urls.owner });
    await Promise.all([system.connect(), owner.connect()]);
    const seededAt = performance.now();
    const selling = await fill(database, { stores, orders, largest });
    const seedSeconds = (performance.now() - seededAt) / 1_000;
    const server = await bench.startServer(database);
    const http = createHttpClient(server.url, { sockets: 16 });
    try {
      const until = await dayBeforeYesterday(owner);
      const before = await sumsOf(owner, until);
      const send = (index: number) => sendNow(http, selling[index % selling.length]);
      await ordersUntil(send, delay(5_000));
      const calm = summarize((await ordersUntil(send, delay(bench.isQuick ? 15_000 : 60_000))).times);
      const figures: Figure[] = [figuresOfBar('I2')('orders without it, p95', 'ms', calm.p95, null)];
      const parts = { server, system, orders };
      for (const [what, begin] of [
        ['of nothing', `truncate order_facts, sales_days, sales_counts; update sales_fills set rules = 0`],
        ['of existing rows', 'update sales_fills set rules = 0'],
      ] as const) {
        await owner.query(begin);
        const { times, value } = await ordersUntil(send, whileRebuilt(parts));
        figures.push(...figuresOf(what, { ...value, times, calm: calm.p95, orders }));
        const different = differences(before, await sumsOf(owner, until));
        figures.push(figuresOfBar('I2')(`${what}: stores with other sums`, '', different.length, 0));
        if (different.length > 0) console.error(different.slice(0, 10));
      }
      return {
        figures,
        notes: [
          `${stores} stores, ${orders} orders over two years, ${largest} of them in one; each with two lines, a fee, a payment, four entries of ` +
            `its past and its posting. ${PER_SECOND} orders a second come in to ${SELLING} of these stores, timed from when they were due. ` +
            `"of nothing": facts and sums were emptied; "of existing rows": rules changed, and nothing that follows of them. Compared store by ` +
            `store with what SQL of its own had seeded. Seeding took ${Math.round(seedSeconds)} s.`,
        ],
      };
    } finally {
      http.close();
      await server.stop();
      await Promise.all([system.end(), owner.end()]);
    }
  },
};

/** Creates stores with orders and all derived rows. Returns the stores that get new orders. */
async function fill(
  { urls }: BenchDatabase,
  { stores, orders, largest }: { stores: number; orders: number; largest: number },
): Promise<TestStore[]> {
  const made = await createTestStores(urls.system, stores);
  const rest = Math.round((orders - largest) / (stores - 1));
  const sold = made.map(({ storeId }, index) => ({ storeId, orders: index === 0 ? largest : rest }));
  await fillSales(urls.owner, sold);
  const storeIds = sold.map(({ storeId }) => storeId);
  await fillSoldOrders(urls.owner, storeIds);
  await vacuum(urls.owner);
  return made.slice(0, SELLING);
}

async function sendNow(http: HttpClient, store: TestStore | undefined): Promise<void> {
  if (store === undefined) throw new Error('there are no stores');
  await placeOrder(http, store, aFreshOrder());
}

/** Sends orders until `until` settles. Returns the milliseconds of each order from its planned time. */
async function ordersUntil<T>(
  send: (index: number) => Promise<void>,
  until: Promise<T>,
): Promise<{ times: number[]; value: T }> {
  const times: number[] = [];
  let isOver = false;
  const end = until.finally(() => {
    isOver = true;
  });
  while (!isOver)
    await openLoop({ perSecond: PER_SECOND, seconds: 1 }, async (index, dueAt) => {
      await send(index);
      times.push(performance.now() - dueAt);
    });
  return { times, value: await end };
}

interface Took {
  seconds: number;
  serverMs: number;
  databaseMs: number;
}

/** Measures the rebuild from the start of the first store to the end of the last store. */
async function whileRebuilt(parts: { server: ProcessWorld; system: pg.Client }): Promise<Took> {
  const processor = async () => ({
    serverMs: processorMs(parts.server.pid),
    databaseMs: await databaseProcessorMs(parts.server.urls.owner),
  });
  const begun = () => storesLike(parts.system, 'f.rules <> 0');
  const due = () =>
    storesLike(
      parts.system,
      'f.rules = 0 or f.order_id < any(select r.orders from sales_recounts r where r.store_id = f.store_id)',
    );
  const giveUpAt = performance.now() + PATIENCE_MS;
  const check = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) {
      if (performance.now() > giveUpAt) throw new Error('the sums were not made again');
      await delay(CHECK_EVERY_MS);
    }
  };
  await check(async () => (await begun()) > 0);
  const [startedAt, before] = [performance.now(), await processor()];
  await check(async () => (await due()) === 0);
  const after = await processor();
  return {
    seconds: (performance.now() - startedAt) / 1_000,
    serverMs: after.serverMs - before.serverMs,
    databaseMs: after.databaseMs - before.databaseMs,
  };
}

async function storesLike(system: pg.Client, condition: string): Promise<number> {
  const { rows } = await system.query<{ stores: number }>(
    `select count(*)::integer as stores from sales_fills f where ${condition}`,
  );
  return rows[0]?.stores ?? 0;
}

function figuresOf(
  what: string,
  {
    seconds,
    times,
    calm,
    serverMs,
    databaseMs,
    orders,
  }: Took & { times: number[]; calm: number; orders: number },
): Figure[] {
  const figure = figuresOfBar('I2');
  const allowed = 600 * (orders / ORDERS);
  return [
    figure(`${what}: all sums`, 's', seconds, allowed),
    figure(`${what}: a second`, 'orders', orders / seconds, null),
    figure(`${what}: processor of the server, 1,000 orders`, 'ms', (serverMs / orders) * 1_000, null),
    figure(`${what}: processor of the database, 1,000 orders`, 'ms', (databaseMs / orders) * 1_000, null),
    figure(`${what}: orders meanwhile (${times.length}), p95`, 'ms', summarize(times).p95, 2 * calm),
  ];
}

async function dayBeforeYesterday(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ day: string }>(`select (current_date - 1)::text as day`);
  return rows[0]?.day ?? '';
}

type Sums = Map<string, string>;

/** Returns a digest of each store's rows in each table of facts and sums. */
async function sumsOf(owner: pg.Client, until: string): Promise<Sums> {
  const sums: Sums = new Map();
  for (const [table, where] of Object.entries(SUMS)) {
    const { rows } = await owner.query<{ storeId: number; digest: string }>(
      `select store_id as "storeId", count(*) || ' ' || sum(hashtextextended(t::text, 0)) as digest from ${table} t where ${where} group by 1`,
      [until],
    );
    for (const { storeId, digest } of rows) sums.set(`${table} of ${storeId}`, digest);
  }
  return sums;
}

const differences = (before: Sums, after: Sums): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
