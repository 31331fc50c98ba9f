import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import type { PrintJob } from '@comanda/contract/printing/print-jobs.wire';
import { owedPapers, paperName } from '../paper-words.ts';
import { alarmTexts } from '../texts.ts';

/** What of an order did not come out and why, in the words of its worst paper. */
export interface PrintAlarm {
  /** 'Cozinha, Via do cliente': every owed paper, the kitchen's by its station. */
  papers: string;
  /** The printer's own reason, or what to look at. */
  advice: string;
  /** The station the chosen action is about: the first that did not come out. */
  station: string | null;
}

function worstOf(owed: readonly PrintJob[]): PrintJob | undefined {
  return (
    owed.find(({ state }) => state === 'failed') ?? owed.find(({ state }) => state !== 'expired') ?? owed[0]
  );
}

function adviceOf(worst: PrintJob | undefined, devices: readonly PrintDevice[] | undefined): string {
  const areOff = devices !== undefined && !devices.some(({ isConnected }) => isConnected);
  if (worst?.state === 'failed') {
    const reason = [worst.printerName, worst.reason].filter(Boolean).join(': ');
    return reason ? `${reason}. ${alarmTexts.tellKitchen}` : alarmTexts.tellKitchen;
  }
  if (worst?.state === 'expired') return worst.reason ? `${worst.reason}.` : alarmTexts.expired;
  return areOff ? alarmTexts.agentsOff : alarmTexts.waiting;
}

/** Says what is owed of an order. While its papers are unknown only that something is. */
export function alarmOf(
  jobs: readonly PrintJob[] | undefined,
  devices: readonly PrintDevice[] | undefined,
): PrintAlarm {
  const owed = owedPapers(jobs ?? []);
  const worst = worstOf(owed);
  return {
    papers: owed
      .map((job) => (job.kind === 'production' || job.kind === 'cancellation' ? job.station : paperName(job)))
      .join(', '),
    advice: adviceOf(worst, devices),
    station: worst?.station ?? null,
  };
}
