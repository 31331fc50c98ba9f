import { fileURLToPath } from 'node:url';
import { onConnection } from '@comanda/testkit/open-connections';
import type { CannonResult } from 'autocannon';
import type { Bench } from '../support/bench.ts';
import type { Figure } from '../support/figure.ts';
import { fillMinimalOrders } from '../support/fill-minimal-orders.ts';
import {
  BOARD,
  CONNECTIONS,
  fire,
  LISTED_STORES,
  type Outcome,
  perSecond,
  type Shape,
  vacuum,
} from '../support/order-load.ts';
import { measureOurOrders, ourCalls } from '../support/our-orders.ts';
import type { Scenario } from '../support/scenario.ts';

const BASELINE_SERVER = fileURLToPath(new URL('../ceilings/bare-server.ts', import.meta.url));

/**
 * Measures P3: boards of 50 orders are read, and orders are accepted and delivered one after another, in 500
 * stores.
 */
export const throughput: Scenario = {
  name: 'throughput',
  run: async (bench) => {
    const shape = bench.isQuick
      ? { stores: 250, ordersEach: 40, seconds: 3, warmUpSeconds: 2 }
      : { stores: 500, ordersEach: 80, seconds: 10, warmUpSeconds: 2 };
    const ours = await measureOurOrders(bench, 'throughput', shape);
    const minimal = await measureBaseline(bench, shape);
    return {
      figures: [
        ...rates('board of 50 orders', ours.list, minimal.list, { atLeast: 1_500 }, { atMost: 60 }),
        ...rates('status change', ours.change, minimal.change, { atLeast: 1_500 }, null),
      ],
      notes: [
        `${shape.stores} stores, ${CONNECTIONS} connections, ${shape.seconds} s each, every status change of another order; ` +
          'the client shares the cores. Ceiling: bare Fastify + pg (`bench/ceilings/bare-server.ts`): the same list ' +
          'without session, row security, conversion or compression; an order and an outbox row in one transaction.',
      ],
    };
  },
};

async function measureBaseline(bench: Bench, shape: Shape): Promise<Outcome> {
  return bench.withWorld({ name: 'throughput_bare', entry: BASELINE_SERVER }, async (world) => {
    await fillMinimal(world.urls.owner, shape);
    const tokens = Array.from({ length: shape.stores }, (_, index) => String(index + 1));
    const calls = ourCalls(world.url, {
      listing: tokens.slice(0, LISTED_STORES),
      changing: tokens,
      ordersEach: shape.ordersEach,
    });
    return await fire(calls, shape);
  });
}

function rates(
  what: string,
  ours: CannonResult,
  minimal: CannonResult,
  rate: Figure['demanded'],
  p99: Figure['demanded'],
): Figure[] {
  return [
    {
      bar: 'P3',
      what: `${what}, per second`,
      unit: '/s',
      measured: perSecond(ours),
      demanded: rate,
      ceiling: perSecond(minimal),
    },
    {
      bar: 'P3',
      what: `${what}, share of the ceiling`,
      unit: '%',
      measured: (perSecond(ours) / perSecond(minimal)) * 100,
      demanded: { atLeast: 50 },
      ceiling: null,
    },
    {
      bar: 'P3',
      what: `${what}, p99`,
      unit: 'ms',
      measured: ours.latency.p99,
      demanded: p99,
      ceiling: minimal.latency.p99,
    },
    {
      bar: 'P3',
      what: `${what}, refused or failed`,
      unit: '',
      measured: ours.non2xx + ours.errors,
      demanded: { atMost: 0 },
      ceiling: minimal.non2xx + minimal.errors,
    },
  ];
}

async function fillMinimal(ownerUrl: string, shape: Shape): Promise<void> {
  const each = Math.max(shape.ordersEach, BOARD);
  await onConnection(ownerUrl, (owner) => fillMinimalOrders(owner, shape.stores, each));
  await vacuum(ownerUrl);
}
