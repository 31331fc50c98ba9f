import { fileURLToPath } from 'node:url';
import { pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import type { ServerProcess } from '@comanda/testkit/running/server-process';
import type { BenchDatabase, BenchWorld } from '../support/bench-world.ts';
import { type Figure, figuresOfBar } from '../support/figure.ts';
import { type Cost, processorCost } from '../support/processor-time.ts';
import type { Scenario } from '../support/scenario.ts';

const BASELINE_SERVER = fileURLToPath(new URL('../ceilings/bare-server.ts', import.meta.url));
const STORES = 50;
/** Far below the machine's capacity: queued orders cost more. */
const PER_SECOND = 100;

/** Processor time of server and PostgreSQL per order. It varies less with the machine than any latency. */
export const costPerOrder: Scenario = {
  name: 'cost-per-order',
  run: async (world) => {
    const seconds = world.isQuick ? 5 : 30;
    const ours = await measureComanda(world, seconds);
    const minimal = await measureBaseline(world, seconds);
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

async function measureComanda(world: BenchWorld, seconds: number): Promise<Cost> {
  const database = await world.createDatabase('cost_per_order');
  const server = await world.startServer(database);
  try {
    const stores = await createRunningStores({ url: server.url, systemUrl: database.systemUrl }, STORES);
    const owner = { urls: { owner: database.ownerUrl } };
    for (const { storeId } of stores) await pizzaMenu(owner, storeId);
    const keys = stores.map(({ intakeKey }) => intakeKey);
    return await costOf(server, database, keys, seconds);
  } finally {
    await server.stop();
  }
}

async function measureBaseline(world: BenchWorld, seconds: number): Promise<Cost> {
  const database = await world.createDatabase('cost_per_order_bare');
  const server = await world.startServer(database, BASELINE_SERVER);
  try {
    const keys = Array.from({ length: STORES }, (_, index) => String(index + 1));
    return await costOf(server, database, keys, seconds);
  } finally {
    await server.stop();
  }
}

/** Sends orders to the stores in turn. */
async function costOf(
  server: ServerProcess,
  database: BenchDatabase,
  keys: readonly string[],
  seconds: number,
): Promise<Cost> {
  const http = createHttpClient(server.url);
  const [item] = anOpenDeliveryOrder().items as [object];
  try {
    return await processorCost(server, database, { perSecond: PER_SECOND, seconds }, async (index) => {
      const order = anOpenDeliveryOrder({ items: [{ ...item, name: 'Pizza', externalCode: 'PZ-1' }] });
      const answer = await http.send(
        'POST',
        '/api/order',
        { 'x-api-key': keys[index % keys.length] ?? '' },
        order,
      );
      if (answer.status !== 200) throw new Error(`an order was refused: ${answer.text}`);
    });
  } finally {
    http.close();
  }
}
