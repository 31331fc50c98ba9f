import type { Happening } from '@comanda/domain/kit/journal/kinds';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { OrderPrintState } from '@comanda/domain/orders/orders/order-print-state';
import {
  isPrintOver,
  orderPrintState,
  type PrintRequest,
  type PrintState,
} from '@comanda/domain/orders/printing/print-job';
import type { NewJob, StoredJob } from '../jobs/print-jobs.writes.ts';
import { TEXTS } from '../jobs/texts.ts';

// Rules for an order's tickets: pure functions over locked print jobs, without database access.

/** Changes to write to the tickets of an order. */
export interface JobChange {
  changed: readonly StoredJob[];
  added: readonly NewJob[];
}

/** Tolerance for a device that expires a ticket too early because its clock is wrong. */
const CLOCKS_DIFFER_MS = 60_000;

type SameJob = Pick<PrintRequest, 'kind' | 'station' | 'targetDeviceId'>;
type Job = SameJob & Pick<StoredJob, 'revision'>;
const isSameJob = (one: SameJob, other: SameJob) =>
  one.kind === other.kind && one.station === other.station && one.targetDeviceId === other.targetDeviceId;

/**
 * The combined print state of an order. Only the last revision of each ticket counts; withdrawn tickets are
 * ignored. If a kitchen ticket was withdrawn, the order does not count as printed, and has no alarm either.
 */
export function stateOfJobs(
  jobs: readonly (Job & { state: PrintState; isWithdrawn: boolean })[],
): OrderPrintState {
  const wanted = jobs.filter(({ isWithdrawn }) => !isWithdrawn);
  const last = wanted.filter(
    (ticket) => !wanted.some((other) => isSameJob(ticket, other) && other.revision > ticket.revision),
  );
  const state = orderPrintState(last.map((ticket) => ticket.state));
  return state === 'printed' && lacksProduction(jobs, wanted) ? 'none' : state;
}

/**
 * True when a kitchen ticket was withdrawn, and no ticket of its kind and station replaces it. A cancelled
 * order needs no kitchen ticket.
 */
function lacksProduction(jobs: readonly Job[], wanted: readonly Job[]): boolean {
  const isCancelled = jobs.some(({ kind }) => kind === 'cancellation');
  return (
    !isCancelled &&
    jobs.some((ticket) => ticket.kind === 'production' && !wanted.some((other) => isSameJob(ticket, other)))
  );
}

/** The combined print state that the order will have after a change. */
export function stateAfter(jobs: readonly StoredJob[], { changed, added }: JobChange): OrderPrintState {
  const becomes = new Map(changed.map((job) => [job.jobId, job]));
  return stateOfJobs([
    ...jobs.map((job) => becomes.get(job.jobId) ?? job),
    ...added.map((ticket) => ({ ...ticket, state: 'queued' as const, isWithdrawn: false })),
  ]);
}

/**
 * The order with this print state, and the kind of history entry. Null when nothing changes. A printed
 * cancellation slip does not make a cancelled order printed.
 */
export function nextByJobs(
  order: OrderCard,
  printState: OrderPrintState,
): { order: OrderCard; happened: Happening } | null {
  const isPrinted = order.isPrinted || (printState === 'printed' && order.status !== 'cancelled');
  if (printState === order.printState && isPrinted === order.isPrinted) return null;
  const next = { ...order, printState, isPrinted };
  if (isPrinted !== order.isPrinted) return { order: next, happened: 'printed' };
  return { order: next, happened: printState === 'failed' ? 'print-failed' : 'print-news' };
}

/**
 * Cancels an order's tickets: withdraws unprinted tickets, and adds a slip where a ticket was or may be
 * printed.
 */
export function cancelJobs(jobs: readonly StoredJob[]): JobChange {
  const ofOrder = jobs.filter(({ kind }) => kind !== 'cancellation');
  const changed = ofOrder
    .filter(({ state, isWithdrawn }) => state !== 'printed' && !isWithdrawn)
    .map((job) => withdraw(job, TEXTS.orderCancelled));
  const seen = ofOrder.filter(
    ({ state, mayBePrinted }) => state === 'printed' || state === 'sent' || mayBePrinted,
  );
  return { changed, added: slipsFor(seen, jobs) };
}

/** The slips that are missing at the stations of these tickets. */
function slipsFor(seen: readonly StoredJob[], jobs: readonly Job[]): NewJob[] {
  const slips = seen.map(({ station, items, targetDeviceId }) => ({
    kind: 'cancellation' as const,
    station,
    items,
    targetDeviceId,
    revision: 1,
  }));
  return slips
    .filter((slip, place) => slips.findLastIndex((other) => isSameJob(slip, other)) === place)
    .filter((slip) => !jobs.some((ticket) => isSameJob(ticket, slip)));
}

export function isHeldBy(job: StoredJob, deviceId: number): boolean {
  return job.deviceId === deviceId && (job.state === 'sent' || job.state === 'failed');
}

export function withdraw(job: StoredJob, reason: string): StoredJob {
  return { ...job, state: 'expired', isWithdrawn: true, reason };
}

/** Takes a ticket from a lost device: another device may print it, with a mark that it may be a duplicate. */
export function release(job: StoredJob): StoredJob {
  return {
    ...job,
    state: 'queued',
    reason: null,
    deviceId: job.kind === 'test' ? job.deviceId : null,
    printer: job.kind === 'test' ? job.printer : null,
    sentAt: null,
    mayBePrinted: true,
  };
}

