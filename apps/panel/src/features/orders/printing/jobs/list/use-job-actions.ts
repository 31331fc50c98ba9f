import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendGiveUp, sendPrintOrder } from '../api/print-calls.ts';
import { isTried } from '../job-words.ts';
import { openPrinterChoice } from '../printer-choice/open-printer-choice.ts';
import { jobTexts, printTexts } from '../texts.ts';

/** The printer that blocks tickets; null if it is unknown. */
function failedOf(jobs: readonly PrintJob[]): { deviceId: number; printer: string } | null {
  const wait = jobs.find((job) => job.wait?.printer != null)?.wait;
  return wait?.deviceId == null || wait.printer === null
    ? null
    : { deviceId: wait.deviceId, printer: wait.printer };
}

/** Withdraws tickets. A ticket that is already removed or printed is no failure. */
async function giveUpJobs(jobs: readonly Pick<PrintJob, 'jobId'>[]): Promise<void> {
  for (const { jobId } of jobs) {
    try {
      await sendGiveUp(jobId);
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
    }
  }
}

/** The actions on an order's tickets: print again, print on another printer, withdraw. */
export function useJobActions(orderId: number) {
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      await alertDialog({ title: printTexts.attention, text: failureText(failure, printTexts) });
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['printing', 'order', orderId] });
      void queries.invalidateQueries({ queryKey: ['printing', 'owed'] });
    }
  };

  return {
    isBusy,
    /** Prints the same station's tickets again, marked as a 2nd copy. */
    printAgain: (station: string) =>
      void run(async () => {
        await sendPrintOrder({ orderId, again: true, station });
        toast.success(printTexts.secondRequested);
      }),
    /**
     * Asks for a printer and prints there. Other tickets that wait for the old printer move to the new one,
     * too.
     */
    printElsewhere: (station: string, jobs: readonly PrintJob[]) =>
      openPrinterChoice.open({
        orderIds: [orderId],
        stations: [station],
        failed: failedOf(jobs),
        // Tickets that an agent may still print move to the chosen printer. All others are printed again.
        reprint: jobs.some(isTried) ? null : 'again',
      }),
    /** Asks for confirmation, because the kitchen gets no other information about the order. */
    giveUp: (jobs: readonly PrintJob[], warning: string) =>
      void run(async () => {
        const isSure = await alertDialog({
          title: jobTexts.giveUpTitle,
          text: warning,
          confirmText: jobTexts.giveUp,
          cancelText: jobTexts.keep,
          isDestructive: true,
        });
        if (!isSure) return;
        await giveUpJobs(jobs);
        toast.info(jobTexts.gaveUp);
      }),
  };
}
