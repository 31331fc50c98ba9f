import type { PrintJob } from '@comanda/contract/printing/print-jobs.wire';
import { CASHIER_STATION, isPrintOver, STATE_NAMES } from '@comanda/domain/printing/print-job';
import { alarmTexts, kindTexts, paperTexts, troubleTexts } from './texts.ts';

/** 'Produção · Cozinha', 'Via do cliente · 2ª via': what a paper is. Where the cashier's come out goes without saying. */
export function paperName({ kind, station, revision }: PrintJob): string {
  const parts = [kindTexts[kind]];
  if (station !== CASHIER_STATION && station !== kindTexts[kind]) parts.push(station);
  if (revision > 1) parts.push(paperTexts.revision(revision));
  return parts.join(' · ');
}

/** 'Elgin i9 · Balcão': the printer and its machine, as far as they are known; empty when nobody has it yet. */
export function paperPlace({ printerName, deviceName }: PrintJob): string {
  return [printerName, deviceName].filter(Boolean).join(' · ');
}

/** The last paper of every kind and station, in the order they were first made: what stands today. */
export function lastPapers(jobs: readonly PrintJob[]): PrintJob[] {
  const last = new Map<string, PrintJob>();
  for (const job of [...jobs].sort((one, other) => one.jobId - other.jobId)) {
    const key = `${job.kind} ${job.targetDeviceId} ${job.station}`;
    const before = last.get(key);
    if (!before || job.revision >= before.revision) last.set(key, job);
  }
  return [...last.values()];
}

/** The papers still owed: of each kind and station the last one anybody wants, where that is not on paper. */
export function owedPapers(jobs: readonly PrintJob[]): PrintJob[] {
  return lastPapers(jobs.filter(({ isWithdrawn }) => !isWithdrawn)).filter(
    ({ state }) => state !== 'printed',
  );
}

/** True while an agent may still print it. */
export function isTried({ state }: PrintJob): boolean {
  return !isPrintOver(state);
}

/** True while somebody waits for it, also where its time is up: given up, it rings no more. */
export function isGivable({ state, isWithdrawn }: PrintJob): boolean {
  return state !== 'printed' && !isWithdrawn;
}

/** 'Falhou', 'Expirado': how it stands; one that was called off in time did not run out of it. */
export function paperState({ state, isWithdrawn, wait }: PrintJob): string {
  if (isWithdrawn) return paperTexts.withdrawn;
  // Behind a printer that does not print it is not 'Na impressora'.
  return state === 'sent' && wait !== null ? STATE_NAMES.queued : STATE_NAMES[state];
}

/** Why it is not out: the printer's own words, or what it waits for; null while nothing holds it up. */
export function paperReason({ reason, wait }: PrintJob): string | null {
  if (reason !== null || wait === null) return reason;
  const { cause, printer, deviceName, trouble } = wait;
  if (cause === 'no-printer') return alarmTexts.noPrinter;
  if (cause === 'device-off') return alarmTexts.deviceOff(deviceName ?? '');
  return alarmTexts.printer(printer ?? '', trouble === null ? alarmTexts.printsNot : troubleTexts[trouble]);
}
