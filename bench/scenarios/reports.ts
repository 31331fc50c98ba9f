import { createRunningStore, type RunningStore } from '@comanda/testkit/running/running-stores';
import type { World } from '@comanda/testkit/running/world';
import { createTestStores } from '@comanda/testkit/stores';
import { figuresOfBar } from '../support/figure.ts';
import { fillSales } from '../support/fill-sales.ts';
import { fillOrders } from '../support/fill-sold-orders.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const STORES = 500;
const ORDERS = 3_000_000;
/** Number of orders of the largest store. */
const LARGEST = 200_000;
const TIMES = 20;

/**
 * Measures I1: the dashboard and every report in a store of 200,000 orders among 3 million. The requests are
 * those of the screens.
 */
export const reports: Scenario = {
  name: 'reports',
  run: async (bench) => {
    const scale = bench.isQuick ? 100 : 1;
    const figure = figuresOfBar('I1');
    return bench.withWorld({ name: 'reports', sockets: 2 }, async (world, http) => {
      const largest = await createRunningStore(world);
      await fill(world, largest, scale);
      const headers = { authorization: largest.adminToken };
      const request = async (method: 'GET' | 'POST', path: string, body?: object) => {
        const startedAt = performance.now();
        const answer = await http.send(method, `/api/${path}`, headers, body);
        if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
        return performance.now() - startedAt;
      };
      const figures = [];
      for (const [days, label] of [
        ['7', '7 days'],
        ['90', '90 days'],
        ['0', 'all'],
      ] as const)
        for (const [name, call] of [
          ['dashboard', () => request('GET', `painel?periodo=${days}`)],
          ['report', () => request('GET', `relatorio/resumo?periodo=${days}`)],
          ['report: orders', () => request('GET', `relatorio/pedidos?periodo=${days}`)],
          ['charts', () => request('POST', 'relatorio/populapainel', { periodo: days })],
        ] as const) {
          const first = await call();
          const times: number[] = [];
          for (let time = 0; time < TIMES; time += 1) times.push(await call());
          const { p50, p95 } = summarize(times);
          const what = `${name}, ${label}, p95 (first ${first.toFixed(0)}, p50 ${p50.toFixed(0)})`;
          figures.push(figure(what, 'ms', p95, 100));
        }
      return {
        figures,
        notes: [
          `${STORES} stores, ${ORDERS / scale} orders over two years, ${LARGEST / scale} of them in the store that is looked at; over HTTP, one call after the other, ${TIMES} times each after the first.`,
        ],
      };
    });
  },
};

async function fill({ urls }: World, { storeId }: RunningStore, scale: number): Promise<void> {
  const rest = Math.max(2, Math.round((ORDERS - LARGEST) / (STORES - 1) / scale));
  const others = await createTestStores(urls.system, STORES - 1);
  await fillSales(urls.owner, [
    { storeId, orders: LARGEST / scale },
    ...others.map((store) => ({ storeId: store.storeId, orders: rest })),
  ]);
  await fillOrders(urls.owner, [storeId]);
}
