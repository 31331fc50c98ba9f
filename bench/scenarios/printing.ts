import { setTimeout as delay } from 'node:timers/promises';
import { changeStatus } from '@comanda/contract/orders/orders/orders.calls';
import { aFreshOrder } from '@comanda/testkit/orders/open-delivery';
import type { AgentMachine } from '@comanda/testkit/printing/agent-machine';
import { openStation } from '@comanda/testkit/printing/station';
import type { HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import { createRunningStore, type RunningStore } from '@comanda/testkit/running/running-stores';
import { createSessionClient, type SessionClient } from '@comanda/testkit/running/session-client';
import pLimit from 'p-limit';
import type { Bench } from '../support/bench.ts';
import { figuresOfBar } from '../support/figure.ts';
import { cpuSeconds, residentBytes } from '../support/metrics.ts';
import { openLoop } from '../support/open-loop.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';
import { openTimedPrinter, type TimedPrinter } from '../support/timed-printer.ts';

const BURST = 200;
const LAST_JOBS_MS = 30_000;
const MIB = 2 ** 20;
/** Milliseconds until memory has settled: an idle V8 releases memory in up to three steps of 8 s each. */
const SETTLE_MS = 30_000;
/** Enables the agent's restart into a leaner process, as in normal use. Tests switch that restart off. */
const AS_PEOPLE_START_IT = { COMANDA_AGENTE_ETAPA: undefined };

/** One store with the session of its operator and its only printer. */
interface Shop {
  http: HttpClient;
  store: RunningStore;
  operator: SessionClient;
  printer: TimedPrinter;
}

/**
 * Measures the time from an operator's 'Aceitar' to the last byte at the printer. Also measures a burst of
 * tickets, and the cost of an idle agent.
 */
export const printing: Scenario = {
  name: 'printing',
  run: async (bench) => {
    const pace = { perSecond: 4, seconds: bench.isQuick ? 5 : 60 };
    const idleSeconds = bench.isQuick ? 5 : 60;
    const figure = figuresOfBar('print');
    return withShop(bench, async (shop, machine) => {
      const pid = machine.agent().pid;
      await delay(bench.isQuick ? 0 : SETTLE_MS);
      const fresh = residentBytes(pid);
      const idleCpu = await cpuShare(pid, idleSeconds);
      // Warms up both processes, because compilation slows their first tickets.
      await latencies(shop, { perSecond: 4, seconds: bench.isQuick ? 2 : 10 });
      const { waited, missing } = await latencies(shop, pace);
      const { p50, p95, p99 } = summarize(waited);
      const burst = await printBurst(shop);
      await delay(bench.isQuick ? 0 : SETTLE_MS);
      const worked = residentBytes(pid);
      return {
        figures: [
          figure('accepted to last byte at the printer, p50', 'ms', p50, null),
          figure('accepted to last byte at the printer, p95', 'ms', p95, null),
          figure('accepted to last byte at the printer, p99', 'ms', p99, 300),
          figure(`lost of ${waited.length + missing} tickets`, '', missing, 0),
          figure(`burst of ${BURST}: first 'Aceitar' to last byte`, 'ms', burst.tookMs, null),
          figure(`burst of ${BURST}: tickets lost or twice`, '', burst.wrong, 0),
          figure(`burst of ${BURST}: tickets out of order`, '', burst.outOfOrder, 0),
          figure('memory of an idle agent', 'MiB', fresh / MIB, 80),
          figure(
            `memory of an agent at rest after ${waited.length + BURST} tickets`,
            'MiB',
            worked / MIB,
            80,
          ),
          figure(`processor of an idle agent over ${idleSeconds} s`, '%', idleCpu * 100, 1),
        ],
        notes: [
          `One store, one agent, one printer on raw TCP; ${pace.perSecond} orders a second for ${pace.seconds} s. A ticket ` +
            "counts from the instant its 'Aceitar' was due, through HTTP, the commit, the agent's fetch, its journal on disk and " +
            'the connection to the printer. Server, PostgreSQL, agent and printer share the cores.',
        ],
      };
    });
  },
};

async function withShop<Result>(
  bench: Bench,
  work: (shop: Shop, machine: AgentMachine) => Promise<Result>,
): Promise<Result> {
  return bench.withWorld({ name: 'printing' }, async (world, http) => {
    const store = await createRunningStore(world);
    const operator = createSessionClient(http, store.operatorToken);
    const printer = await openTimedPrinter();
    const station = await openStation(world, createSessionClient(http, store.adminToken), {
      ...{ name: 'Balcão', printers: { CAIXA: printer }, stations: { Caixa: ['CAIXA'] } },
    });
    try {
      await station.machine.start(AS_PEOPLE_START_IT);
      return await work({ http, store, operator, printer }, station.machine);
    } finally {
      await station.close();
    }
  });
}

/** Milliseconds from the planned time of each 'Aceitar' to its ticket. */
async function latencies(
  shop: Shop,
  pace: { perSecond: number; seconds: number },
): Promise<{ waited: number[]; missing: number }> {
  const orders = await placeOrders(shop, pace.perSecond * pace.seconds);
  const dueAt = new Map<string, number>();
  await openLoop(pace, async (index, due) => {
    const order = orders[index];
    if (order === undefined) return;
    dueAt.set(order.code, due);
    await accept(shop, order.orderId);
  });
  const tickets = await untilPrinted(shop, orders);
  const waited = tickets.map(({ code, at }) => at - (dueAt.get(code) ?? at));
  return { waited, missing: orders.length - tickets.length };
}

async function printBurst(shop: Shop) {
  const orders = await placeOrders(shop, BURST);
  const startedAt = performance.now();
  await pLimit(16).map(orders, ({ orderId }) => accept(shop, orderId));
  const tickets = await untilPrinted(shop, orders);
  const codes = new Set(tickets.map(({ code }) => code));
  return {
    tookMs: Math.max(...tickets.map(({ at }) => at)) - startedAt,
    wrong: BURST - codes.size + (tickets.length - codes.size),
    outOfOrder: tickets.filter(({ jobId }, index) => jobId < (tickets[index - 1]?.jobId ?? 0)).length,
  };
}

let placed = 0;

function placeOrders({ http, store }: Shop, count: number): Promise<{ orderId: number; code: string }[]> {
  return pLimit(8).map(Array.from({ length: count }), async () => {
    placed += 1;
    const code = placed.toString(36).toUpperCase().padStart(4, '0');
    const document = aFreshOrder({ displayId: code });
    const { orderId } = await placeOrder(http, store, document);
    return { orderId, code };
  });
}

async function accept({ operator }: Shop, orderId: number): Promise<void> {
  const nothing = { note: null, cancelReason: null, cancelText: null, expected: null };
  await operator.send(changeStatus, { orderId, target: 'accepted', ...nothing });
}

/**
 * Waits for the tickets of these orders. Returns them in order of arrival, without those that are too late.
 */
async function untilPrinted({ printer }: Shop, orders: readonly { code: string }[]) {
  const wanted = new Set(orders.map(({ code }) => code));
  const found = () => printer.tickets().filter(({ code }) => wanted.has(code));
  for (const until = performance.now() + LAST_JOBS_MS; performance.now() < until; await delay(50)) {
    if (found().length >= orders.length) break;
  }
  // Waits for duplicates, which would arrive soon after the ticket.
  await delay(500);
  return found();
}

/** Used share of one processor core, from 0 to 1. */
async function cpuShare(pid: number, seconds: number): Promise<number> {
  const [before, startedAt] = [cpuSeconds(pid), performance.now()];
  await delay(seconds * 1000);
  return (cpuSeconds(pid) - before) / ((performance.now() - startedAt) / 1000);
}
