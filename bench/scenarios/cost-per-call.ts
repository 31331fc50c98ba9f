import { fileURLToPath } from 'node:url';
import { PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { onConnection } from '@comanda/testkit/open-connections';
import { runStatement } from '@comanda/testkit/run-statement';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import type { World } from '@comanda/testkit/running/world';
import type { Bench } from '../support/bench.ts';
import type { Figure } from '../support/figure.ts';
import { fillMinimalOrders } from '../support/fill-minimal-orders.ts';
import { fillStores } from '../support/fill-store.ts';
import { BOARD, vacuum } from '../support/order-load.ts';
import { type Cost, processorCost } from '../support/processor-time.ts';
import type { Scenario } from '../support/scenario.ts';

const ceiling = (file: string) => fileURLToPath(new URL(`../ceilings/${file}`, import.meta.url));
const STORES = 50;
/** Calls per second. This is far below the machine's capacity, because queued calls cost more. */
const PER_SECOND = 100;
const METHODS = PAYMENT_METHODS.map(({ key }) => key);

interface MeasuredCall {
  what: string;
  /** Required minimum of the bare server's processor time divided by ours, in percent. */
  atLeast: number;
  bare: string;
  /** The call that each store gets in round number `round`, counted from 0. */
  call(round: number): { method: string; path: string; body?: object };
}

const CALLS: MeasuredCall[] = [
  {
    what: 'board of 50 orders',
    atLeast: 70,
    bare: 'bare-server.ts',
    call: () => ({ method: 'GET', path: '/api/pedidos/listar' }),
  },
  {
    what: 'status change',
    atLeast: 60,
    bare: 'bare-server.ts',
    // All orders are accepted before the first order is delivered, because calls overtake each other under
    // load.
    call: (round) => ({
      method: 'PUT',
      path: `/api/orders/${(round % BOARD) + 1}`,
      body: { new_status: Math.floor(round / BOARD) % 2 === 0 ? 'PA' : 'PD' },
    }),
  },
  {
    what: 'plain read',
    atLeast: 50,
    bare: 'bare-settings.ts',
    call: () => ({ method: 'GET', path: '/api/software_app/listarpagamentos' }),
  },
];

/**
 * Measures the processor time of server and PostgreSQL for one call of each kind, compared with the bare
 * server. Processor time varies less than calls per second.
 */
export const costPerCall: Scenario = {
  name: 'cost-per-call',
  run: async (bench) => {
    const seconds = bench.isQuick ? 5 : 20;
    const figures: Figure[] = [];
    for (const measured of CALLS) {
      const bare = sum(await measure(bench, measured, seconds, 'bare'));
      const ours = sum(await measure(bench, measured, seconds, 'ours'));
      const about = { bar: 'P3', ceiling: null, demanded: null };
      figures.push(
        { ...about, what: `${measured.what}, processor time`, unit: 'ms', measured: ours, ceiling: bare },
        {
          ...about,
          what: `${measured.what}, share of the ceiling`,
          unit: '%',
          measured: (bare / ours) * 100,
          demanded: { atLeast: measured.atLeast },
        },
      );
    }
    return {
      figures,
      notes: [
        `${PER_SECOND} calls/s for ${seconds} s over ${STORES} stores of ${BOARD} orders, server and PostgreSQL together; what else the two do meanwhile ` +
          'is part of it. Ceilings: `bench/ceilings/bare-server.ts`, `bench/ceilings/bare-settings.ts`.',
      ],
    };
  },
};

const sum = ({ serverMs, databaseMs }: Cost) => serverMs + databaseMs;

async function measure(
  bench: Bench,
  measured: MeasuredCall,
  seconds: number,
  owner: 'ours' | 'bare',
): Promise<Cost> {
  const name = `cost_${measured.what.replaceAll(' ', '_')}_${owner}`;
  return bench.withWorld(
    { name, entry: owner === 'bare' ? ceiling(measured.bare) : undefined },
    async (world, http) => {
      const tokens = owner === 'bare' ? await fillMinimal(world, measured) : await fillOurs(world);
      await vacuum(world.urls.owner);
      return processorCost(world, { perSecond: PER_SECOND, seconds }, async (index) => {
        const { method, path, body } = measured.call(Math.floor(index / STORES));
        const answer = await http.send(method, path, { authorization: tokens[index % STORES] ?? '' }, body);
        if (answer.status !== 200) throw new Error(`a call was refused: ${answer.text}`);
      });
    },
  );
}

async function fillOurs(world: World): Promise<string[]> {
  const stores = await createRunningStores(world, STORES);
  await fillStores(world, stores, BOARD);
  return stores.map(({ adminToken }) => adminToken);
}

async function fillMinimal({ urls }: World, { bare }: MeasuredCall): Promise<string[]> {
  if (bare === 'bare-server.ts')
    await onConnection(urls.owner, (owner) => fillMinimalOrders(owner, STORES, BOARD));
  else
    await runStatement(
      urls.owner,
      'insert into payment_methods (store_id, keys, version) select store_id, $2, 1 from generate_series(1, $1::integer) store_id',
      [STORES, METHODS],
    );
  return Array.from({ length: STORES }, (_, index) => String(index + 1));
}
