import { PRINT_LIFE_MS } from '@comanda/domain/orders/printing/print-job';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { applyEntry, type HeldJob } from '../journal/journal-state.ts';
import { PaperFault, PrinterFault, type Sending } from '../printers/printer-backend.ts';
import { FAULTS, NEWS } from '../texts.ts';
import { drawPaper, markedTicket, optionsOf, toldOptions } from './draw-paper.ts';
import { type Copy, copiesOf, mayOpenDrawer } from './held-copies.ts';
import type { QueuedPaper } from './printer-queue.ts';
import type { QueueParts } from './queue-parts.ts';

type PaperParts = QueueParts & {
  signal: AbortSignal;
  /** Jobs with a copy on its way to its printer. */
  underWay: Set<number>;
  /** Called for a job that its printer refused. */
  refused(id: number): void;
};

/** The paper is no longer wanted: its job ended while it was being drawn. */
class Unwanted extends Error {}

/** One copy of a server's job in a printer's queue. */
export function createHeldPaper(parts: PaperParts, held: HeldJob, copy: Copy): QueuedPaper {
  const { journal, printers, draw, news, now, signal, underWay } = parts;
  const { job } = held;
  const since = performance.now();
  let lastReason: string | null = null;

  const isHeld = () => journal.state.held.get(job.id) === held;

  /** Logs and reports each reason once, until it changes. */
  function tellFailure(reason: string | null): void {
    if (reason === lastReason || !isHeld()) return;
    lastReason = reason;
    if (reason === null) return;
    news.say(NEWS.failed(job.comanda.title, copy.printer, reason));
    const impressora = copy.printer === '' ? null : copy.printer;
    news.report({ id: job.id, estado: 'falhou', motivo: reason, impressora, em: now() });
  }

  async function endJob(
    estado: 'impresso' | 'expirado',
    motivo: string | null,
    first: JournalEntry[],
  ): Promise<void> {
    const ended = { id: job.id, estado, motivo, impressora: copy.printer || null, em: now() };
    await write([...first, { t: 'ended', ...ended }]);
    news.report(ended);
  }

  /** A disk that refuses the lines does not undo the event. In the worst case it is printed again, marked. */
  async function write(entries: JournalEntry[]): Promise<void> {
    try {
      await journal.append(...entries);
    } catch {
      for (const entry of entries) applyEntry(journal.state, entry);
    }
  }

  const sending: Sending = {
    async begins() {
      if (!isHeld() || signal.aborted) throw new Unwanted();
      if (held.begun.has(copy.key)) return;
      // Set before it is on disk: a withdrawal in the meantime must see that the paper may be out.
      held.begun.add(copy.key);
      try {
        await journal.append({ t: 'begun', id: job.id, copy: copy.key });
      } catch (error) {
        held.begun.delete(copy.key);
        throw new PrinterFault(FAULTS.disk, { cause: error });
      }
      if (!isHeld()) throw new Unwanted();
    },
    waits: tellFailure,
    signal,
  };

  async function send(): Promise<number> {
    if (copy.printer === '') throw new PrinterFault(FAULTS.noPrinterTold);
    const printer = await printers.find(copy.printer);
    const told = toldOptions(journal.state.config);
    const options = optionsOf(printer, told.get(copy.printer) ?? told.get(printer.name));
    const ticket = held.begun.has(copy.key) ? markedTicket(job.comanda) : job.comanda;
    const opensDrawer = options.opensDrawer && mayOpenDrawer(job, copy);
    const paper = await drawPaper(draw, ticket, job.pagina, options, opensDrawer);
    await printer.backend.send(paper, sending);
    const done: JournalEntry = { t: 'done', id: job.id, copy: copy.key };
    // Set at once: when copies end together on several printers, exactly one must be the last.
    held.done.add(copy.key);
    const isLast = copiesOf(job).every(({ key }) => held.done.has(key));
    if (isHeld() && isLast) await endJob('impresso', null, [done]);
    else await write([done]);
    news.say(NEWS.printed(job.comanda.title, printer.name));
    return options.mode === 'driver' ? job.pausa : 0;
  }

  return {
    async isWanted() {
      if (!isHeld() || signal.aborted) return false;
      // A clock that is set back must not extend its life: the second limit uses a clock that never goes
      // back.
      if (now() < held.deadline && performance.now() - since < PRINT_LIFE_MS) return true;
      await endJob('expirado', lastReason ?? FAULTS.expired, []);
      return false;
    },
    async print() {
      const wasBegun = held.begun.has(copy.key);
      underWay.add(job.id);
      try {
        return await send();
      } catch (error) {
        const isUntouched = error instanceof PrinterFault && error.isUntouched;
        if (isUntouched && !wasBegun && held.begun.has(copy.key)) {
          await write([{ t: 'untouched', id: job.id, copy: copy.key }]);
        }
        throw error;
      } finally {
        underWay.delete(job.id);
      }
    },
    failed(error) {
      if (error instanceof Unwanted || !isHeld()) return 'drop';
      const isTold = error instanceof PrinterFault || error instanceof PaperFault;
      if (!signal.aborted) tellFailure(isTold ? error.message : FAULTS.unexpected);
      parts.refused(job.id);
      return 'keep';
    },
  };
}
