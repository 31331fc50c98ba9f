import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import type { Bench } from '../support/bench.ts';
import { ReceivedEvents } from '../support/ears.ts';
import type { Figure } from '../support/figure.ts';
import { openLoop } from '../support/open-loop.ts';
import { openSockets } from '../support/open-sockets.ts';
import type { Scenario } from '../support/scenario.ts';
import { type Summary, summarize } from '../support/statistics.ts';

const BASELINE_SERVER = fileURLToPath(new URL('../ceilings/bare-server.ts', import.meta.url));
const SOCKETS_EACH = 4;
const LAST_ARRIVALS_MS = 10_000;

/** Access to a store for the load: the API key for its orders, and the token for its panels. */
interface Outlet {
  key: string;
  token: string;
}

interface Load {
  perSecond: number;
  seconds: number;
}

interface Outcome {
  /** Milliseconds from the planned time of an order to its event at each socket. */
  latency: Summary;
  lost: number;
  duplicated: number;
  outOfOrder: number;
}

/** Measures P1: orders arrive at fixed times over all stores, and every panel of a store gets each event. */
export const boardLatency: Scenario = {
  name: 'board-latency',
  run: async (bench) => {
    const stores = bench.isQuick ? 100 : 500;
    const steady = { perSecond: 300, seconds: bench.isQuick ? 8 : 60 };
    const rush = { perSecond: 600, seconds: bench.isQuick ? 5 : 20 };
    const ours = await measureComanda(bench, stores, [steady, rush]);
    const minimal = await measureBaseline(bench, stores, [steady, rush]);
    const [oursSteady, oursRush] = ours;
    const [bareSteady, bareRush] = minimal;
    if (!oursSteady || !oursRush || !bareSteady || !bareRush) throw new Error('a load was not measured');
    return {
      figures: [
        ...figuresOf('300/s', oursSteady, bareSteady, { p50: 10, p95: 25, p99: 50 }),
        ...figuresOf('600/s', oursRush, bareRush, { p50: null, p95: null, p99: 150 }),
      ],
      notes: [
        `${stores} stores, ${stores * SOCKETS_EACH} sockets, ${steady.seconds} s at 300/s and ${rush.seconds} s at 600/s. ` +
          'Latency counts from the instant an order was due, at every socket; the clients share the cores. ' +
          'Ceiling: bare Fastify + pg + Socket.IO (`bench/ceilings/bare-server.ts`).',
      ],
    };
  },
};

async function measureComanda(bench: Bench, count: number, loads: readonly Load[]): Promise<Outcome[]> {
  return bench.withWorld({ name: 'board_latency' }, async (world) => {
    const stores = await createRunningStores(world, count);
    const outlets = stores.map((store) => ({ key: store.intakeKey, token: store.operatorToken }));
    return measure(world.url, outlets, loads);
  });
}

async function measureBaseline(bench: Bench, count: number, loads: readonly Load[]): Promise<Outcome[]> {
  return bench.withWorld({ name: 'board_latency_bare', entry: BASELINE_SERVER }, async (world) => {
    const outlets = Array.from({ length: count }, (_, index) => ({
      key: String(index + 1),
      token: String(index + 1),
    }));
    return measure(world.url, outlets, loads);
  });
}

async function measure(url: string, outlets: readonly Outlet[], loads: readonly Load[]): Promise<Outcome[]> {
  const http = createHttpClient(url);
  const received = outlets.flatMap((_, store) =>
    Array.from({ length: SOCKETS_EACH }, () => new ReceivedEvents(store)),
  );
  const tokens = received.map((receivedEvents) => outlets[receivedEvents.store]?.token ?? '');
  const sockets = await openSockets(url, tokens, (socket, index) => {
    socket.on('pedido', (event: { seq: number; id: number }) => received[index]?.receive(event));
  });
  try {
    const outcomes: Outcome[] = [];
    // Warms the process up, because compilation slows its first seconds, and no kitchen opens with a rush.
    await run(http, outlets, received, { perSecond: 100, seconds: 3 });
    for (const load of loads) outcomes.push(await run(http, outlets, received, load));
    return outcomes;
  } finally {
    for (const socket of sockets) socket.disconnect();
    http.close();
  }
}

async function run(
  http: ReturnType<typeof createHttpClient>,
  outlets: readonly Outlet[],
  received: readonly ReceivedEvents[],
  load: Load,
): Promise<Outcome> {
  for (const receivedEvents of received) receivedEvents.begin();
  const dueAt = outlets.map(() => new Map<number, number>());
  await openLoop(load, async (index, due) => {
    const store = index % outlets.length;
    const { orderId } = await placeOrder(http, { intakeKey: outlets[store]?.key ?? '' });
    dueAt[store]?.set(orderId, due);
  });
  const isAllReceived = () =>
    received.every(
      (receivedEvents) => receivedEvents.arrivals.size >= (dueAt[receivedEvents.store]?.size ?? 0),
    );
  for (const until = performance.now() + LAST_ARRIVALS_MS; !isAllReceived() && performance.now() < until; ) {
    await delay(20);
  }
  const latencies: number[] = [];
  let lost = 0;
  for (const receivedEvents of received) {
    for (const [orderId, due] of dueAt[receivedEvents.store] ?? []) {
      const at = receivedEvents.arrivals.get(orderId);
      if (at === undefined) lost += 1;
      else latencies.push(at - due);
    }
  }
  return {
    latency: summarize(latencies),
    lost,
    duplicated: received.reduce((sum, receivedEvents) => sum + receivedEvents.duplicated, 0),
    outOfOrder: received.reduce((sum, receivedEvents) => sum + receivedEvents.outOfOrder, 0),
  };
}

function figuresOf(
  rate: string,
  ours: Outcome,
  minimal: Outcome,
  limits: Record<'p50' | 'p95' | 'p99', number | null>,
): Figure[] {
  const times = (['p50', 'p95', 'p99'] as const).map((name): Figure => {
    const limit = limits[name];
    return {
      bar: 'P1',
      what: `${rate}, order to panel's event, ${name}`,
      unit: 'ms',
      measured: ours.latency[name],
      demanded: limit === null ? null : { atMost: limit },
      ceiling: minimal.latency[name],
    };
  });
  const counts = (['lost', 'duplicated', 'outOfOrder'] as const).map(
    (name): Figure => ({
      bar: 'P1',
      what: `${rate}, ${name === 'outOfOrder' ? 'out of order' : name} of ${ours.latency.count + ours.lost} deliveries`,
      unit: '',
      measured: ours[name],
      demanded: { atMost: 0 },
      ceiling: minimal[name],
    }),
  );
  return [...times, ...counts];
}
