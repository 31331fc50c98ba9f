import { fileURLToPath } from 'node:url';
import { pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import type { ProcessWorld } from '@comanda/testkit/running/world';
import type { Bench } from '../support/bench.ts';
import { type Figure, figuresOfBar } from '../support/figure.ts';
import { type Cost, processorCost } from '../support/processor-time.ts';
import type { Scenario } from '../support/scenario.ts';

const BASELINE_SERVER = fileURLToPath(new URL('../ceilings/bare-server.ts', import.meta.url));
const STORES = 50;
/** Orders per second. This is far below the machine's capacity, because queued orders cost more. */
const PER_SECOND = 100;

/**
 * Measures the processor time of server and PostgreSQL per order. It depends less on the machine than a
 * latency.
 */
export const costPerOrder: Scenario = {
  name: 'cost-per-order',
  run: async (bench) => {
    const seconds = bench.isQuick ? 5 : 30;
    const ours = await measureComanda(bench, seconds);
    const minimal = await measureBaseline(bench, seconds);
    const figure = figuresOfBar('P3');
    const row = (what: string, part: (cost: Cost) => number): Figure => ({
      ...figure(what, 'ms', part(ours), null),
      ceiling: part(minimal),
    });
    return {
      figures: [
        row('processor time per order, server', ({ serverMs }) => serverMs),
        row('processor time per order, PostgreSQL', ({ databaseMs }) => databaseMs),
        row('processor time per order, both', ({ serverMs, databaseMs }) => serverMs + databaseMs),
      ],
      notes: [
        `${PER_SECOND} orders/s for ${seconds} s over ${STORES} stores, each of one pizza that its store's menu knows by its code; ` +
          'what else the two do meanwhile is part of it. Ceiling: bare Fastify + pg, a key, an order, a number and an event in one transaction.',
      ],
    };
  },
};

async function measureComanda(bench: Bench, seconds: number): Promise<Cost> {
  return bench.withWorld({ name: 'cost_per_order' }, async (world, http) => {
    const stores = await createRunningStores(world, STORES);
    for (const { storeId } of stores) await pizzaMenu(world, storeId);
    const keys = stores.map(({ intakeKey }) => intakeKey);
    return costOf(world, http, keys, seconds);
  });
}

async function measureBaseline(bench: Bench, seconds: number): Promise<Cost> {
  return bench.withWorld({ name: 'cost_per_order_bare', entry: BASELINE_SERVER }, async (world, http) => {
    const keys = Array.from({ length: STORES }, (_, index) => String(index + 1));
    return costOf(world, http, keys, seconds);
  });
}

/** Sends orders to the stores in turn. */
async function costOf(
  world: ProcessWorld,
  http: HttpClient,
  keys: readonly string[],
  seconds: number,
): Promise<Cost> {
  const [item] = anOpenDeliveryOrder().items as [object];
  return processorCost(world, { perSecond: PER_SECOND, seconds }, async (index) => {
    const order = anOpenDeliveryOrder({ items: [{ ...item, name: 'Pizza', externalCode: 'PZ-1' }] });
    await placeOrder(http, { intakeKey: keys[index % keys.length] ?? '' }, order);
  });
}
