import type { Happening } from '@comanda/domain/kit/journal/kinds';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { OrderPrintState } from '@comanda/domain/orders/orders/order-print-state';
import {
  isPrintOver,
  orderPrintState,
  type PrintState,
  type PrintWish,
} from '@comanda/domain/orders/printing/print-job';
import type { NewPaper, StoredJob } from '../jobs/print-jobs.writes.ts';
import { TEXTS } from '../jobs/texts.ts';

// Rules for an order's tickets: pure functions over locked print jobs, without database access.

/** Changes to write to the tickets of an order. */
export interface PaperChange {
  changed: readonly StoredJob[];
  added: readonly NewPaper[];
}

/** A device may expire a ticket this much too early, because clocks differ. */
const CLOCKS_DIFFER_MS = 60_000;

type SamePaper = Pick<PrintWish, 'kind' | 'station' | 'targetDeviceId'>;
type Paper = SamePaper & Pick<StoredJob, 'revision'>;
const isSamePaper = (one: SamePaper, other: SamePaper) =>
  one.kind === other.kind && one.station === other.station && one.targetDeviceId === other.targetDeviceId;

/**
 * The combined print state of an order. Only the last revision of each ticket counts, without withdrawn ones. If a
 * kitchen ticket was given up, the others do not make the order printed. It then shows no alarm, and no print mark.
 */
export function stateOfPapers(
  papers: readonly (Paper & { state: PrintState; isWithdrawn: boolean })[],
): OrderPrintState {
  const wanted = papers.filter(({ isWithdrawn }) => !isWithdrawn);
  const last = wanted.filter(
    (paper) => !wanted.some((other) => isSamePaper(paper, other) && other.revision > paper.revision),
  );
  const state = orderPrintState(last.map((paper) => paper.state));
  return state === 'printed' && lacksProduction(papers, wanted) ? 'none' : state;
}

/**
 * True when a kitchen ticket was given up and no ticket of its kind and station replaces it. A cancelled order needs
 * none.
 */
function lacksProduction(papers: readonly Paper[], wanted: readonly Paper[]): boolean {
  const isCancelled = papers.some(({ kind }) => kind === 'cancellation');
  return (
    !isCancelled &&
    papers.some((paper) => paper.kind === 'production' && !wanted.some((other) => isSamePaper(paper, other)))
  );
}

/** The combined state after a change is written. */
export function stateAfter(papers: readonly StoredJob[], { changed, added }: PaperChange): OrderPrintState {
  const becomes = new Map(changed.map((job) => [job.jobId, job]));
  return stateOfPapers([
    ...papers.map((job) => becomes.get(job.jobId) ?? job),
    ...added.map((paper) => ({ ...paper, state: 'queued' as const, isWithdrawn: false })),
  ]);
}

/**
 * The order with this state of its tickets, and the history entry. Null when nothing changes. A printed cancellation
 * slip does not make a cancelled order printed.
 */
export function nextByPapers(
  order: OrderCard,
  printState: OrderPrintState,
): { order: OrderCard; happened: Happening } | null {
  const isPrinted = order.isPrinted || (printState === 'printed' && order.status !== 'cancelled');
  if (printState === order.printState && isPrinted === order.isPrinted) return null;
  const next = { ...order, printState, isPrinted };
  if (isPrinted !== order.isPrinted) return { order: next, happened: 'printed' };
  return { order: next, happened: printState === 'failed' ? 'print-failed' : 'print-news' };
}

/** Cancels an order's tickets: withdraws unprinted ones, and adds a slip where one was or may be printed. */
export function cancelPapers(papers: readonly StoredJob[]): PaperChange {
  const ofOrder = papers.filter(({ kind }) => kind !== 'cancellation');
  const changed = ofOrder
    .filter(({ state, isWithdrawn }) => state !== 'printed' && !isWithdrawn)
    .map((job) => withdraw(job, TEXTS.orderCancelled));
  const seen = ofOrder.filter(
    ({ state, mayBePrinted }) => state === 'printed' || state === 'sent' || mayBePrinted,
  );
  return { changed, added: slipsFor(seen, papers) };
}

/** The missing slips for the places of these tickets. */
function slipsFor(seen: readonly StoredJob[], papers: readonly Paper[]): NewPaper[] {
  const slips = seen.map(({ station, items, targetDeviceId }) => ({
    kind: 'cancellation' as const,
    station,
    items,
    targetDeviceId,
    revision: 1,
  }));
  return slips
    .filter((slip, place) => slips.findLastIndex((other) => isSamePaper(slip, other)) === place)
    .filter((slip) => !papers.some((paper) => isSamePaper(paper, slip)));
}

export function isHeldBy(job: StoredJob, deviceId: number): boolean {
  return job.deviceId === deviceId && (job.state === 'sent' || job.state === 'failed');
}

