import { setTimeout as delay } from 'node:timers/promises';
import { ALL_CALLS } from '@comanda/contract/all-calls';
import { providerHeaders } from '@comanda/testkit/provider/provider-person';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { createRunningStore, type RunningStore } from '@comanda/testkit/running/running-stores';
import type { ServerProcess } from '@comanda/testkit/running/server-process';
import type { ProcessWorld } from '@comanda/testkit/running/world';
import autocannon, { type CannonRequest } from 'autocannon';
import { type Figure, figuresOfBar } from '../support/figure.ts';
import { fillMenu } from '../support/fill-menu.ts';
import { CONTESTED_ORDER, fillPrintJobs } from '../support/fill-print-jobs.ts';
import { fillSales } from '../support/fill-sales.ts';
import { fillSoldOrders } from '../support/fill-sold-orders.ts';
import { mainThreadSeconds, residentBytes } from '../support/metrics.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const ORDERS = 20_000;
const PRODUCTS = 4_000;
const CONNECTIONS = 16;
const SLOWER = 3;
/** Milliseconds that a person does not notice. A smaller difference is allowed. */
const UNNOTICED_MS = 50;
const MAX_MB = 450;
/** Allowed memory after the load, relative to the memory before it. */
const MAX_GROWN = 1.2;
/** Main-thread milliseconds of a call. A more expensive call must declare its cost. */
const CHEAP_MS = 30;
const PAUSE_MS = 20;
const SETTLED_MS = 15_000;

