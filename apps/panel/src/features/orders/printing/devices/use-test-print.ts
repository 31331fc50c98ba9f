import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { NO_PRINTER, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { testTicket } from '@comanda/domain/orders/printing/ticket/test-ticket';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { readSession } from '../../../../shared/session/stored-session.ts';
import { findPrint, sendGiveUp, sendTestPage } from '../api/print-devices.ts';
import { printLocally } from '../local/local-printing.ts';
import { ModuleFailure, printFailureText } from '../local/module-failure.ts';
import { localTexts, printerTexts } from './texts.ts';

/** Timeout of a test page in ms. A printer slower than this would print tickets too late. */
const patienceMs = 15_000;
const checkEveryMs = 700;

/** Prints a page and waits until it is printed. A failed page is withdrawn, so that it is not printed later. */
async function printOnDevice(deviceId: number, printer: string): Promise<void> {
  const [first] = await sendTestPage(deviceId, printer);
  if (first === undefined) throw new Error(printerTexts.testLate(printer));
  const until = Date.now() + patienceMs;
  for (let job = first; job.state !== 'printed'; job = (await findPrint(job.jobId)) ?? job) {
    const isRefused = job.state === 'failed' || job.state === 'expired';
    if (isRefused || Date.now() >= until) {
      await sendGiveUp(job.jobId).catch(() => undefined);
      const { reason } = job;
      throw new Error(
        isRefused && reason ? printerTexts.testFailed(printer, reason) : printerTexts.testLate(printer),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs));
  }
}

/**
 * Prints a test page on a computer's printer, or through this browser's print module (`device` null). The
 * module already uses unsaved changes of the settings. Fails with 'Impressora não selecionada…' if no printer
 * is chosen.
 */
export function useTestPrint(device: PrintDevice | null, settings: PrintSettings) {
  const printing = useMutation({
    mutationFn: async (printer: string) => {
      if (printer === NO_PRINTER) throw new ModuleFailure('no-printer');
      if (device) return printOnDevice(device.deviceId, printer);
      const storeName = readSession()?.storeName ?? '';
      const page = {
        storeName,
        printerName: printer,
        at: Date.now(),
        timeZone: shownTimeZone(),
        jobId: null,
      };
      await printLocally(settings, { kind: 'test', ticket: testTicket(page), printer, copies: 1 });
    },
    meta: { silent: true },
    onSuccess: (_done, printer) => toast.success(printerTexts.testPrinted(printer)),
    onError: (failure) => {
      const text =
        failure instanceof ModuleFailure ? printFailureText(failure, settings.method) : failure.message;
      void alertDialog({ text: text === '' ? localTexts.broken : text });
    },
  });
  return { print: (printer: string) => printing.mutate(printer), isPrinting: printing.isPending };
}