export function withdraw(job: StoredJob, reason: string): StoredJob {
  return { ...job, state: 'expired', isWithdrawn: true, reason };
}

/** The ticket of a lost device: another device may print it, marked as a possible second copy. */
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

/** The ticket of a device that disconnected before it got the ticket. */
export function takeBack(job: StoredJob): StoredJob {
  return { ...job, state: 'queued', deviceId: job.kind === 'test' ? job.deviceId : null, sentAt: null };
}

/** The ticket when a device that counted as lost still has it unprinted, and no other took it; null otherwise. */
export function regain(job: StoredJob, deviceId: number, now: number): StoredJob | null {
  const isMine = job.kind !== 'test' || job.deviceId === deviceId;
  if (job.state !== 'queued' || !job.mayBePrinted || !isMine || job.expiresAt <= now) return null;
  return { ...job, state: 'sent', deviceId, sentAt: now };
}

/**
 * Expires a ticket, although its device may still print it. Tickets of a cancelled order no longer count, except the
 * slip.
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
export interface PaperReport {
  jobId: number;
  state: 'printed' | 'failed' | 'expired';
  reason: string | null;
  printer: string | null;
  /** Epoch milliseconds by the device's clock. */
  at: number;
  /** Whether the device returns a ticket on request: unchanged, or perhaps begun. Null when not requested. */
  givenBack: 'untouched' | 'perhaps-printed' | null;
}

/**
 * The job after a report; null when nothing changes or the device may not report it. A print counts from any current
 * or former device, in any state of the job.
 */
export function hear(job: StoredJob, report: PaperReport, deviceId: number, now: number): StoredJob | null {
  if (job.state === 'printed') return null;
  const isHolder = job.deviceId === deviceId && job.state !== 'queued';
  if (report.state === 'printed') {
    if (!isHolder && !job.mayBePrinted) return null;
    const at = Math.min(Math.max(report.at, job.sentAt ?? now), now);
    const printer = report.printer ?? job.printer;
    return { ...job, state: 'printed', reason: null, deviceId, printer, printedAt: at, isWithdrawn: false };
  }
  if (!isHolder) return null;
  // The device has released a withdrawn ticket, so it must not be asked again.
  if (isPrintOver(job.state))
    return job.isWithdrawn && report.state === 'expired' ? { ...job, deviceId: null } : null;
  if (report.givenBack !== null) return report.givenBack === 'untouched' ? takeBack(job) : release(job);
  // The device's clock expired the ticket, but our clock decides: if hours are left, the ticket is only lost.
  if (report.state === 'expired' && job.expiresAt - now > CLOCKS_DIFFER_MS) return release(job);
  const told = { state: report.state, reason: report.reason, printer: report.printer ?? job.printer };
  if (told.state === job.state && told.reason === job.reason && told.printer === job.printer) return null;
  return { ...job, ...told };
}

/** Applies reports about tickets of one order. A ticket of a cancelled order that was printed anyway gets its slip. */
export function hearAll(
  papers: readonly StoredJob[],
  reports: ReadonlyMap<number, PaperReport>,
  deviceId: number,
  { isOfCancelled, now }: { isOfCancelled: boolean; now: number },
): PaperChange {
  const changed = papers.flatMap((job) => {
    const report = reports.get(job.jobId);
    return (report && hear(job, report, deviceId, now)) ?? [];
  });
  const onPaper = changed.filter(({ state, kind }) => state === 'printed' && kind !== 'cancellation');
  return { changed, added: isOfCancelled ? slipsFor(onPaper, papers) : [] };
}

/**
 * The tickets to make for a user's request. `wanted`: the tickets that the order needs today. With `again`, printed
 * tickets are made once more. Unprinted and withdrawn ones are always made, pending ones never.
 */
export function papersForWish(
  papers: readonly StoredJob[],
  wanted: readonly PrintWish[],
  { again, station }: { again: boolean; station: string | null },
): NewPaper[] {
  const existing = papers.filter(
    (paper, index) => papers.findIndex((other) => isSamePaper(paper, other)) === index,
  );
  const asked = again && existing.length > 0 ? existing : wanted;
  return asked
    .filter((paper) => station === null || paper.station === station)
    .flatMap(({ kind, station: at, items, targetDeviceId }) => {
      const revisions = papers.filter(
        (paper) =>
          paper.kind === kind &&
          paper.station === at &&
          // A ticket for any device also counts for each device.
          (targetDeviceId === null ||
            paper.targetDeviceId === null ||
            paper.targetDeviceId === targetDeviceId),
      );
      if (revisions.some(({ state }) => !isPrintOver(state))) return [];
      if (!again && revisions.some(({ state }) => state === 'printed')) return [];
      const last = Math.max(0, ...revisions.map(({ revision }) => revision));
      return [{ kind, station: at, items, targetDeviceId, revision: last + 1 }];
    });
}
