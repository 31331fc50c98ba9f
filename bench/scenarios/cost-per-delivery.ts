import { runStatement } from '@comanda/testkit/run-statement';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import type { Bench } from '../support/bench.ts';
import type { Figure } from '../support/figure.ts';
import { fillStores } from '../support/fill-store.ts';
import { BOARD, vacuum } from '../support/order-load.ts';
import { processorCost } from '../support/processor-time.ts';
import type { Scenario } from '../support/scenario.ts';
import { openBooks } from '../support/store-books.ts';

const STORES = 50;
const PER_SECOND = 100;
/** Seconds of a run. Every order is delivered only once, including the orders of the warm-up. */
const secondsOf = (isQuick: boolean) => (isQuick ? 5 : Math.floor((STORES * BOARD) / PER_SECOND) - 10);

/**
 * Measures the cost of a delivery with a posting in the store's ledger, compared with a delivery without a
 * posting.
 */
export const costPerDelivery: Scenario = {
  name: 'cost-per-delivery',
  run: async (bench) => {
    const without = await measure(bench, false);
    const withBook = await measure(bench, true);
    const about = { bar: 'P3', ceiling: null, demanded: null };
    const figures: Figure[] = [
      { ...about, what: 'delivery, processor time', unit: 'ms', measured: withBook, ceiling: without },
      {
        ...about,
        what: 'delivery with a book, beside one without',
        unit: '%',
        measured: (withBook / without) * 100,
        demanded: { atMost: 115 },
      },
    ];
    const notes = [
      `${PER_SECOND} deliveries/s over ${STORES} stores of ${BOARD} orders, server and PostgreSQL together.`,
    ];
    return { figures, notes };
  },
};

async function measure(bench: Bench, hasBook: boolean): Promise<number> {
  return bench.withWorld({ name: `delivery_${hasBook ? 'posted' : 'plain'}` }, async (world, http) => {
    const stores = await createRunningStores(world, STORES);
    await fillStores(world, stores, BOARD);
    await runStatement(world.urls.owner, `update orders set status = 'accepted'`);
    if (hasBook) await openBooks(world.urls.owner);
    await vacuum(world.urls.owner);
    const seconds = secondsOf(bench.isQuick);
    const cost = await processorCost(world, { perSecond: PER_SECOND, seconds }, async (index) => {
      const token = stores[index % STORES]?.adminToken ?? '';
      const order = Math.floor(index / STORES) + 1;
      const answer = await http.send(
        'PUT',
        `/api/orders/${order}`,
        { authorization: token },
        { new_status: 'PD' },
      );
      if (answer.status !== 200) throw new Error(`a delivery was refused: ${answer.text}`);
    });
    return cost.serverMs + cost.databaseMs;
  });
}
