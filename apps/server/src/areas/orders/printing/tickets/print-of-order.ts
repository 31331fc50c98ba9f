import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { jobsOf, type PrintRequest } from '@comanda/domain/orders/printing/print-job';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { PrintOfOrder } from '../../orders/public.ts';
import { insertJobs, lockJobs } from '../jobs/print-jobs.writes.ts';
import { TEXTS } from '../jobs/texts.ts';
import { devicesOfStation, isServed, type PrintPlan, type PrintPlans } from '../print-plans.ts';
import type { PrintSignals } from '../print-signals.ts';
import { writeJobs } from './change-print-jobs.ts';
import { categoriesOfItems } from './items-of-order.reads.ts';
import { cancelJobs, stateAfter, withdraw } from './job-rules.ts';

interface Deps {
  plans: PrintPlans;
  signals: PrintSignals;
}

/**
 * Creates the tickets of accepted orders and withdraws the tickets of cancelled orders, in the transaction of
 * the change.
 */
export function createPrintOfOrder({ plans, signals }: Deps): PrintOfOrder {
  return {
    follow: async (tx, before, next, now) => {
      if (isAcceptedForPrint(before, next)) return accept(tx, before, next, now);
      if (isPrintedElsewhere(before, next)) return letGo(tx, next, now);
      // An order whose print state is 'none' has no tickets to withdraw.
      if (next.status === 'cancelled' && before.status !== 'cancelled' && before.printState !== 'none') {
        return cancel(tx, next, now);
      }
      return next;
    },
  };

  async function accept(
    tx: Transaction,
    before: OrderCard,
    next: OrderCard,
    now: number,
  ): Promise<OrderCard> {
    const plan = await plans.of(tx);
    const wanted = await jobsWanted(tx, next.orderId, plan);
    const served = servedJobs(wanted, plan);
    // If no device serves a ticket, all wanted tickets are made. They wait with an alarm until a user chooses
    // a printer or withdraws them.
    const added = (served.length > 0 ? served : wanted).map((ticket) => ({ ...ticket, revision: 1 }));
    const made = await insertJobs(tx, next.orderId, added, { requestedBy: null, now });
    if (made === 0) return next;
    tx.afterCommit(() => signals.jobsWaiting(tx.storeId));
    return { ...next, printState: before.printState === 'failed' ? 'failed' : 'waiting' };
  }

  /** Withdraws the pending tickets, because a user has printed the order by other means. */
  async function letGo(tx: Transaction, next: OrderCard, now: number): Promise<OrderCard> {
    const plan = await plans.of(tx);
    const jobs = await lockJobs(tx, next.orderId);
    const changed = jobs
      .filter((job) => job.state === 'queued' && !job.isWithdrawn && !isServed(job.station, plan))
      .map((job) => withdraw(job, TEXTS.printedElsewhere));
    const change = { changed, added: [] };
    await writeJobs(tx, signals, { orderId: next.orderId, jobs, change, requestedBy: null, now });
    return { ...next, printState: stateAfter(jobs, change) };
  }

  async function cancel(tx: Transaction, next: OrderCard, now: number): Promise<OrderCard> {
    const jobs = await lockJobs(tx, next.orderId);
    const change = cancelJobs(jobs);
    await writeJobs(tx, signals, { orderId: next.orderId, jobs, change, requestedBy: null, now });
    return { ...next, printState: stateAfter(jobs, change) };
  }
}

/** True when a user marks the order as printed while its tickets are pending. */
function isPrintedElsewhere(before: OrderCard, next: OrderCard): boolean {
  const isOwed = next.printState === 'waiting' || next.printState === 'failed';
  return next.isPrinted && !before.isPrinted && next.status === 'accepted' && isOwed;
}

/**
 * True when the order was accepted without the printed mark. An order with the printed mark was printed by
 * other means.
 */
function isAcceptedForPrint(before: OrderCard, next: OrderCard): boolean {
  return before.status === 'pending' && next.status === 'accepted' && next.isPrinted === before.isPrinted;
}

/**
 * The tickets that an order needs and a device prints. If several devices serve a station, each gets its own
 * ticket.
 */
export async function jobsOfPlan(tx: Transaction, orderId: number, plan: PrintPlan): Promise<PrintRequest[]> {
  return servedJobs(await jobsWanted(tx, orderId, plan), plan);
}

async function jobsWanted(tx: Transaction, orderId: number, plan: PrintPlan): Promise<PrintRequest[]> {
  const items = plan.settings.printsProduction ? await categoriesOfItems(tx, orderId) : [];
  return jobsOf(items, plan.settings);
}

function servedJobs(jobs: readonly PrintRequest[], plan: PrintPlan): PrintRequest[] {
  return jobs
    .filter(({ station }) => isServed(station, plan))
    .flatMap((ticket) =>
      devicesOfStation(ticket.station, plan).map((targetDeviceId) => ({ ...ticket, targetDeviceId })),
    );
}
