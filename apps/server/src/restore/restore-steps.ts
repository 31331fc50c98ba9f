import type { Registry } from '@prometheus-io/client';
import { releaseRestored } from '../areas/money/ledger/public.ts';
import { type PaymentServices, unknownSince } from '../areas/money/payments/public.ts';
import { type ErasureList, eraseAgain } from '../areas/retention/retention/public.ts';
import type { Clock } from '../platform/clock.ts';
import { sql } from '../platform/database/sql.ts';
import type { Database } from '../platform/database/transaction.ts';
import type { Logger } from '../platform/log.ts';
import { addOnDemandGauge } from '../platform/on-demand-gauge.ts';
import { RepeatedWork } from '../platform/repeated-work.ts';
import {
  createStepClaims,
  findRestore,
  listSteps,
  type Restore,
  type RestoreStep,
  saveFinding,
} from './restores.ts';
import { FINDINGS, WAITS } from './texts.ts';
import { createResentWatch, type Watching } from './watch-resent.ts';

const EVERY_MS = 15_000;

export interface StepServices {
  system: Database;
  payments: PaymentServices;
  /** The list of erased customers outside the database. Null if there is no backup folder. */
  erasures: ErasureList | null;
  clock: Clock;
  log: Logger;
}

/**
 * Runs a step. Returns null when the step is finished, otherwise a sentence why it waits. If it throws, the
 * step is tried again.
 */
type DoStep = (services: StepServices, restore: Restore, stopping?: AbortSignal) => Promise<string | null>;

const DO: Record<RestoreStep, DoStep> = {
  'erased-customers': eraseCustomersAgain,
  payments: checkPayments,
};

/**
 * Runs one round over the unfinished steps of the current epoch. Returns the number of finished steps, and
 * the number of remaining steps.
 */
export async function runRestoreSteps(
  services: StepServices,
  stopping?: AbortSignal,
): Promise<{ finished: number; left: number }> {
  const { system, clock, log } = services;
  const restore = await findRestore(system);
  const tally = { finished: 0, left: 0 };
  if (restore === null) return tally;
  const { claim, hold, settle } = createStepClaims(system, clock, restore.epoch);
  for (const { step, finishedAt } of await listSteps(system, restore.epoch)) {
    if (finishedAt !== null) continue;
    tally.left += 1;
    if (stopping?.aborted === true || !(await claim(step))) continue;
    const waits = await hold(step, (lost) =>
      DO[step](services, restore, stopping === undefined ? lost : AbortSignal.any([stopping, lost])),
    ).catch((err: unknown) => {
      log.warn({ err, step, epoch: restore.epoch }, 'step after a restore failed; tried again');
      return WAITS.failed;
    });
    await settle(step, waits);
    if (waits !== null) continue;
    tally.finished += 1;
    tally.left -= 1;
    log.info({ step, epoch: restore.epoch }, 'step after a restore finished');
  }
  return tally;
}

/**
 * Runs the steps until all are finished, on one server at a time, and counts unfinished steps in `/metrics`.
 * Resolves when the list of erased customers was read. Also resolves if the list cannot be read now; a later
 * round then reads it.
 */
export async function startRestoreSteps({
  metrics,
  ...services
}: StepServices & Watching & { metrics: Registry }): Promise<RepeatedWork> {
  addOnDemandGauge(metrics, {
    name: 'comanda_restore_steps_waiting',
    help: 'Steps after a restore of the database that are not finished.',
    read: () => countWaiting(services.system),
  });
  let isDone = false;
  const resent = createResentWatch(services);
  await resent.watch();
  const rounds = new RepeatedWork({
    job: 'restore-steps',
    everyMs: EVERY_MS,
    work: async (stopping) => {
      await resent.watch();
      let finished = 0;
      // Finished steps never start again, because the server ends when another epoch begins.
      if (!isDone) {
        const round = await runRestoreSteps(services, stopping);
        isDone = round.left === 0;
        finished = round.finished;
      }
      // Runs last, because it may fail.
      await resent.erase();
      return finished;
    },
    failure: 'steps after a restore not done; tried again',
    log: services.log,
  });
  rounds.start();
  return rounds;
}

async function countWaiting(system: Database): Promise<number> {
  const [row] = await system.directory<{ count: number }>(sql`
    select count(*)::integer as count from restore_steps s join installation i on i.epoch = s.epoch
     where s.finished_at is null`);
  return row?.count ?? Number.NaN;
}

async function eraseCustomersAgain(
  { system, erasures, clock, log }: StepServices,
  { epoch, begunAt }: Restore,
): Promise<string | null> {
  const now = clock.now();
  const find = (finding: string, words: string) => saveFinding(system, epoch, { finding, words, now });
  if (erasures === null) {
    await find('erasures', FINDINGS.noErasureList);
    return null;
  }
  const { erased, open, unreadable } = await eraseAgain(system, erasures, { restoredAt: begunAt, now });
  if (erased > 0) log.info({ orders: erased }, 'customers erased again after a restore');
  if (unreadable > 0) await find('erasures', FINDINGS.unreadableErasures(unreadable, erasures.place));
  return open.length === 0 ? null : WAITS.openOrders(open);
}

/**
 * Asks the payment provider for its changes since the backup. Settlements continue for stores without unknown
 * changes.
 */
async function checkPayments(
  { system, payments, clock }: StepServices,
  { epoch, begunAt }: Restore,
  stopping?: AbortSignal,
): Promise<string | null> {
  const unknown = await unknownSince(payments, begunAt, stopping);
  if (unknown === null) return WAITS.silentProvider;
  for (const payment of unknown) {
    const { finding, words } = FINDINGS.payment(payment);
    await saveFinding(system, epoch, { finding, words, now: clock.now() });
  }
  const surprised = new Set(unknown.map(({ storeId }) => storeId));
  const held = await system.directory<{ storeId: number }>(sql`
    select store_id as "storeId" from book_holds where restored_at is not null order by store_id`);
  for (const { storeId } of held)
    if (!surprised.has(storeId)) await system.inStore(storeId, (tx) => releaseRestored(tx, clock.now()));
  return null;
}
