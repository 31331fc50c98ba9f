import type { AgentPage } from '@comanda/contract/orders/printing/print-agent-events';
import type { Ticket } from '@comanda/domain/orders/printing/ticket/ticket';
import { PrinterFault } from '../printers/printer-backend.ts';
import { FAULTS, MESSAGES } from '../texts.ts';
import { configuredOptions, drawDocument, optionsOf } from './draw-document.ts';
import type { PrinterQueue } from './printer-queue.ts';
import type { QueueParts } from './queue-parts.ts';

/** A print request from a page that is open on this machine. */
export interface LocalPrint {
  printer: string;
  ticket: Ticket;
  page: AgentPage;
  copies: number;
}

/**
 * Milliseconds that a page waits for the result. If printing has not begun by then, the print is cancelled.
 */
const PATIENCE_MS = 20_000;

/**
 * Prints for pages, in the same queues as the server's jobs. Saves nothing on disk and retries nothing,
 * because the page gets the result and decides. Rejects with {@link PrinterFault}.
 */
export function createLocalJobs(
  parts: QueueParts,
  queueOf: (printer: string) => PrinterQueue,
  stopping: AbortSignal,
): (print: LocalPrint) => Promise<void> {
  const { journal, printers, draw, events } = parts;

  async function send(print: LocalPrint, signal: AbortSignal, begins: () => void): Promise<void> {
    const printer = await printers.find(print.printer);
    const configured = configuredOptions(journal.state.config).get(printer.name);
    const document = await drawDocument(
      draw,
      print.ticket,
      print.page,
      optionsOf(printer, configured),
      false,
    );
    await printer.backend.send(document, {
      begins: async () => {
        if (signal.aborted) throw new PrinterFault(FAULTS.tooLong);
        begins();
      },
      waits: () => undefined,
      signal,
    });
    events.log(MESSAGES.printed(print.ticket.title, printer.name));
  }

  return async (print) => {
    const late = AbortSignal.timeout(PATIENCE_MS);
    const name = await printers.nameOf(print.printer);
    for (let left = print.copies; left > 0; left -= 1) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const giveUp = () => reject(new PrinterFault(FAULTS.tooLong));
      late.addEventListener('abort', giveUp);
      queueOf(name).add({
        isWanted: async () => !late.aborted && !stopping.aborted,
        async print() {
          await send(print, AbortSignal.any([late, stopping]), () =>
            late.removeEventListener('abort', giveUp),
          );
          resolve();
          return 0;
        },
        failed(error) {
          reject(error);
          return 'drop';
        },
      });
      if (late.aborted) giveUp();
      await promise;
    }
  };
}
