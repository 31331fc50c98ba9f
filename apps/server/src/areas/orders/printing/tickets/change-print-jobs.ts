import type { Happening } from '@comanda/domain/kit/journal/kinds';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Actor, ChangedOrder, OrderChanges } from '../../orders/public.ts';
import { insertJobs, lockJobs, type StoredJob, saveJobs } from '../jobs/print-jobs.writes.ts';
import type { PrintSignals } from '../print-signals.ts';
import { type JobChange, nextByJobs, stateAfter } from './job-rules.ts';

interface WhichOrder {
  storeId: number;
  orderId: number;
  actor: Actor;
}

/**
 * Changes of an order's tickets. `happened` is written to the history if the change of the print state writes
 * no entry.
 */
export interface DecidedJobs extends JobChange {
  happened?: Happening;
  note?: string;
}

/**
 * Changes tickets of an order without another change of the order. Order and tickets are locked, and `decide` returns
 * the change. The same transaction writes the tickets' combined state to the order's card.
 */
export function changePrintJobs(
  { changes, signals }: { changes: OrderChanges; signals: PrintSignals },
  which: WhichOrder,
  decide: (
    jobs: readonly StoredJob[],
    order: OrderCard,
    tx: Transaction,
    now: number,
  ) => Promise<DecidedJobs> | DecidedJobs,
): Promise<ChangedOrder> {
  const { orderId, actor } = which;
  return changes.change(which, async (order, tx, now) => {
    const jobs = await lockJobs(tx, orderId);
    const { happened, note = null, ...change } = await decide(jobs, order, tx, now);
    if (change.changed.length + change.added.length === 0) return null;
    await writeJobs(tx, signals, { orderId, jobs, change, requestedBy: actor.name, now });
    const printState = stateAfter(jobs, change);
    if (happened === undefined) return nextByJobs(order, printState);
    return { order: nextByJobs(order, printState)?.order ?? order, happened, note };
  });
}

/** Writes a change of an order's tickets. Agents are notified after the commit. */
export async function writeJobs(
  tx: Transaction,
  signals: PrintSignals,
  {
    orderId,
    jobs,
    change,
    requestedBy,
    now,
  }: {
    /** Null for a test page. Test pages are never in `added`. */
    orderId: number | null;
    jobs: readonly StoredJob[];
    change: JobChange;
    requestedBy: string | null;
    now: number;
  },
): Promise<void> {
  const { changed, added } = change;
  await saveJobs(tx, changed);
  if (orderId !== null) await insertJobs(tx, orderId, added, { requestedBy, now });
  const { storeId } = tx;
  tx.afterCommit(() => {
    if (added.length > 0 || changed.some(({ state }) => state === 'queued')) signals.jobsWaiting(storeId);
    signals.withdrawn(storeId, takenFrom(jobs, changed));
  });
}

/** Jobs that a device must return. A device that has lost its jobs need not be notified. */
function takenFrom(before: readonly StoredJob[], after: readonly StoredJob[]) {
  return after.flatMap((job) => {
    const was = before.find(({ jobId }) => jobId === job.jobId);
    if (was === undefined || was.deviceId === null) return [];
    const wasHeld = was.state === 'sent' || was.state === 'failed';
    const isTaken = job.state !== 'queued' && (job.isWithdrawn || job.deviceId !== was.deviceId);
    return wasHeld && isTaken ? [{ deviceId: was.deviceId, jobId: job.jobId }] : [];
  });
}
