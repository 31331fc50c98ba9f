import { setTimeout as delay } from 'node:timers/promises';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import type { ServerProcess } from '@comanda/testkit/running/server-process';
import type { ProcessWorld } from '@comanda/testkit/running/world';
import autocannon, { type CannonRequest } from 'autocannon';
import type { Figure } from '../support/figure.ts';
import { fillMenu } from '../support/fill-menu.ts';
import { fillStores } from '../support/fill-store.ts';
import { residentBytes } from '../support/metrics.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const BOARD = 40;
const PRODUCTS = 4_000;
const SLOWER = 3;
/** Milliseconds that a person does not notice. A smaller difference is allowed. */
const UNNOTICED_MS = 50;
const MAX_MB = 400;
const PAUSE_MS = 20;
/** Speed of a gigabit line, in kB per second. */
const LINE_KB = 100_000;
const BOUNDARY = 'b';

interface Noise {
  what: string;
  connections: number;
  /** Maximum number of requests per second. */
  overallRate?: number;
  request: CannonRequest;
}

/**
 * Measures N1: the duration of one store's orders. Meanwhile, another store with its own key and session
 * sends as much as it can.
 */
export const neighbours: Scenario = {
  name: 'neighbours',
  run: async (bench) => {
    const seconds = bench.isQuick ? 2 : 8;
    const database = await bench.createDatabase('neighbours');
    const served = <T>(work: (world: ProcessWorld) => Promise<T>) => bench.withDefaultServer(database, work);
    const [quiet, loud] = await served(async (world) => {
      const [one, other] = await createRunningStores(world, 2);
      if (one === undefined || other === undefined) throw new Error('there are no stores');
      await fillStores(world, [one], BOARD);
      await fillMenu(world.urls.system, other.storeId, { products: PRODUCTS });
      return [one, other];
    });
    const figures: Figure[] = [];
    for (const noise of noises(loud))
      figures.push(...(await served((server) => beside(server, quiet, noise, seconds))));
    return {
      figures,
      notes: [
        `GET pedidos/listar of a store with ${BOARD} orders, one after the other, ${seconds} s without and ${seconds} s with the noise of ` +
          `another store, as fast as a line of a gigabit brings it; demanded is ${SLOWER} times the p95 without, or ${UNNOTICED_MS} ms.`,
      ],
    };
  },
};

function noises({ adminToken, intakeKey }: RunningStore): Noise[] {
  const body = (bytes: number) => `{"id":"1","items":[${'0,'.repeat((bytes - 300) / 2)}0]}`;
  const multipart = (text: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="order"\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`;
  const order = (type: string, text: string): CannonRequest => ({
    method: 'POST',
    path: '/api/order',
    headers: { 'x-api-key': intakeKey, 'content-type': type },
    body: text,
  });
  const bodies = [1024, 255].flatMap((kB) => {
    const text = body(kB * 1024);
    const eight = { connections: 8, overallRate: Math.floor(LINE_KB / kB) };
    const form = order(`multipart/form-data; boundary=${BOUNDARY}`, multipart(text));
    return [
      { ...eight, what: `8 × ${kB} kB of JSON`, request: order('application/json', text) },
      { ...eight, what: `8 × ${kB} kB of a form`, request: form },
    ];
  });
  const menu = { path: '/api/cardapio/completo', headers: { authorization: adminToken } };
  return [{ what: `12 × a menu of ${PRODUCTS}`, connections: 12, request: menu }, ...bodies];
}

/** Measures without and with the load of another store. Returns its effect on time and memory. */
async function beside(
  { url, pid }: ServerProcess,
  quiet: RunningStore,
  { what, request, ...how }: Noise,
  seconds: number,
): Promise<Figure[]> {
  await list(url, quiet, 1);
  const before = summarize(await list(url, quiet, seconds));
  const making = autocannon({ url, ...how, duration: seconds + 1, requests: [request], workers: 1 });
  await delay(500);
  let maxBytes = 0;
  const checking = setInterval(() => {
    maxBytes = Math.max(maxBytes, residentBytes(pid));
  }, 100);
  const during = summarize(await list(url, quiet, seconds));
  clearInterval(checking);
  await making;
  const figure = (name: string, unit: string, measured: number, atMost: number | null): Figure => ({
    bar: 'N1',
    what: `${what}: ${name}`,
    unit,
    measured,
    demanded: atMost === null ? null : { atMost },
    ceiling: null,
  });
  return [
    figure('p95 without', 'ms', before.p95, null),
    figure('p95', 'ms', during.p95, Math.max(UNNOTICED_MS, Math.round(SLOWER * before.p95))),
    figure('longest', 'ms', during.max, null),
    figure('memory', 'MB', maxBytes / 2 ** 20, MAX_MB),
  ];
}

/** Duration of each read of the store's list, in milliseconds. */
async function list(url: string, { operatorToken }: RunningStore, seconds: number): Promise<number[]> {
  const http = createHttpClient(url, { sockets: 1 });
  const times: number[] = [];
  try {
    const over = performance.now() + seconds * 1_000;
    while (performance.now() < over) {
      const startedAt = performance.now();
      const { status } = await http.send('GET', '/api/pedidos/listar', { authorization: operatorToken });
      if (status !== 200) throw new Error(`the list answered ${status}`);
      times.push(performance.now() - startedAt);
      await delay(PAUSE_MS);
    }
  } finally {
    http.close();
  }
  return times;
}
