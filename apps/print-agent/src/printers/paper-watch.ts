import { setTimeout as sleep } from 'node:timers/promises';
import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';
import { FAULTS } from '../texts.ts';
import { type PrintDocument, PrinterFault } from './printer-backend.ts';
import type { LastCondition } from './printer-condition.ts';
import type { PrinterVoice } from './printer-voice.ts';
import type { PrinterWord } from './query-printer.ts';
import type { TcpLine } from './tcp-line.ts';

/**
 * Some printers disconnect during every ticket. After this many such tickets in a row, a ticket is treated as
 * printed.
 */
const MAX_DISCONNECTS = 3;
/**
 * Approximate printing time per line, in milliseconds. The watch of a ticket has a minimum and a maximum
 * duration.
 */
const LINE_MS = 20;
const MIN_WATCH_MS = 300;
const LONGEST_WATCH_MS = 5_000;
const WATCH_EVERY_MS = 250;
const LINE_FEED = 0x0a;

export interface PaperWatchParts {
  name: string;
  voice: PrinterVoice;
  condition: LastCondition;
  /** Milliseconds that a printer may be silent after a ticket, if it answered before the ticket. */
  confirmMs: number;
  /**
   * Opens a second, short connection to see whether the printer is on, because a printer that is off accepts
   * none.
   */
  dialBriefly(signal: AbortSignal): Promise<TcpLine>;
}

/** Watches a printer that answers status questions, until the printing time of a ticket is over. */
export class PaperWatch {
  readonly #parts: PaperWatchParts;
  /** Number of tickets in a row during which the printer disconnected and was reachable again immediately. */
  #disconnects = 0;

  constructor(parts: PaperWatchParts) {
    this.#parts = parts;
  }

  /**
   * Waits for the end of a ticket. If the printer disconnects during the ticket, the ticket is not printed,
   * and this throws {@link PrinterFault}. Some printers disconnect after every ticket. For these, it stops
   * throwing after a few tickets, because the ticket would otherwise be repeated forever.
   */
  async toEnd(line: TcpLine, document: PrintDocument, signal: AbortSignal): Promise<void> {
    const { name, condition } = this.#parts;
    try {
      await this.#untilPrinted(line, document);
      this.#disconnects = 0;
    } catch (error) {
      if (condition.value.trouble !== null || signal.aborted) throw error;
      const isBack = await this.#isThere(signal);
      this.#disconnects = isBack ? this.#disconnects + 1 : 0;
      if (!isBack) condition.note(false, 'no-answer');
      if (this.#disconnects < MAX_DISCONNECTS)
        throw new PrinterFault(FAULTS.goneInside(name), { cause: error });
    }
  }

  /**
   * Returns when the printing time is over and the printer reports no fault. Throws {@link PrinterFault} if
   * the paper runs out or the printer disconnects, because the rest of the ticket is then lost.
   */
  async #untilPrinted(line: TcpLine, document: PrintDocument): Promise<void> {
    const { name, voice, confirmMs } = this.#parts;
    const through = performance.now() + printingMs(document.bytes);
    const until = through + confirmMs;
    let word: PrinterWord | null = null;
    while (performance.now() < until) {
      await Promise.race([sleep(WATCH_EVERY_MS), line.broken]);
      // A busy printer may be silent, so a missing answer is no fault yet.
      word = await voice.queryWhileBusy(line);
      if (line.hasHungUp()) throw new PrinterFault(FAULTS.goneInside(name));
      const trouble = word?.trouble ?? null;
      if (trouble === 'paper-out' || trouble === 'cover-open') throw this.#endedInside(trouble);
      if (word !== null && trouble === null && performance.now() >= through) return;
    }
    if (word?.trouble) throw this.#endedInside(word.trouble);
    throw new PrinterFault(FAULTS.goneInside(name));
  }

  #endedInside(trouble: PrinterTrouble): PrinterFault {
    this.#parts.condition.note(true, trouble);
    return new PrinterFault(FAULTS.endedInside(this.#parts.name, trouble));
  }

  /** True if the printer answers on a second connection. */
  async #isThere(signal: AbortSignal): Promise<boolean> {
    try {
      const line = await this.#parts.dialBriefly(signal);
      try {
        return (await this.#parts.voice.queryWhileBusy(line))?.trouble === null;
      } finally {
        line.drop();
      }
    } catch {
      return false;
    }
  }
}

/** Approximate printing time of a document. */
function printingMs(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === LINE_FEED) lines += 1;
  return Math.min(MIN_WATCH_MS + lines * LINE_MS, LONGEST_WATCH_MS);
}
