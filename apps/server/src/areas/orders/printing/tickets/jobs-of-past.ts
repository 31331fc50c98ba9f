import { PRINT_LIFE_MS, type PrintRequest } from '@comanda/domain/orders/printing/print-job';
import type { DayStart } from '@comanda/domain/orders/privacy/hidden-customer';

/**
 * True when the kitchen is done with an order: it ended, or was due on an earlier day. An order that was due
 * shortly before the day began counts as still in preparation.
 */
export function isOver(
  { status, receivedAt, promisedFor }: { status: string; receivedAt: number; promisedFor: number | null },
  dayStart: DayStart,
): boolean {
  if (status === 'delivered' || status === 'cancelled') return true;
  return Math.max(receivedAt, promisedFor ?? receivedAt) + PRINT_LIFE_MS < dayStart;
}

/**
 * The tickets for a print request about a finished order: the cashier's tickets, unless the request names a
 * station. A kitchen ticket would make the kitchen cook again.
 */
export function jobsMeant<Job extends PrintRequest>(jobs: readonly Job[], station: string | null): Job[] {
  return jobs.filter((job) => (station === null ? job.kind !== 'production' : job.station === station));
}

/** The cancellation slips of an order that was never printed: one for each station of its tickets. */
export function slipsInstead(jobs: readonly PrintRequest[]): PrintRequest[] {
  return jobs
    .filter(
      ({ station, targetDeviceId }, place) =>
        place ===
        jobs.findIndex((other) => other.station === station && other.targetDeviceId === targetDeviceId),
    )
    .map((job) => ({ ...job, kind: 'cancellation' }));
}