/** Takes back a ticket whose device disconnected before the ticket was sent. */
export function takeBack(job: StoredJob): StoredJob {
  return { ...job, state: 'queued', deviceId: job.kind === 'test' ? job.deviceId : null, sentAt: null };
}

/**
 * Returns a ticket to a lost device that has come back and still has the ticket. Null when another device
 * took it, or it is over.
 */
export function regain(job: StoredJob, deviceId: number, now: number): StoredJob | null {
  const isMine = job.kind !== 'test' || job.deviceId === deviceId;
  if (job.state !== 'queued' || !job.mayBePrinted || !isMine || job.expiresAt <= now) return null;
  return { ...job, state: 'sent', deviceId, sentAt: now };
}

/**
 * Expires a ticket. Its device may still print it. Expired tickets of a cancelled order are withdrawn, except
 * the cancellation slip.
 */
export function expire(job: StoredJob, isOfCancelled: boolean): StoredJob {
  return {
    ...job,
    state: 'expired',
    reason: TEXTS.timeIsUp,
    mayBePrinted: job.mayBePrinted || job.state !== 'queued',
    isWithdrawn: isOfCancelled && job.kind !== 'cancellation',
  };
}

/** A device's report about one job. */
export interface PrintReport {
  jobId: number;
  state: 'printed' | 'failed' | 'expired';
  reason: string | null;
  printer: string | null;
  /** Time of the report, in epoch milliseconds by the device's clock. */
  at: number;
  /**
   * The device's answer to our request to return the ticket: 'untouched', or 'perhaps-printed' if printing
   * had begun. Null without such a request.
   */
  givenBack: 'untouched' | 'perhaps-printed' | null;
  /** True when the ticket was printed as another job, before a restore of the database. */
  wasPrintedBefore: boolean;
}

/**
 * The job after a report; null when the report changes nothing, or the device may not report this job. A print is
 * accepted from the current and any former device, in any state of the job.
 */
export function applyReport(
  job: StoredJob,
  report: PrintReport,
  deviceId: number,
  now: number,
): StoredJob | null {
  if (job.state === 'printed') return null;
  const isHolder = job.deviceId === deviceId && job.state !== 'queued';
  if (report.state === 'printed') {
    if (!isHolder && !job.mayBePrinted) return null;
    const at = Math.min(Math.max(report.at, job.sentAt ?? now), now);
    const printer = report.printer ?? job.printer;
    const reason = report.wasPrintedBefore ? TEXTS.printedBefore : null;
    return { ...job, state: 'printed', reason, deviceId, printer, printedAt: at, isWithdrawn: false };
  }
  if (!isHolder) return null;
  // The device has dropped a withdrawn ticket, so it must not be asked again.
  if (isPrintOver(job.state))
    return job.isWithdrawn && report.state === 'expired' ? { ...job, deviceId: null } : null;
  if (report.givenBack !== null) return report.givenBack === 'untouched' ? takeBack(job) : release(job);
  // The ticket expired by the device's clock, but our clock decides. If time is left, another device may
  // print the ticket.
  if (report.state === 'expired' && job.expiresAt - now > CLOCKS_DIFFER_MS) return release(job);
  const configured = { state: report.state, reason: report.reason, printer: report.printer ?? job.printer };
  if (
    configured.state === job.state &&
    configured.reason === job.reason &&
    configured.printer === job.printer
  )
    return null;
  return { ...job, ...configured };
}

/** Applies reports about tickets of one order. A ticket of a cancelled order that was printed anyway gets a slip. */
export function applyReports(
  jobs: readonly StoredJob[],
  reports: ReadonlyMap<number, PrintReport>,
  deviceId: number,
  { isOfCancelled, now }: { isOfCancelled: boolean; now: number },
): JobChange {
  const changed = jobs.flatMap((job) => {
    const report = reports.get(job.jobId);
    return (report && applyReport(job, report, deviceId, now)) ?? [];
  });
  const onPaper = changed.filter(({ state, kind }) => state === 'printed' && kind !== 'cancellation');
  return { changed, added: isOfCancelled ? slipsFor(onPaper, jobs) : [] };
}

/**
 * The tickets to make for a user's request. `wanted`: the tickets that the order needs. Missing and withdrawn
 * tickets are made; pending tickets are not made again. With `again`, printed tickets are made once more.
 */
export function jobsForRequest(
  jobs: readonly StoredJob[],
  wanted: readonly PrintRequest[],
  { again, station }: { again: boolean; station: string | null },
): NewJob[] {
  const existing = jobs.filter(
    (ticket, index) => jobs.findIndex((other) => isSameJob(ticket, other)) === index,
  );
  const requested = again && existing.length > 0 ? existing : wanted;
  return requested
    .filter((ticket) => station === null || ticket.station === station)
    .flatMap(({ kind, station: at, items, targetDeviceId }) => {
      const revisions = jobs.filter(
        (ticket) =>
          ticket.kind === kind &&
          ticket.station === at &&
          // A ticket for any device also counts for this device.
          (targetDeviceId === null ||
            ticket.targetDeviceId === null ||
            ticket.targetDeviceId === targetDeviceId),
      );
      if (revisions.some(({ state }) => !isPrintOver(state))) return [];
      if (!again && revisions.some(({ state }) => state === 'printed')) return [];
      const last = Math.max(0, ...revisions.map(({ revision }) => revision));
      return [{ kind, station: at, items, targetDeviceId, revision: last + 1 }];
    });
}
