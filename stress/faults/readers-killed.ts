import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createSums, fillJournal, sumsOf } from '@comanda/testkit/journal/counting-reader';
import { placeOrder } from '@comanda/testkit/running/place-order';
import pg from 'pg';
import { atMost, type FaultReport, fact } from '../harness.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { createWorkers } from '../support/workers.ts';

const READER = fileURLToPath(import.meta.resolve('@comanda/testkit/journal/dying-reader'));
const DEMANDED_MS = 120_000;
const ORDERS = 60;

/**
 * R15: two readers of one store's journal are killed in turn, `kills` times, while orders arrive. At first,
 * they have `entries` unread entries. Each entry is read exactly once, and orders are as fast as without
 * readers.
 */
export async function readersKilled(
  world: StressWorld,
  { entries, kills }: { entries: number; kills: number },
): Promise<FaultReport> {
  const store = await world.openStore();
  const { urls } = world;
  const owner = new pg.Client({ connectionString: urls.owner });
  await owner.connect();
  const readers = createWorkers(READER, [urls.app, urls.system, String(store.storeId)]);
  const order = async () => {
    const startedAt = performance.now();
    await placeOrder(world.http, store);
    return performance.now() - startedAt;
  };
  try {
    await createSums(owner);
    const alone: number[] = [];
    for (let index = 0; index < ORDERS; index += 1) alone.push(await order());
    await fillJournal(owner, store.storeId, entries);
    await owner.query(
      `update orders set version = $2 + 1, status = 'accepted' where store_id = $1 and order_id = 1`,
      [store.storeId, entries],
    );
    const startedAt = performance.now();
    readers.start();
    readers.start();
    const killing = (async () => {
      for (let index = 0; index < kills; index += 1) {
        await delay(300 + Math.random() * 400);
        await readers.killOldest();
        readers.start();
      }
    })();
    const beside: number[] = [];
    for (let index = 0; index < ORDERS; index += 1) beside.push(await order());
    await killing;
    // Reads the entries that arrived after the last wake-up.
    readers.start();
    await until('all is read', async () => {
      const { read, written } = await sumsOf(owner, store.storeId);
      return JSON.stringify(read) === JSON.stringify(written);
    });
    return {
      lines: [
        fact('R15 kills of a reader', kills),
        fact('R15 entries it was behind', entries),
        atMost('R15 all of them read', performance.now() - startedAt, DEMANDED_MS, 'ms'),
        fact('R15 an order alone, median', `${medianOf(alone).toFixed(1)} ms`),
        atMost(
          'R15 an order beside the readers, median',
          medianOf(beside),
          Math.ceil(2 * medianOf(alone) + 10),
          'ms',
        ),
      ],
      violations: [],
    };
  } catch (error) {
    return { lines: [], violations: [`R15 ${String(error)}`] };
  } finally {
    await readers.killAll();
    await owner.query('drop table if exists journal_sums; delete from journal_readers');
    await owner.end();
  }
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
