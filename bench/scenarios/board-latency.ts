import { fileURLToPath } from 'node:url';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import type { Bench } from '../support/bench.ts';
import { type BoardLoad, type BoardOutcome, measureBoards, SOCKETS_EACH } from '../support/board-loads.ts';
import type { Figure } from '../support/figure.ts';
import type { Scenario } from '../support/scenario.ts';

const BASELINE_SERVER = fileURLToPath(new URL('../ceilings/bare-server.ts', import.meta.url));

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

async function measureComanda(
  bench: Bench,
  count: number,
  loads: readonly BoardLoad[],
): Promise<BoardOutcome[]> {
  return bench.withWorld({ name: 'board_latency' }, async (world) => {
    const stores = await createRunningStores(world, count);
    const outlets = stores.map((store) => ({ key: store.intakeKey, token: store.operatorToken }));
    return measureBoards({ orders: [world.url], panels: [world.url] }, outlets, loads);
  });
}

async function measureBaseline(
  bench: Bench,
  count: number,
  loads: readonly BoardLoad[],
): Promise<BoardOutcome[]> {
  return bench.withWorld({ name: 'board_latency_bare', entry: BASELINE_SERVER }, async (world) => {
    const outlets = Array.from({ length: count }, (_, index) => ({
      key: String(index + 1),
      token: String(index + 1),
    }));
    return measureBoards({ orders: [world.url], panels: [world.url] }, outlets, loads);
  });
}

function figuresOf(
  rate: string,
  ours: BoardOutcome,
  minimal: BoardOutcome,
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