interface CallRequest {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

/**
 * Measures N2: the orders of one store, while another store requests the most expensive answers over sixteen
 * connections.
 */
export const dearCalls: Scenario = {
  name: 'dear-calls',
  run: async (bench) => {
    const seconds = bench.isQuick ? 3 : 10;
    const orders = bench.isQuick ? ORDERS / 2 : ORDERS;
    const database = await bench.createDatabase('dear-calls');
    const served = <T>(work: (world: ProcessWorld) => Promise<T>) => bench.withDefaultServer(database, work);
    const { quiet, loud, team } = await served((server) => prepare(server, orders));
    const dearest = dearestCalls(loud, team);
    const figures: Figure[] = [];
    for (const requested of dearest)
      figures.push(...(await served((server) => beside(server, quiet, requested, seconds))));
    figures.push(...(await served((server) => timesOf(server, [...dearest, ...plainReads(loud)]))));
    return {
      figures,
      notes: [
        `A store with ${orders} orders, ${PRODUCTS} products and a conversation of 1000 messages asks over ${CONNECTIONS} connections of one session; ` +
          `another sends orders one after the other, ${seconds} s without and ${seconds} s with it. Demanded is ${SLOWER} times the p95 without, or ${UNNOTICED_MS} ms.`,
        `Main thread: processor time of the server's own thread for one call; a read without a declared cost takes at most ${CHEAP_MS} ms.`,
      ],
    };
  },
};

async function prepare(world: ProcessWorld, orders: number) {
  const [quiet, loud] = [await createRunningStore(world), await createRunningStore(world)];
  const { owner, system } = world.urls;
  const sold = { storeId: loud.storeId, orders };
  await fillSales(owner, [sold]);
  await fillSoldOrders(owner, [loud.storeId]);
  await fillMenu(system, loud.storeId, { products: PRODUCTS });
  await fillPrintJobs(owner, loud.storeId);
  return { quiet, loud, team: await providerHeaders(world, 'admin') };
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function dearestCalls({ adminToken, storeId }: RunningStore, team: Record<string, string>): CallRequest[] {
  const headers = { authorization: adminToken };
  const years = { data_inicio: dayBefore(3_600), data_final: dayBefore(0) };
  const callOf = (name: string, method: CallRequest['method'], path: string, body?: object): CallRequest => ({
    ...{ name, method, path: `/api/${path}`, headers },
    ...(body && { body }),
  });
  return [
    callOf('insight.generate-report', 'POST', 'relatorio/geraRelatorio', years),
    callOf('sales-history.generate', 'POST', 'pagamentoonline/gerahistorico', years),
    callOf('insight.read-dashboard', 'GET', `painel?${new URLSearchParams({ ...years, periodo: 'PP' })}`),
    callOf('sales-history.dispute-kit', 'POST', `vendas/historico/${CONTESTED_ORDER}/dossie`, {}),
    callOf('finance.invoice-paper', 'GET', 'invoices/1/pdf'),
    callOf('insight.export-report-orders', 'POST', 'relatorio/pedidos/exportar', {
      ...years,
      formato: 'xlsx',
    }),
    callOf('orders.list-events', 'GET', 'pedidos/eventos?desde=0'),
    {
      ...callOf(
        'provider.dispute-evidence',
        'GET',
        `provedor/lojas/${storeId}/pedidos/${CONTESTED_ORDER}/dossie`,
      ),
      headers: team,
    },
  ];
}

/** Read calls of a store without parameters. New calls of this kind are measured automatically. */
function plainReads({ adminToken }: RunningStore): CallRequest[] {
  return ALL_CALLS.filter(
    ({ access, method, path }) => access.kind === 'session' && method === 'GET' && !path.includes('{'),
  ).map(({ name, path }) => ({
    ...{ name, method: 'GET', path: `/api/${path}` },
    headers: { authorization: adminToken },
  }));
}

/** Sends orders without and with the load of the other store. Returns its effect on their time and on memory. */
async function beside(
  { url, pid }: ServerProcess,
  quiet: RunningStore,
  { name, body, ...requested }: CallRequest,
  seconds: number,
): Promise<Figure[]> {
  await order(url, quiet, 2);
  const before = summarize(await order(url, quiet, seconds));
  const restBytes = residentBytes(pid);
  const request: CannonRequest = {
    ...requested,
    headers: { ...requested.headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  };
  const noise = { url, connections: CONNECTIONS, duration: seconds + 1, timeout: 60, requests: [request] };
  // Runs in a separate thread, so that receiving these answers does not slow the measurement down.
  const making = autocannon({ ...noise, workers: 1 });
  await delay(500);
  let maxBytes = 0;
  const checking = setInterval(() => {
    maxBytes = Math.max(maxBytes, residentBytes(pid));
  }, 100);
  const during = summarize(await order(url, quiet, seconds));
  const made = await making;
  clearInterval(checking);
  await delay(SETTLED_MS);
  const figure = figuresOfBar('N2');
  const limit = Math.max(UNNOTICED_MS, Math.round(SLOWER * before.p95));
  return [
    figure(`${name}: order p95 without`, 'ms', before.p95, null),
    figure(`${name}: order p95`, 'ms', during.p95, limit),
    figure(`${name}: answers`, '/s', (made.requests.total - made.non2xx) / made.duration, null),
    figure(`${name}: memory`, 'MB', maxBytes / 2 ** 20, MAX_MB),
    figure(`${name}: memory afterwards, of before`, '×', residentBytes(pid) / restBytes, MAX_GROWN),
  ];
}

/** Returns the duration of each of the store's orders, in milliseconds. A refused order fails the bench. */
async function order(url: string, store: RunningStore, seconds: number): Promise<number[]> {
  const http = createHttpClient(url, { sockets: 1 });
  const times: number[] = [];
  try {
    const over = performance.now() + seconds * 1_000;
    while (performance.now() < over) {
      const startedAt = performance.now();
      await placeOrder(http, store);
      times.push(performance.now() - startedAt);
      await delay(PAUSE_MS);
    }
  } finally {
    http.close();
  }
  return times;
}

/** Measures the main-thread time of each call. Calls with a declared cost are listed without a limit. */
async function timesOf({ url, pid }: ServerProcess, calls: readonly CallRequest[]): Promise<Figure[]> {
  const http = createHttpClient(url, { sockets: 1 });
  const figure = figuresOfBar('N2');
  const costs = new Map(ALL_CALLS.map(({ name, cost }) => [name, cost]));
  const figures: Figure[] = [];
  try {
    for (const requested of calls) {
      const ms = await mainThreadMs(http, pid, requested);
      const isDear = costs.get(requested.name) !== undefined;
      if (ms === null || (!isDear && ms < CHEAP_MS / 3)) continue;
      figures.push(figure(`${requested.name}: main thread`, 'ms', ms, isDear ? null : CHEAP_MS));
    }
  } finally {
    http.close();
  }
  return figures.toSorted((one, other) => other.measured - one.measured);
}

/** Main-thread milliseconds of one call. Null if the server refuses the call, which is then skipped. */
async function mainThreadMs(
  http: HttpClient,
  pid: number,
  { method, path, headers, body }: CallRequest,
): Promise<number | null> {
  const callOf = () => http.send(method, path, headers, body);
  if ((await callOf()).status !== 200) return null;
  await callOf();
  const times = 10;
  const before = mainThreadSeconds(pid);
  for (let time = 0; time < times; time += 1) await callOf();
  return ((mainThreadSeconds(pid) - before) * 1_000) / times;
}
