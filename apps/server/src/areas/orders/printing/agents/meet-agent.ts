import type { AgentConfig, AgentHello } from '@comanda/contract/orders/printing/print-agent-events';
import { foundPrinters } from '@comanda/contract/orders/printing/print-device.wire';
import { tidyName, withoutUnseen } from '@comanda/domain/kit/text/tidy-name';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { SYSTEM } from '../../orders/public.ts';
import { changeJobs, each } from '../jobs/change-jobs.ts';
import { findJobs, jobsHeldBy } from '../jobs/print-jobs.writes.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { isHeldBy, regain, release } from '../tickets/job-rules.ts';
import { configOf, plannedDevice } from './agent-config.ts';
import type { Agent, PrintAgents } from './print-agents.ts';

/**
 * Handles the first message of an agent: saves its device's data and compares its jobs with the stored jobs.
 * A job that the agent lost returns to the queue. The agent may print its jobs unless another device has
 * taken them. Jobs in `withdrawn` must not be printed. Throws `printing.device-not-found`.
 */
export async function meetAgent(
  deps: PrintingDeps & Pick<PrintAgents, 'serverId'>,
  { storeId, deviceId }: Agent,
  hello: AgentHello,
): Promise<{ config: AgentConfig; withdrawn: number[] }> {
  const { database, profiles, plans, logos, clock, serverId } = deps;
  const store = await profiles.get(storeId);
  const { device, inHand, believed } = await database.inStore(storeId, async (tx) => {
    const plan = await plans.of(tx);
    const planned = plannedDevice(plan, deviceId);
    // Loads the logo before the first ticket needs it.
    if (plan.settings.printsLogo) logos.ready(store.logo);
    await saveHello(tx, { deviceId, serverId }, hello, clock.now());
    const found = await findJobs(tx, hello.em_maos);
    return { device: planned, inHand: found, believed: await jobsHeldBy(tx, deviceId) };
  });
  // The device's printers may have changed, and the plan says which printer prints which ticket.
  plans.forget(storeId);
  // The tickets of a suspended device are given to other devices.
  const { isSuspended } = device;
  const hasIt = new Set(isSuspended ? [] : hello.em_maos);
  const isAll = isSuspended || hello.em_maos_incompleto !== true;
  const lost = isAll ? believed.filter(({ jobId }) => !hasIt.has(jobId)) : [];
  const stored = isSuspended ? [] : inHand.filter((job) => regain(job, deviceId, clock.now()) !== null);
  const which = { storeId, actor: SYSTEM };
  await changeJobs(
    deps,
    which,
    lost,
    each(lost, (job) => (isHeldBy(job, deviceId) ? release(job) : null)),
  );
  await changeJobs(
    deps,
    which,
    stored,
    each(stored, (job, { now }) => regain(job, deviceId, now)),
  );
  const own = new Set(isSuspended ? [] : [...believed, ...stored].map(({ jobId }) => jobId));
  return { config: configOf(store, device), withdrawn: hello.em_maos.filter((jobId) => !own.has(jobId)) };
}

async function saveHello(
  tx: Transaction,
  { deviceId, serverId }: { deviceId: number; serverId: string },
  hello: AgentHello,
  now: number,
): Promise<void> {
  const found = foundPrinters.decode(hello.impressoras);
  const printers = found
    .map((printer) => ({ ...printer, name: withoutUnseen(printer.name) }))
    .filter(({ name }) => name !== '');
  const saved = await tx.maybeRow<{ isNews: boolean }>(sql`
    update print_devices d
       set system = ${tidyName(hello.sistema)}, agent_version = ${tidyName(hello.versao)},
           printers = ${JSON.stringify(printers)}::jsonb,
           last_seen_at = to_timestamp(${now / 1000}), server_id = ${serverId}
      from (select device_id, printers from print_devices
             where store_id = ${tx.storeId} and device_id = ${deviceId} for no key update) before
     where d.store_id = ${tx.storeId} and d.device_id = ${deviceId} and d.removed_at is null
    returning d.printers is distinct from before.printers as "isNews"`);
  if (saved?.isNews) tx.announce('printers');
}
