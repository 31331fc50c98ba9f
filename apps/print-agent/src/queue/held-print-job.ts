import { PRINT_LIFE_MS } from '@comanda/domain/orders/printing/print-job';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { applyEntry, type HeldJob } from '../journal/journal-state.ts';
import { PrinterFault, TicketFault } from '../printers/printer-backend.ts';
import { FAULTS, MESSAGES } from '../texts.ts';
import { configuredOptions, drawDocument, markedTicket, optionsOf } from './draw-document.ts';
import { type Copy, copiesOf, mayOpenDrawer } from './held-copies.ts';
import type { QueuedJob } from './printer-queue.ts';
import type { QueueParts } from './queue-parts.ts';

type HeldJobParts = QueueParts & {
  signal: AbortSignal;
  /** Jobs with a copy that is being sent to the printer. */
  underWay: Set<number>;
  /** Called for a job that its printer refused. */
  refused(id: number): void;
};

/** The job ended during the drawing, so its ticket is no longer wanted. */
class Unwanted extends Error {}

/** One copy of a server's job in a printer's queue. */
export class HeldPrintJob implements QueuedJob {
  readonly #parts: HeldJobParts;
  readonly #held: HeldJob;
  readonly #copy: Copy;
  readonly #since = performance.now();
  #lastReason: string | null = null;

  constructor(parts: HeldJobParts, held: HeldJob, copy: Copy) {
    this.#parts = parts;
    this.#held = held;
    this.#copy = copy;
  }

  async isWanted(): Promise<boolean> {
    const { now, signal } = this.#parts;
    if (!this.#isHeld() || signal.aborted) return false;
    // If a person sets the clock back, the job must not live longer. The second condition therefore uses a
    // monotonic clock.
    if (now() < this.#held.deadline && performance.now() - this.#since < PRINT_LIFE_MS) return true;
    await this.#endJob('expirado', this.#lastReason ?? FAULTS.expired, []);
    return false;
  }

  async print(): Promise<number> {
    const { job, begun } = this.#held;
    const { key } = this.#copy;
    const { underWay } = this.#parts;
    const wasBegun = begun.has(key);
    underWay.add(job.id);
    try {
      return await this.#send();
    } catch (error) {
      const isUntouched = error instanceof PrinterFault && error.isUntouched;
      if (isUntouched && !wasBegun && begun.has(key)) {
        await this.#write([{ t: 'untouched', id: job.id, copy: key }]);
      }
      throw error;
    } finally {
      underWay.delete(job.id);
    }
  }

  failed(error: unknown): 'keep' | 'drop' {
    if (error instanceof Unwanted || !this.#isHeld()) return 'drop';
    const isShown = error instanceof PrinterFault || error instanceof TicketFault;
    if (!this.#parts.signal.aborted) this.#showFailure(isShown ? error.message : FAULTS.unexpected);
    this.#parts.refused(this.#held.job.id);
    return 'keep';
  }

  async #send(): Promise<number> {
    const { job, begun } = this.#held;
    const { journal, printers, draw, events, signal } = this.#parts;
    const copy = this.#copy;
    if (copy.printer === '') throw new PrinterFault(FAULTS.noPrinterChosen);
    const printer = await printers.find(copy.printer);
    const configured = configuredOptions(journal.state.config);
    const options = optionsOf(printer, configured.get(copy.printer) ?? configured.get(printer.name));
    const ticket = begun.has(copy.key) ? markedTicket(job.comanda) : job.comanda;
    const opensDrawer = options.opensDrawer && mayOpenDrawer(job, copy);
    const document = await drawDocument(draw, ticket, job.pagina, options, opensDrawer);
    await printer.backend.send(document, {
      begins: () => this.#begin(),
      waits: (reason) => this.#showFailure(reason),
      signal,
    });
    await this.#finish();
    events.log(MESSAGES.printed(job.comanda.title, printer.name));
    return options.mode === 'driver' ? job.pausa : 0;
  }

  async #begin(): Promise<void> {
    const { job, begun } = this.#held;
    const { key } = this.#copy;
    if (!this.#isHeld() || this.#parts.signal.aborted) throw new Unwanted();
    if (begun.has(key)) return;
    // Set before the write to disk. If the job is withdrawn during the write, the withdrawal must see that
    // the ticket may be printed.
    begun.add(key);
    try {
      await this.#parts.journal.append({ t: 'begun', id: job.id, copy: key });
    } catch (error) {
      begun.delete(key);
      throw new PrinterFault(FAULTS.disk, { cause: error });
    }
    if (!this.#isHeld()) throw new Unwanted();
  }

  async #finish(): Promise<void> {
    const { job, done } = this.#held;
    const line: JournalEntry = { t: 'done', id: job.id, copy: this.#copy.key };
    // Set immediately. If the last copies end at the same time on several printers, only one of them must
    // count as the last.
    done.add(this.#copy.key);
    const isLast = copiesOf(job).every(({ key }) => done.has(key));
    if (this.#isHeld() && isLast) await this.#endJob('impresso', null, [line]);
    else await this.#write([line]);
  }

  #isHeld(): boolean {
    return this.#parts.journal.state.held.get(this.#held.job.id) === this.#held;
  }

  /** Logs and reports the reason of a failure, and only once until the reason changes. */
  #showFailure(reason: string | null): void {
    if (reason === this.#lastReason || !this.#isHeld()) return;
    this.#lastReason = reason;
    if (reason === null) return;
    const { events, now } = this.#parts;
    const { job } = this.#held;
    const { printer } = this.#copy;
    events.log(MESSAGES.failed(job.comanda.title, printer, reason));
    const impressora = printer === '' ? null : printer;
    events.report({ id: job.id, estado: 'falhou', motivo: reason, impressora, em: now() });
  }

  async #endJob(
    estado: 'impresso' | 'expirado',
    motivo: string | null,
    first: JournalEntry[],
  ): Promise<void> {
    const { events, now } = this.#parts;
    const impressora = this.#copy.printer || null;
    const ended = { id: this.#held.job.id, estado, motivo, impressora, em: now() };
    await this.#write([...first, { t: 'ended', ...ended }]);
    events.report(ended);
  }

  /**
   * Writes lines to the journal. If the disk refuses them, the agent continues as if they were saved. At
   * worst, the ticket is printed again with a mark.
   */
  async #write(entries: JournalEntry[]): Promise<void> {
    const { journal } = this.#parts;
    try {
      await journal.append(...entries);
    } catch {
      for (const entry of entries) applyEntry(journal.state, entry);
    }
  }
}
