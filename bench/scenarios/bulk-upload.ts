import { readdirSync, readFileSync } from 'node:fs';
import type { HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { productFile, sendProductFile } from '@comanda/testkit/running/product-file';
import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import { figuresOfBar } from '../support/figure.ts';
import { openLoop } from '../support/open-loop.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const ROWS = 100_000;
const ORDERS_PER_SECOND = 20;
const ALONE_SECONDS = 10;
const CHECK_EVERY_MS = 100;

/**
 * Measures P13: the server checks and writes a file with a hundred thousand products of one store, while
 * another store gets orders.
 */
export const bulkUpload: Scenario = {
  name: 'bulk-upload',
  run: async (bench) => {
    const rows = bench.isQuick ? 5_000 : ROWS;
    return bench.withWorld({ name: 'bulk_upload', sockets: 16 }, async (world, http) => {
      const [uploading, ordering] = await createRunningStores(world, 2);
      if (uploading === undefined || ordering === undefined) throw new Error('no stores were made');
      const alone = await ordersFor(http, ordering, ALONE_SECONDS);
      const memory = watchReaders(world.pid);
      const content = productFile(rows, (row) => `${(row % 90) + 1},${String(row % 100).padStart(2, '0')}`);
      const orders = ordersUntilStopped(http, ordering);
      const startedAt = performance.now();
      const fileId = await sendProductFile({ url: world.url, token: uploading.adminToken }, content, {
        checks: true,
      });
      const at = { http, token: uploading.adminToken, fileId };
      await untilStage(at, 'conferido');
      const checkedMs = performance.now() - startedAt;
      const headers = { authorization: uploading.adminToken };
      await http.send('POST', `/api/product-files/${fileId}/gravar`, headers, {});
      await untilStage(at, 'gravado');
      const writtenMs = performance.now() - startedAt - checkedMs;
      const beside = await orders.stop();
      const figure = figuresOfBar('P13');
      return {
        figures: [
          figure(`${rows} products read and looked at`, 's', checkedMs / 1_000, 60),
          figure(`${rows} products written`, 's', writtenMs / 1_000, 60),
          figure('the process that reads, most memory', 'MB', memory.stop(), 256),
          figure('orders of another store alone, p95', 'ms', summarize(alone).p95, null),
          figure('orders of another store beside it, p95', 'ms', summarize(beside).p95, null),
          figure(
            'orders beside it, p95 as a multiple of alone',
            '×',
            summarize(beside).p95 / summarize(alone).p95,
            2,
          ),
        ],
        notes: [`${ORDERS_PER_SECOND} orders a second at fixed instants; all products of the file are new.`],
      };
    });
  },
};

/** Sends orders for `seconds`. Returns the milliseconds of each order from its planned time. */
async function ordersFor(http: HttpClient, store: RunningStore, seconds: number): Promise<number[]> {
  const times: number[] = [];
  await openLoop({ perSecond: ORDERS_PER_SECOND, seconds }, async (_index, dueAt) => {
    await placeOrder(http, store);
    times.push(performance.now() - dueAt);
  });
  return times;
}

function ordersUntilStopped(http: HttpClient, store: RunningStore): { stop(): Promise<number[]> } {
  let isStopped = false;
  const all: number[] = [];
  const taking = (async () => {
    while (!isStopped) all.push(...(await ordersFor(http, store, 1)));
  })();
  return {
    stop: async () => {
      isStopped = true;
      await taking;
      return all;
    },
  };
}

async function untilStage(
  { http, token, fileId }: { http: HttpClient; token: string; fileId: number },
  stage: string,
): Promise<void> {
  for (;;) {
    const { text } = await http.send('GET', `/api/product-files/${fileId}`, { authorization: token });
    const { product_file: file } = JSON.parse(text) as {
      product_file: { etapa: string; erro: string | null };
    };
    if (file.etapa === stage) return;
    if (file.etapa === 'erro') throw new Error(`upload failed: ${file.erro}`);
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
}

/** Watches the processes that a server starts. `stop` returns the highest memory of any of them, in MB. */
function watchReaders(serverPid: number): { stop(): number } {
  let max = 0;
  const watching = setInterval(() => {
    for (const pid of childrenOf(serverPid)) max = Math.max(max, peakOf(pid));
  }, 50);
  return {
    stop: () => {
      clearInterval(watching);
      return max / 1_024;
    },
  };
}

function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    try {
      return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean);
    } catch {
      // The thread ended in the meantime.
      return [];
    }
  });
}

/** The highest memory of a process so far, in kB. 0 for an ended process, or for another program with this id. */
function peakOf(pid: string): number {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-process')) return 0;
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
