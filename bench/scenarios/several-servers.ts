import { join } from 'node:path';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { startLoadedServer } from '@comanda/testkit/running/loaded-server';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { type RedisProcess, startRedis } from '@comanda/testkit/running/redis-process';
import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import type { ProcessWorld } from '@comanda/testkit/running/world';
import S3rver from 's3rver';
import type { Bench } from '../support/bench.ts';
import { type BoardOutcome, measureBoards } from '../support/board-loads.ts';
import { figuresOfBar } from '../support/figure.ts';
import { type Cost, processorCost } from '../support/processor-time.ts';
import type { Scenario } from '../support/scenario.ts';

const STORES = 50;
/** Far below the machine's capacity: queued orders cost more. */
const PER_SECOND = 100;
const MANY_PER_SECOND = 200;

interface Cluster {
  servers: readonly ProcessWorld[];
  stores: readonly RunningStore[];
  /** Processes beside the servers that work for orders. */
  others: readonly number[];
}

/** P15: three servers with Redis and S3, beside one server without them. */
export const severalServers: Scenario = {
  name: 'several-servers',
  run: async (bench) => {
    const seconds = bench.isQuick ? 5 : 30;
    const load = { perSecond: PER_SECOND, seconds };
    const orders = bench.isQuick ? 1_000 : 120_000;
    // One server before and after the three: the machine may get busier meanwhile.
    const before = await withServers(bench, 'before', 1, (cluster) => measure(cluster, load));
    const [three, many] = await withServers(bench, 'three', 3, async (cluster) => [
      await measure(cluster, load),
      await manyOrders(cluster, orders),
    ]);
    const after = await withServers(bench, 'after', 1, (cluster) => measure(cluster, load));
    const one = {
      cost: (sumOf(before.cost) + sumOf(after.cost)) / 2,
      p99: (before.board.latency.p99 + after.board.latency.p99) / 2,
    };
    const figure = figuresOfBar('P15');
    return {
      figures: [
        {
          ...figure('processor time per order', 'ms', sumOf(three.cost), one.cost * 1.15),
          ceiling: one.cost,
        },
        {
          ...figure('order to panel at another server, p99', 'ms', three.board.latency.p99, one.p99 * 1.2),
          ceiling: one.p99,
        },
        figure(`orders lost of ${orders}`, '', many.lost, 0),
        figure(
          `events lost at panels of ${many.board.latency.count + many.board.lost}`,
          '',
          many.board.lost,
          0,
        ),
      ],
      notes: [
        `${PER_SECOND} orders/s for ${seconds} s over ${STORES} stores; three servers on one PostgreSQL with Redis and an S3 service, ` +
          'orders at two of them, panels at the third. The ceiling is one server alone, the mean of a run before and one after. ' +
          'Processor time is that of servers, Redis and PostgreSQL, without proxy and S3 service.',
      ],
    };
  },
};

const sumOf = ({ serverMs, databaseMs }: Cost) => serverMs + databaseMs;

async function measure({ servers, stores, others }: Cluster, load: { perSecond: number; seconds: number }) {
  const [first] = servers;
  if (first === undefined) throw new Error('there is no server');
  const clients = servers.map(({ url }) => createHttpClient(url));
  try {
    const pids = [...servers.slice(1).map(({ pid }) => pid), ...others];
    const cost = await processorCost({ ...first, others: pids }, load, async (index) => {
      const http = clients[index % clients.length];
      const store = stores[index % stores.length];
      if (http && store) await placeOrder(http, store, anOpenDeliveryOrder());
    });
    return { cost, board: await boardOf({ servers, stores }, load) };
  } finally {
    for (const client of clients) client.close();
  }
}

/** Orders go to all servers but the last, and panels are at the last one. One server has both. */
async function boardOf(
  { servers, stores }: Pick<Cluster, 'servers' | 'stores'>,
  load: { perSecond: number; seconds: number },
): Promise<BoardOutcome> {
  const urls = servers.map(({ url }) => url);
  const outlets = stores.map(({ intakeKey, operatorToken }) => ({ key: intakeKey, token: operatorToken }));
  const [outcome] = await measureBoards(
    { orders: urls.length === 1 ? urls : urls.slice(0, -1), panels: urls.slice(-1) },
    outlets,
    [load],
  );
  if (outcome === undefined) throw new Error('nothing was measured');
  return outcome;
}

/** Sends that many orders; compares the acknowledged ones with the rows. */
async function manyOrders(cluster: Cluster, orders: number): Promise<{ lost: number; board: BoardOutcome }> {
  const owner = cluster.servers[0]?.urls.owner ?? '';
  const count = async () =>
    Number((await runStatement<{ count: string }>(owner, 'select count(*) from orders')).rows[0]?.count);
  const before = await count();
  const warmUp = 300;
  const board = await boardOf(cluster, { perSecond: MANY_PER_SECOND, seconds: orders / MANY_PER_SECOND });
  return { lost: orders + warmUp - ((await count()) - before), board };
}

/** Runs `work` on that many servers with a new database. Several ones have a Redis and a bucket. */
async function withServers<T>(
  bench: Bench,
  name: string,
  count: number,
  work: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  const database = await bench.createDatabase(`several_${name}`);
  const folder = makeTemporaryFolder();
  const redis = count > 1 ? await startRedis(folder) : null;
  const bucket = count > 1 ? await startBucket(join(folder, 's3')) : null;
  const env = { LOG_LEVEL: 'warn', ...(redis && { COMANDA_REDIS_URL: redis.url }), ...bucket?.env };
  const servers: ProcessWorld[] = [];
  try {
    while (servers.length < count)
      servers.push(
        await startLoadedServer({ databaseUrl: database.urls.owner, dataDir: database.dataDir, env }),
      );
    const [first] = servers;
    if (first === undefined) throw new Error('there is no server');
    return await work({ servers, stores: await createRunningStores(first, STORES), others: pidOf(redis) });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([redis?.end(), bucket?.stop()]);
    removeTemporaryFolder(folder);
  }
}

function pidOf(redis: RedisProcess | null): number[] {
  const pid = redis?.pid();
  return pid === undefined ? [] : [pid];
}

/** An S3 service of this process, with its settings for servers. */
async function startBucket(
  directory: string,
): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'comanda', configs: [] }],
  });
  const { port } = await service.run();
  return {
    env: {
      COMANDA_S3_URL: `http://127.0.0.1:${port}`,

      COMANDA_S3_BUCKET: 'comanda',
      COMANDA_S3_KEY_ID: 'S3RVER',
      COMANDA_S3_SECRET: 'S3RVER',
    },
    stop: () => service.close(),
  };
}
