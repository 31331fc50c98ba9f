import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { CASHIER_STATION, isPrintOver, STATE_NAMES } from '@comanda/domain/orders/printing/print-job';
import { alarmTexts, jobTexts, kindTexts, troubleTexts } from './texts.ts';

/** The name of a ticket: 'Produção · Cozinha', 'Via do cliente · 2ª via'. The cashier's station is not named. */
export function jobName({ kind, station, revision }: PrintJob): string {
  const parts = [kindTexts[kind]];
  if (station !== CASHIER_STATION && station !== kindTexts[kind]) parts.push(station);
  if (revision > 1) parts.push(jobTexts.revision(revision));
  return parts.join(' · ');
}

/** The printer and its computer, if known: 'Elgin i9 · Balcão'. Empty while no device has the ticket. */
export function jobPlace({ printerName, deviceName }: PrintJob): string {
  return [printerName, deviceName].filter(Boolean).join(' · ');
}

/** The current ticket of every kind and station, sorted by their first creation. */
export function lastJobs(jobs: readonly PrintJob[]): PrintJob[] {
  const last = new Map<string, PrintJob>();
  for (const job of [...jobs].sort((one, other) => one.jobId - other.jobId)) {
    const key = `${job.kind} ${job.targetDeviceId} ${job.station}`;
    const before = last.get(key);
    if (!before || job.revision >= before.revision) last.set(key, job);
  }
  return [...last.values()];
}

/**
 * The tickets that are still to be printed: for each kind and station the last ticket, unless withdrawn or
 * printed.
 */
export function owedJobs(jobs: readonly PrintJob[]): PrintJob[] {
  return lastJobs(jobs.filter(({ isWithdrawn }) => !isWithdrawn)).filter(({ state }) => state !== 'printed');
}

/** True while an agent may still try to print the job. */
export function isTried({ state }: PrintJob): boolean {
  return !isPrintOver(state);
}

/** True while a person can withdraw the job, even after it has expired. Withdrawing stops the alarm. */
export function isGivable({ state, isWithdrawn }: PrintJob): boolean {
  return state !== 'printed' && !isWithdrawn;
}

/** The state as text: 'Falhou', 'Expirado'. A withdrawn ticket never counts as expired. */
export function jobState({ state, isWithdrawn, wait }: PrintJob): string {
  if (isWithdrawn) return jobTexts.withdrawn;
  // A ticket that waits for a blocked printer is not in the printer yet.
  return state === 'sent' && wait !== null ? STATE_NAMES.queued : STATE_NAMES[state];
}

/** Why the ticket is not printed: the printer's own text, or the cause of the wait; null if nothing blocks it. */
export function jobReason({ reason, wait }: PrintJob): string | null {
  if (reason !== null || wait === null) return reason;
  const { cause, printer, deviceName, trouble } = wait;
  if (cause === 'no-printer') return alarmTexts.noPrinter;
  if (cause === 'device-off') return alarmTexts.deviceOff(deviceName ?? '');
  return alarmTexts.printer(printer ?? '', trouble === null ? alarmTexts.printsNot : troubleTexts[trouble]);
}
