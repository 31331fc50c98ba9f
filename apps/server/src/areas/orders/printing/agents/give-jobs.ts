import type { AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { SYSTEM } from '../../orders/public.ts';
import { agentJobOf } from '../jobs/agent-job.ts';
import { changeJobs, each } from '../jobs/change-jobs.ts';
import {
  claimJobs,
  findJobs,
  savePrinters,
  waitingStations,
  withdrawnFrom,
} from '../jobs/print-jobs.writes.ts';
import { isFor } from '../print-plans.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { isHeldBy, takeBack } from '../tickets/job-rules.ts';
import { findPrintedOrders } from '../tickets/printed-orders.reads.ts';
import { plannedDevice } from './agent-config.ts';
import type { Agent } from './print-agents.ts';

export interface GivenJobs {
  jobs: AgentJob[];
  hasMore: boolean;
  /** Tickets that the device may still have, but must not print. */
  withdrawn: number[];
}

/**
 * Gives an agent its next jobs, oldest first, with the content of each ticket. From then on only this agent
 * may print them. A suspended device gets no jobs. Throws `printing.device-not-found`.
 */
export async function giveJobs(
  { database, profiles, plans, logos, clock }: PrintingDeps,
  { storeId, deviceId }: Agent,
  most: number,
): Promise<GivenJobs> {
  const store = await profiles.get(storeId);
  return database.inStore(storeId, async (tx) => {
    const now = clock.now();
    const plan = await plans.of(tx);
    const device = plannedDevice(plan, deviceId);
    if (device.isSuspended) return { jobs: [], hasMore: false, withdrawn: [] };
    const waiting = await waitingStations(tx, now);
    const withdrawn = await withdrawnFrom(tx, deviceId, now);
    const stations = waiting.filter((wanted) => isFor(wanted, plan, deviceId));
    const claimed = await claimJobs(tx, { deviceId, stations, most, now });
    const orderIds = claimed.map(({ orderId }) => orderId).filter((orderId) => orderId !== null);
    const orders = await findPrintedOrders(tx, [...new Set(orderIds)], store, now);
    const logo = plan.settings.printsLogo ? logos.ready(store.logo) : null;
    const jobs = claimed.map((job) =>
      agentJobOf(job, job.orderId === null ? null : (orders.get(job.orderId) ?? null), {
        store,
        settings: plan.settings,
        logo,
        routes: device.routes,
        now,
      }),
    );
    await savePrinters(tx, jobs);
    return { jobs, hasMore: claimed.length === most, withdrawn };
  });
}

/** Puts jobs back into the queue when their agent disconnected before the answer. */
export async function takeJobsBack(
  deps: PrintingDeps,
  { storeId, deviceId }: Agent,
  given: readonly AgentJob[],
): Promise<void> {
  if (given.length === 0) return;
  const jobs = await deps.database.inStore(storeId, (tx) =>
    findJobs(
      tx,
      given.map(({ id }) => id),
    ),
  );
  const decide = each(jobs, (job) => (isHeldBy(job, deviceId) ? takeBack(job) : null));
  await changeJobs(deps, { storeId, actor: SYSTEM }, jobs, decide);
}
