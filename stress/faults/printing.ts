import { setTimeout as delay } from 'node:timers/promises';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { sendOrder } from '@comanda/testkit/running/place-order';
import { createSessionClient } from '@comanda/testkit/running/session-client';
import pLimit from 'p-limit';
import { type FaultReport, fact, verifyWorld } from '../harness.ts';
import { openAcknowledgedOrders } from '../support/acknowledged-orders.ts';
import {
  acceptAndPrint,
  allPrinted,
  COPIES,
  jobsOf,
  type Kitchen,
  openKitchen,
} from '../support/print-station.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { verifyPrintJobs } from '../support/verify-print-jobs.ts';
import { openPanels, type Patience } from '../support/with-followed-flow.ts';

const PANELS = 3;

interface PrintingOptions {
  orders: number;
  /** Number of agents that are killed while they have jobs. */
  kills: number;
  offlineMs: number;
  patience: Patience;
}

/**
 * R9: the server automatically accepts and prints orders of one store with three panels. Agents with jobs are
 * killed, and a second agent joins. A printer is off for a while, and the server is killed.
 */
export async function printingBroken(world: StressWorld, options: PrintingOptions): Promise<FaultReport> {
  const store = await world.openStore();
  const admin = createSessionClient(world.http, store.adminToken);
  const acknowledged = openAcknowledgedOrders(world);
  const stations = await Promise.all([
    openKitchen(world, admin, 'Um', ['COZINHA']),
    openKitchen(world, admin, 'Dois', []),
  ]);
  const panels = openPanels({ ...world, stores: Array.from({ length: PANELS }, () => store) }, options);
  /**
   * Places this many orders at once. Each is sent until it is acknowledged. The printers need more time than
   * that.
   */
  const wave = async (count: number) => {
    await pLimit(8).map(Array.from({ length: count }), async () => {
      const order = anOpenDeliveryOrder();
      const send = () => sendOrder(world.http, store, order);
      const isIn = async () => (await send().catch(() => null))?.status === 200;
      await until('an order is acknowledged', isIn);
      acknowledged.add(store.storeId, order.id);
    });
  };
  try {
    await acceptAndPrint(admin);
    const lastOfOne = await breakThings(world, store.storeId, stations, wave, options);
    const lastJobsMs = await allPrinted(world, store.storeId);
    const found = await verifyPrintJobs(world, store.storeId, jobsOf(stations), {
      copies: COPIES,
      lastOfOne,
    });
    const violations = found.violations.map((text) => `R9 ${text}`);
    return {
      lines: [
        fact('R9 orders accepted and printed by the server', acknowledged.count()),
        fact('R9 agents killed, times', options.kills),
        fact('R9 papers that were to come out', found.jobs + (found.jobs / 2) * (COPIES - 1)),
        fact('R9 papers that came out', found.tickets),
        fact('R9 of these marked as a possible second', found.marked),
        fact('R9 of these broken off', found.brokenOff),
        fact('R9 of these late, after an agent that had them was killed', found.late),
        fact('R9 last order to last paper, s', Math.round(lastJobsMs / 1000)),
      ],
      violations: [...violations, ...(await verifyWorld(world, acknowledged, panels))],
    };
  } finally {
    for (const panel of panels) panel.close();
    acknowledged.close();
    for (const station of stations) await station.close();
  }
}

/** Causes the faults. Returns the last job from the time when one agent printed alone. */
async function breakThings(
  world: StressWorld,
  storeId: number,
  stations: readonly Kitchen[],
  wave: (count: number) => Promise<void>,
  { orders, kills, offlineMs }: PrintingOptions,
): Promise<number> {
  const [first, second] = stations;
  if (first === undefined || second === undefined) throw new Error('two stations are needed');
  const size = Math.ceil(orders / (kills + 2));
  const killAfterWave = async ({ machine }: Kitchen) => {
    await wave(size);
    await machine.kill();
    await machine.start();
  };
  await first.machine.start();
  const half = Math.ceil(kills / 2);
  for (let kill = 0; kill < half; kill += 1) await killAfterWave(first);
  const till = first.printer('CAIXA');
  await Promise.all([wave(size), till.off()]);
  await delay(offlineMs);
  await till.on();
  const [jobs] = await world.rows<{ last: number }>(
    'select coalesce(max(job_id), 0)::integer as last from print_jobs where store_id = $1',
    [storeId],
  );
  await second.machine.start();
  await Promise.all([
    wave(size),
    world
      .server()
      .kill()
      .then(() => world.start()),
  ]);
  for (let kill = half; kill < kills; kill += 1) await killAfterWave(kill % 2 === 0 ? first : second);
  return jobs?.last ?? 0;
}
