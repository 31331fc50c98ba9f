import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { databaseUrls } from '@comanda/server/src/platform/database/database-urls.ts';
import { readOwnerUrl } from '@comanda/server/src/platform/embedded-postgres/cluster-place.ts';
import { createSums, fillJournal, sumsOf } from '@comanda/testkit/journal/counting-reader';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import pg from 'pg';
import { atMost, type FaultReport, fact } from '../harness.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';

const READER = fileURLToPath(import.meta.resolve('@comanda/testkit/journal/dying-reader'));
const DEMANDED_MS = 120_000;
const ORDERS = 60;

/**
 * R15: two readers of one store's journal, `entries` behind, are killed in turn, `kills` times, while orders
 * arrive. Each entry is read once, and orders are as fast as without readers.
 */
export async function readersKilled(
  world: StressWorld,
  { entries, kills }: { entries: number; kills: number },
): Promise<FaultReport> {
  const store = await world.openStore();
  const urls = databaseUrls(readOwnerUrl(world.dataDir) ?? '');
  const owner = new pg.Client({ connectionString: urls.owner });
  await owner.connect();
  const readers: ChildProcess[] = [];
  const start = () => {
    const args = [READER, urls.app, urls.system, String(store.storeId)];
    readers.push(spawn(process.execPath, args, { stdio: 'ignore' }));
  };
  const kill = async (reader: ChildProcess | undefined) => {
    if (reader?.kill('SIGKILL')) await once(reader, 'exit');
  };
  const order = async () => {
    const startedAt = performance.now();
    const answer = await world.http.send(
      'POST',
      '/api/order',
      { 'x-api-key': store.intakeKey },
      anOpenDeliveryOrder(),
    );
    if (answer.status >= 300) throw new Error(`an order was refused: ${answer.text}`);
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
    start();
    start();
    const killing = (async () => {
      for (let index = 0; index < kills; index += 1) {
        await delay(300 + Math.random() * 400);
        await kill(readers.shift());
        start();
      }
    })();
    const beside: number[] = [];
    for (let index = 0; index < ORDERS; index += 1) beside.push(await order());
    await killing;
    // Reads the entries that arrived since the wake-up.
    start();
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
    for (const reader of readers) await kill(reader);
    await owner.query('drop table if exists journal_sums; delete from journal_readers');
    await owner.end();
  }
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
