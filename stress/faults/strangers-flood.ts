import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import { atMost, type FaultReport, fact, type ReportLine } from '../harness.ts';
import { anAddress } from '../support/addresses.ts';
import type { Flood, FloodCount, FloodTask } from '../support/flooder.ts';
import { acceptOrder, placeUntilAcknowledged } from '../support/order-steps.ts';
import type { StressWorld } from '../support/stress-world.ts';

/** Bytes of a body that exceeds the limit of every call. */
const LARGEST = 1024 * 1024;
const PART = '--b\r\nContent-Disposition: form-data; name="order"\r\n\r\n';
const MANY_NUMBERS = `${PART}[${'0,'.repeat(LARGEST / 2 - 200)}0]\r\n--b--\r\n`;
const DEEP_LISTS = '['.repeat(LARGEST - 200);
const order = { path: '/api/order', connections: 16, pauseMs: 400 };

/** Floods by strangers, who have no key, session or link. */
export const FLOODS: Readonly<Record<string, Flood>> = {
  'one socket, 50,000 devices nobody knows': sockets(1, 50_000, '40/agente,{"token":"x#"}'),
  'four sockets, 50,000 each': sockets(4, 50_000, '40/agente,{"token":"x#"}'),
  'four sockets, sessions nobody has': sockets(4, 50_000, '40{"token":"1.#"}'),
  'one socket, 100,000 links that are none': sockets(1, 100_000, '40/cliente,{"token":"x#"}'),
  'one socket, 100,000 places that are not there': sockets(1, 100_000, '40/nada#,'),
  'a million numbers in a multipart order': {
    ...order,
    kind: 'bodies',
    type: 'multipart/form-data; boundary=b',
    body: MANY_NUMBERS,
  },
  'a million lists in lists': { ...order, kind: 'bodies', type: 'application/json', body: DEEP_LISTS },
  'logins of names that are nobody’s': { kind: 'logins', connections: 60 },
};

function sockets(connections: number, packets: number, requested: string): Flood {
  return { kind: 'sockets', connections, packets, requested, pauseMs: 100 };
}

/** Limits of memory, of the log, and of the slowdown of honest calls relative to a time without a flood. */
const MAX_MEMORY_MB = 300;
const MAX_LOG_KB = 1_000;
const SLOWER = 3;
/** Milliseconds that a person does not notice. A smaller difference is allowed. */
const UNNOTICED_MS = 50;

interface Times {
  calls: number[];
  logins: number[];
  failed: string[];
}

/** Strangers flood the server in every known way, one way after another, while users work and log in. */
export async function strangersFlood(
  world: StressWorld,
  { forMs, floods = Object.keys(FLOODS) }: { forMs: number; floods?: readonly string[] },
): Promise<FaultReport> {
  const lines: ReportLine[] = [];
  const violations: string[] = [];
  for (const name of floods) {
    const flood = FLOODS[name];
    if (flood === undefined) throw new Error(`nobody floods so: ${name}`);
    await world.server().stop();
    const server = await world.start({ env: { LOG_LEVEL: 'info' } });
    // Each flood has a new board. Otherwise, the orders of the previous flood would count as memory of this
    // flood.
    const people = await world.openStore();
    await work(world, people, 1_500);
    const quiet = await work(world, people, forMs);
    const writtenBefore = server.writtenBytes();
    const memory = watchMemory(server.pid);
    const memoryBefore = memory.maxMb();
    const flooding = startFlood({ url: world.url, forMs: forMs + 1_000, flood });
    await delay(500);
    const busy = await work(world, people, forMs);
    const counts = await flooding;
    memory.stop();
    const failed = [...quiet.failed, ...busy.failed];
    violations.push(...failed.map((text) => `${name}: ${text}`));
    const slower = (what: 'calls' | 'logins') =>
      atMost(
        `${name}: ${what} of others, p95 (quiet ${Math.round(percentile95(quiet[what]))} ms)`,
        percentile95(busy[what]),
        Math.max(UNNOTICED_MS, Math.round(SLOWER * percentile95(quiet[what]))),
        'ms',
      );
    lines.push(
      fact(`${name}: answered`, JSON.stringify(counts)),
      slower('calls'),
      slower('logins'),
      atMost(`${name}: memory (before ${Math.round(memoryBefore)} MB)`, memory.maxMb(), MAX_MEMORY_MB, 'MB'),
      atMost(`${name}: log`, (server.writtenBytes() - writtenBefore) / 1000, MAX_LOG_KB, 'kB'),
    );
  }
  return { lines, violations };
}

/**
 * Users take orders, read the list, change a status and log in, one after another. Returns the times in
 * milliseconds.
 */
async function work(world: StressWorld, store: RunningStore, forMs: number): Promise<Times> {
  const { http } = world;
  const times: Times = { calls: [], logins: [], failed: [] };
  const timed = async (into: number[], act: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await act().catch((error: unknown) => times.failed.push(String(error)));
    into.push(performance.now() - startedAt);
  };
  const over = performance.now() + forMs;
  const acting = async () => {
    while (performance.now() < over) {
      await timed(times.calls, async () => acceptOrder(http, await placeUntilAcknowledged(http, store)));
      for (let checks = 0; checks < 4; checks += 1)
        await timed(times.calls, async () => {
          const { status } = await http.send('GET', '/api/pedidos/listar', {
            authorization: store.operatorToken,
          });
          if (status !== 200) throw new Error(`the list answered ${status}`);
        });
      await delay(30);
    }
  };
  const loggingIn = async () => {
    while (performance.now() < over) {
      await timed(times.logins, async () => {
        const { status } = await http.send(
          'POST',
          '/api/login/index',
          { 'x-forwarded-for': anAddress() },
          { usuario: store.adminLogin, senha: store.password },
        );
        if (status !== 200) throw new Error(`a right login answered ${status}`);
      });
      await delay(150);
    }
  };
  await Promise.all([acting(), loggingIn()]);
  return times;
}

function startFlood(task: FloodTask): Promise<FloodCount> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../support/flooder.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The highest resident memory of a process from now on. */
function watchMemory(pid: number): { maxMb(): number; stop(): void } {
  let max = 0;
  const check = () => {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    max = Math.max(max, Number(kilobytes) / 1024);
  };
  const checking = setInterval(check, 200);
  return {
    maxMb: () => {
      check();
      return max;
    },
    stop: () => clearInterval(checking),
  };
}

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}
