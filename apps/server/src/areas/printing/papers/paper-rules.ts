import type { Happening } from '@comanda/domain/journal/kinds';
import type { OrderCard } from '@comanda/domain/orders/order';
import {
  isPrintOver,
  type OrderPrintState,
  orderPrintState,
  type PrintState,
  type PrintWish,
} from '@comanda/domain/printing/print-job';
import type { NewPaper, StoredJob } from '../jobs/print-jobs.writes.ts';
import { TEXTS } from '../jobs/texts.ts';

// What becomes of an order's papers: decided on while they are held, without a word to the database.

/** What is to be written about the papers of an order. */
export interface PaperChange {
  changed: readonly StoredJob[];
  added: readonly NewPaper[];
}

/** A device may give a paper up so much before its time: clocks are not all the same. */
const CLOCKS_DIFFER_MS = 60_000;

type SamePaper = Pick<PrintWish, 'kind' | 'station' | 'targetDeviceId'>;
type Paper = SamePaper & Pick<StoredJob, 'revision'>;
const isSamePaper = (one: SamePaper, other: SamePaper) =>
  one.kind === other.kind && one.station === other.station && one.targetDeviceId === other.targetDeviceId;

/**
 * Where an order's papers stand together: the last revision of each counts, withdrawn ones do not. While the kitchen lacks
 * a paper that somebody gave up the others do not make the order a printed one: nothing rings for it, and nothing says
 * that it is out.
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

/** A paper of the kitchen was given up and none of its kind and station is wanted instead. A cancelled order needs none. */
function lacksProduction(papers: readonly Paper[], wanted: readonly Paper[]): boolean {
  const isCancelled = papers.some(({ kind }) => kind === 'cancellation');
  return (
    !isCancelled &&
    papers.some((paper) => paper.kind === 'production' && !wanted.some((other) => isSamePaper(paper, other)))
  );
}

/** The state once a change is written. */
export function stateAfter(papers: readonly StoredJob[], { changed, added }: PaperChange): OrderPrintState {
  const becomes = new Map(changed.map((job) => [job.jobId, job]));
  return stateOfPapers([
    ...papers.map((job) => becomes.get(job.jobId) ?? job),
    ...added.map((paper) => ({ ...paper, state: 'queued' as const, isWithdrawn: false })),
  ]);
}

/**
 * The order with its papers in this state, and what to say about it; null when it stands there already. A cancelled
 * order is not printed by the slip that says so.
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

/** Papers of a cancelled order: what is not on paper is withdrawn, where something is or may be a slip says so. */
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

/** The slips that are missing where these papers came out. */
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

/** A device lost it: somebody else may print it, and the paper says that it may not be the first. */
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

/** It was given to somebody who is not there to get it. */
export function takeBack(job: StoredJob): StoredJob {
  return { ...job, state: 'queued', deviceId: job.kind === 'test' ? job.deviceId : null, sentAt: null };
}

/** A device that was believed lost still has it, not printed, and nobody else took it; null otherwise. */
export function regain(job: StoredJob, deviceId: number, now: number): StoredJob | null {
  const isMine = job.kind !== 'test' || job.deviceId === deviceId;
  if (job.state !== 'queued' || !job.mayBePrinted || !isMine || job.expiresAt <= now) return null;
  return { ...job, state: 'sent', deviceId, sentAt: now };
}

/** Its time is up; whoever has it may print it all the same. What belongs to a cancelled order nobody misses, but for the slip. */
export function expire(job: StoredJob, isOfCancelled: boolean): StoredJob {
  return {
    ...job,
    state: 'expired',
    reason: TEXTS.timeIsUp,
    mayBePrinted: job.mayBePrinted || job.state !== 'queued',
    isWithdrawn: isOfCancelled && job.kind !== 'cancellation',
  };
}

/** What a device says about one job. */
export interface PaperReport {
  jobId: number;
  state: 'printed' | 'failed' | 'expired';
  reason: string | null;
  printer: string | null;
  /** Epoch milliseconds of the device's clock. */
  at: number;
  /** It was asked back and is given back: as it came, or perhaps begun. Null: it was not asked back. */
  givenBack: 'untouched' | 'perhaps-printed' | null;
}

/**
 * What a job becomes by a report; null when it says nothing new or is not this device's to say. That it is on paper
 * counts from whoever has or had it, whatever was decided meanwhile.
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
  // It let go of what was withdrawn: nobody needs to ask it again.
  if (isPrintOver(job.state))
    return job.isWithdrawn && report.state === 'expired' ? { ...job, deviceId: null } : null;
  if (report.givenBack !== null) return report.givenBack === 'untouched' ? takeBack(job) : release(job);
  // By its clock nobody wants it any more. Ours decides: hours too early, it only lost the paper.
  if (report.state === 'expired' && job.expiresAt - now > CLOCKS_DIFFER_MS) return release(job);
  const told = { state: report.state, reason: report.reason, printer: report.printer ?? job.printer };
  if (told.state === job.state && told.reason === job.reason && told.printer === job.printer) return null;
  return { ...job, ...told };
}

/** Reports on papers of one order. A paper of a cancelled one that came out all the same gets its slip. */
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
 * The papers a person's wish makes. `wanted` are those the order needs today; again, those that came out before come
 * out once more; what never came out, or was given up, is made either way. What is on its way is left alone.
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
          // One that any device may print stands for those of each.
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
