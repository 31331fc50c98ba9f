import { pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import type { HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import type { World } from '@comanda/testkit/running/world';
import pLimit from 'p-limit';
import type { Bench } from '../support/bench.ts';
import { type Figure, figuresOfBar } from '../support/figure.ts';
import { fillSales } from '../support/fill-sales.ts';
import { fillSoldOrders } from '../support/fill-sold-orders.ts';
import { vacuum } from '../support/order-load.ts';
import { databaseProcessorMs, processorMs } from '../support/processor-time.ts';
import type { Scenario } from '../support/scenario.ts';
import { openBooks } from '../support/store-books.ts';

const STORES = 20;
const AT_ONCE = 4;
/** The statuses that a store sets, in this order, after an order arrived. Each is one call. */
const CHANGES = ['PA', 'PE', 'PD'];
const POLL_MS = 200;

/**
 * Measures the bytes and the processor time of an order from its arrival to its delivery. Other load hardly
 * affects these figures.
 */
export const orderSize: Scenario = {
  name: 'order-size',
  run: async (bench) => {
    const orders = bench.isQuick ? 400 : 5_000;
    const past = bench.isQuick ? 5_000 : 100_000;
    const whole = await measureWhole(bench, orders);
    const filled = await measurePast(bench, past);
    return {
      figures: [...whole, ...filled],
      notes: [
        `${orders} orders of one pizza over ${STORES} stores with a menu and a book: sent by a partner, accepted, sent out and delivered, ` +
          `${AT_ONCE} at a time, after a tenth of that number. Measured when all readers of the journal are done, after a vacuum. ` +
          'No ticket is printed, and no customer writes. Log of changes: what PostgreSQL writes ahead, and what an archive stores.',
        `${past} past orders: written by the fill programs of these benches, with sold lines, history, sales figures and a posting each.`,
      ],
    };
  },
};

interface Size {
  table: number;
  index: number;
  wal: number;
}

async function measureWhole(bench: Bench, orders: number): Promise<Figure[]> {
  return bench.withWorld({ name: 'order_size', sockets: AT_ONCE }, async (world, http) => {
    const stores = await createRunningStores(world, STORES);
    for (const { storeId } of stores) await pizzaMenu(world, storeId);
    await openBooks(world.urls.owner);
    await sellAll(http, stores, { first: 0, count: orders / 10 });
    const before = await settledSize(world);
    const cpu = { server: processorMs(world.pid), database: await databaseProcessorMs(world.urls.owner) };
    await sellAll(http, stores, { first: orders / 10, count: orders });
    await journalIsRead(world);
    const serverMs = (processorMs(world.pid) - cpu.server) / orders;
    const databaseMs = ((await databaseProcessorMs(world.urls.owner)) - cpu.database) / orders;
    const after = await settledSize(world);
    const figure = figuresOfBar('size');
    const each = (part: keyof Size) => (after[part] - before[part]) / orders / 1_000;
    return [
      figure('an order in tables', 'kB', each('table'), null),
      figure('an order in indexes', 'kB', each('index'), null),
      figure('an order in the log of changes', 'kB', each('wal'), null),
      figure('an order until delivered, processor time of the server', 'ms', serverMs, null),
      figure('an order until delivered, processor time of PostgreSQL', 'ms', databaseMs, null),
    ];
  });
}

async function measurePast(bench: Bench, orders: number): Promise<Figure[]> {
  return bench.withWorld({ name: 'past_size' }, async (world) => {
    const stores = await createRunningStores(world, STORES);
    const before = await settledSize(world);
    const sold = stores.map(({ storeId }) => ({ storeId, orders: orders / STORES }));
    await fillSales(world.urls.owner, sold);
    await fillSoldOrders(
      world.urls.owner,
      stores.map(({ storeId }) => storeId),
    );
    const after = await settledSize(world);
    const figure = figuresOfBar('size');
    const each = (part: keyof Size) => (after[part] - before[part]) / orders / 1_000;
    return [
      figure(`one of ${orders} past orders, in tables`, 'kB', each('table'), null),
      figure(`one of ${orders} past orders, in indexes`, 'kB', each('index'), null),
    ];
  });
}

async function sellAll(
  http: HttpClient,
  stores: readonly RunningStore[],
  { first, count }: { first: number; count: number },
): Promise<void> {
  const [item] = anOpenDeliveryOrder().items as [object];
  await pLimit(AT_ONCE).map(Array.from({ length: count }), async (_, index) => {
    const store = stores[index % stores.length];
    const orderId = Math.floor((first + index) / stores.length) + 1;
    if (store === undefined) return;
    const order = anOpenDeliveryOrder({ items: [{ ...item, name: 'Pizza', externalCode: 'PZ-1' }] });
    await placeOrder(http, store, order);
    for (const status of CHANGES)
      await demand(
        http,
        'PUT',
        `/api/orders/${orderId}`,
        { authorization: store.adminToken },
        { new_status: status },
      );
  });
}

async function demand(http: HttpClient, ...[method, path, ...rest]: Parameters<HttpClient['send']>) {
  const answer = await http.send(method, path, ...rest);
  if (answer.status !== 200) throw new Error(`${method} ${path} was refused: ${answer.text}`);
}

/** Waits until every reader has read the journal of every store, so that all rows of the orders exist. */
async function journalIsRead({ urls }: World): Promise<void> {
  for (;;) {
    const { rows } = await runStatement<{ behind: number }>(
      urls.owner,
      `select count(*)::integer as behind from journal_readers r join store_counters c using (store_id) where r.seq < c.event_seq`,
    );
    if (rows[0]?.behind === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Bytes of all tables and indexes, and of the write-ahead log so far. */
async function settledSize(world: World): Promise<Size> {
  await journalIsRead(world);
  const { rows: ahead } = await runStatement<{ wal: string }>(
    world.urls.owner,
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal`,
  );
  await vacuum(world.urls.owner);
  const { rows } = await runStatement<{ table: string; index: string }>(
    world.urls.owner,
    `select sum(pg_table_size(oid)) as table, sum(pg_indexes_size(oid)) as index
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return { table: Number(rows[0]?.table), index: Number(rows[0]?.index), wal: Number(ahead[0]?.wal) };
}
