import { fileURLToPath } from 'node:url';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import autocannon, { type CannonRequest, type CannonResult } from 'autocannon';
import pg from 'pg';
import type { BenchWorld } from '../support/bench-world.ts';
import type { Figure } from '../support/figure.ts';
import { fillStores } from '../support/fill-store.ts';
import type { Scenario } from '../support/scenario.ts';

const BARE_SERVER = fileURLToPath(new URL('../ceilings/bare-server.ts', import.meta.url));
const CONNECTIONS = 50;
/** Boards are read in this many stores in turn, so that no single row or cache stands for all. */
const LISTED_STORES = 20;
const BOARD = 50;

interface Outcome {
  list: CannonResult;
  change: CannonResult;
}

/** P3: boards of 50 orders read, and orders accepted and delivered one after the other, 500 stores. */
export const throughput: Scenario = {
  name: 'throughput',
  run: async (world) => {
    const shape = world.isQuick
      ? { stores: 250, seconds: 3, ordersEach: 40 }
      : { stores: 500, seconds: 10, ordersEach: 80 };
    const ours = await measureOurs(world, shape);
    const bare = await measureBare(world, shape);
    return {
      figures: [
        ...rates('board of 50 orders', ours.list, bare.list, { atLeast: 1_500 }, { atMost: 60 }),
        ...rates('status change', ours.change, bare.change, { atLeast: 1_500 }, null),
      ],
      notes: [
        `${shape.stores} stores, ${CONNECTIONS} connections, ${shape.seconds} s each, every status change of another order; ` +
          'the client shares the cores. Ceiling: bare Fastify + pg (`bench/ceilings/bare-server.ts`): the same list ' +
          'without session, walls, conversion or compression; an order and an outbox row in one transaction.',
      ],
    };
  },
};

interface Shape {
  stores: number;
  seconds: number;
  ordersEach: number;
}

async function measureOurs(world: BenchWorld, shape: Shape): Promise<Outcome> {
  const database = await world.createDatabase('throughput');
  const server = await world.startServer(database);
  const at = { url: server.url, systemUrl: database.systemUrl };
  try {
    const listed = await createRunningStores(at, LISTED_STORES);
    await fillStores(at, listed, BOARD);
    const changed = await createRunningStores(at, shape.stores);
    await fillStores(at, changed, shape.ordersEach);
    await vacuum(database.ownerUrl);
    return await fire(
      server.url,
      shape,
      listed.map((store) => store.adminToken),
      changed.map((store) => store.adminToken),
    );
  } finally {
    await server.stop();
  }
}

async function measureBare(world: BenchWorld, shape: Shape): Promise<Outcome> {
  const database = await world.createDatabase('throughput_bare');
  const server = await world.startServer(database, BARE_SERVER);
  try {
    await fillBare(database.ownerUrl, shape);
    const tokens = Array.from({ length: shape.stores }, (_, index) => String(index + 1));
    return await fire(server.url, shape, tokens.slice(0, LISTED_STORES), tokens);
  } finally {
    await server.stop();
  }
}

async function fire(
  url: string,
  shape: Shape,
  listing: readonly string[],
  changing: readonly string[],
): Promise<Outcome> {
  const boards = listing.map((authorization) => ({
    path: '/api/pedidos/listar',
    headers: { authorization },
  }));
  const change = nextChange(new URL(url).host, changing, shape.ordersEach);
  const shot = (requests: CannonRequest[], duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, requests });
  await shot(boards, 2);
  const list = await shot(boards, shape.seconds);
  await shot([{ setupRequest: change }], 1);
  return { list, change: await shot([{ setupRequest: change }], shape.seconds) };
}

/** Goes over the stores; accepts their orders one by one, and delivers each on the round after. */
function nextChange(host: string, tokens: readonly string[], ordersEach: number): () => CannonRequest {
  let sent = 0;
  return () => {
    const authorization = tokens[sent % tokens.length] ?? '';
    const round = Math.floor(sent / tokens.length);
    sent += 1;
    const orderId = (Math.floor(round / 2) % ordersEach) + 1;
    return {
      method: 'PUT',
      path: `/api/orders/${orderId}`,
      // A request made here is sent as it is: the tool adds no Host of its own.
      headers: { host, authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ new_status: round % 2 === 0 ? 'PA' : 'PD' }),
    };
  };
}

function rates(
  what: string,
  ours: CannonResult,
  bare: CannonResult,
  rate: Figure['demanded'],
  p99: Figure['demanded'],
): Figure[] {
  const perSecond = (result: CannonResult) => (result.requests.total - result.non2xx) / result.duration;
  return [
    {
      bar: 'P3',
      what: `${what}, per second`,
      unit: '/s',
      measured: perSecond(ours),
      demanded: rate,
      ceiling: perSecond(bare),
    },
    {
      bar: 'P3',
      what: `${what}, share of the ceiling`,
      unit: '%',
      measured: (perSecond(ours) / perSecond(bare)) * 100,
      demanded: { atLeast: 50 },
      ceiling: null,
    },
    {
      bar: 'P3',
      what: `${what}, p99`,
      unit: 'ms',
      measured: ours.latency.p99,
      demanded: p99,
      ceiling: bare.latency.p99,
    },
    {
      bar: 'P3',
      what: `${what}, refused or failed`,
      unit: '',
      measured: ours.non2xx + ours.errors,
      demanded: { atMost: 0 },
      ceiling: bare.non2xx + bare.errors,
    },
  ];
}

async function fillBare(ownerUrl: string, shape: Shape): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `insert into orders (store_id, order_id, status, document)
     select store_id, order_id, 'pending', $3
       from generate_series(1, $1::integer) store_id, generate_series(1, $2::integer) order_id`,
    [shape.stores, Math.max(shape.ordersEach, BOARD), JSON.stringify(anOpenDeliveryOrder())],
  );
  await client.end();
  await vacuum(ownerUrl);
}

async function vacuum(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
