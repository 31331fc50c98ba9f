import { aFreshOrder } from '@comanda/testkit/orders/open-delivery';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import { createTestStores } from '@comanda/testkit/stores';
import pg from 'pg';
import type { BenchDatabase } from '../support/bench.ts';
import { figuresOfBar } from '../support/figure.ts';
import { fillMoney } from '../support/fill-money.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const STORES = 500;
const ORDERS = 3_000_000;
/** Orders of the largest store. */
const LARGEST = 200_000;
const TIMES = 20;
const CHECK_EVERY_MS = 500;
/** Maximum wait for the closings in milliseconds. They begin within a minute after the server's start. */
const PATIENCE_MS = 900_000;

/**
 * Measures M1: the money screens in a store of 200,000 orders, and the closing of a month while orders
 * arrive.
 */
export const money: Scenario = {
  name: 'money',
  run: async (bench) => {
    const scale = bench.isQuick ? 100 : 1;
    const database = await bench.createDatabase('money');
    const figure = figuresOfBar('M1');
    const first = await bench.startServer(database);
    const [largest, selling] = await createRunningStores(first, 2).finally(first.stop);
    if (largest === undefined || selling === undefined) throw new Error('the stores are missing');
    // No server may run now, because it would close the month of stores that have no ledger yet.
    await fill(database, largest, scale);

    const server = await bench.startServer(database);
    const http = createHttpClient(server.url, { sockets: 2 });
    try {
      const admin = { authorization: largest.adminToken };
      const today = new Date().toISOString().slice(0, 10);
      const figures = [];
      for (const [what, path] of [
        ['calendar, a month', `pagamentoonlinecalendario/listar?mes=${today.slice(0, 7)}`],
        ['account: balances', 'extrato/saldos'],
        ['account: entries', 'extrato/lancamentos?conta=conta_corrente&periodo=30'],
        ['overview: months', 'financial-periods'],
        ['orders of money', 'order-transactions'],
        ['repasses', 'settlement-periods'],
        ['invoices', 'invoices'],
      ] as const) {
        const times = await timed(TIMES, () => sure(http, path, admin));
        figures.push(
          figure(`${what}, p95 (p50 ${summarize(times).p50.toFixed(0)})`, 'ms', summarize(times).p95, 100),
        );
      }
      const before = summarize(await timed(100, () => send(http, selling)));
      const closing = await whileClosing(database, () => timed(1, () => send(http, selling)));
      const during = summarize(closing.times);
      figures.push(
        figure(`closing a month of ${STORES} stores`, 's', closing.seconds, 300),
        figure('orders meanwhile, p95', 'ms', during.p95, 2 * before.p95),
      );
      return {
        figures,
        notes: [
          `${STORES} stores, ${ORDERS / scale} orders over two years, ${LARGEST / scale} of them in the store that is looked at; over HTTP, one call after the other, ${TIMES} times each. Orders come in one after the other: p95 ${before.p95.toFixed(1)} ms without the closing, ${closing.times.length} orders during it.`,
        ],
      };
    } finally {
      http.close();
      await server.stop();
    }
  },
};

async function fill(database: BenchDatabase, { storeId }: RunningStore, scale: number): Promise<void> {
  const rest = Math.max(2, Math.round((ORDERS - LARGEST) / (STORES - 1) / scale));
  const others = await createTestStores(database.urls.system, STORES - 1);
  await fillMoney(database.urls.owner, [
    { storeId, orders: LARGEST / scale },
    ...others.map((store) => ({ storeId: store.storeId, orders: rest })),
  ]);
}

async function timed(times: number, call: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    await call();
    all.push(performance.now() - startedAt);
  }
  return all;
}

async function sure(http: HttpClient, path: string, headers: Record<string, string>): Promise<void> {
  const answer = await http.send('GET', `/api/${path}`, headers);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
}

async function send(http: HttpClient, store: RunningStore): Promise<void> {
  await placeOrder(http, store, aFreshOrder());
}

/**
 * Repeats `work` from the start of the closing to its end. Returns the times of `work` and the duration of
 * the closing.
 */
async function whileClosing({ urls }: BenchDatabase, work: () => Promise<number[]>) {
  const system = new pg.Client({ connectionString: urls.system });
  await system.connect();
  const run = async () => {
    const { rows } = await system.query<{ isOver: boolean; seconds: number }>(
      `select finished_at is not null as "isOver", extract(epoch from finished_at - started_at)::float8 as seconds from period_runs
        order by day desc limit 1`,
    );
    return rows[0];
  };
  const times: number[] = [];
  const giveUpAt = performance.now() + PATIENCE_MS;
  let checkAt = 0;
  let now: Awaited<ReturnType<typeof run>>;
  try {
    while (!now?.isOver) {
      if (performance.now() > giveUpAt) throw new Error('the month was not closed');
      if (performance.now() >= checkAt) {
        now = await run();
        checkAt = performance.now() + CHECK_EVERY_MS;
      }
      const took = await work();
      if (now !== undefined) times.push(...took);
    }
  } finally {
    await system.end();
  }
  return { seconds: now.seconds, times };
}
