import { type PrinterWord, queryPrinter } from './query-printer.ts';
import type { TcpLine } from './tcp-line.ts';

/**
 * Milliseconds after which a silent printer is asked again, between two tickets, because it may have been
 * replaced.
 */
const MUTE_MS = 10 * 60_000;
/** After this many missing answers in a row, a printer is treated as silent. */
const MAX_MISSES = 3;

/** Records how one printer answers status questions. */
export class PrinterVoice {
  readonly #answerMs: number;
  /** True if the printer answers status questions. Null before the first question. */
  #speaks: boolean | null = null;
  #misses = 0;
  /**
   * Number of times in a row that the printer answered only the first question. After a few times, the
   * printer gets only that question.
   */
  #halfAnswers = 0;
  #mutedAt = 0;

  /** `answerMs`: limit for an answer, because a printer answers quickly or not at all. */
  constructor(answerMs: number) {
    this.#answerMs = answerMs;
  }

  /** True for a silent printer. It gets no question before a ticket. */
  get isMute(): boolean {
    return this.#speaks === false;
  }

  /** True if a check should ask the printer. A silent printer is asked only after a long time. */
  get isWorthQuerying(): boolean {
    return !this.isMute || performance.now() - this.#mutedAt > MUTE_MS;
  }

  /**
   * Asks for the status. Null if there is no answer. A missing answer is not recorded, because the printer
   * may be busy.
   */
  queryWhileBusy(line: TcpLine): Promise<PrinterWord | null> {
    return queryPrinter(line, { answerMs: this.#answerMs, isBrief: this.#halfAnswers >= MAX_MISSES });
  }

  /**
   * Asks for the status. Null if there is no answer. If a printer disconnects at its first question, it is
   * never asked again, and this call rejects.
   */
  async query(line: TcpLine, signal: AbortSignal): Promise<PrinterWord | null> {
    try {
      const answer = await this.queryWhileBusy(line);
      this.#receive(answer, line);
      return answer;
    } catch (error) {
      if (this.#speaks !== true && !signal.aborted) this.#mute();
      throw error;
    }
  }

  #receive(answer: PrinterWord | null, line: TcpLine): void {
    if (answer !== null) {
      this.#speaks = true;
      this.#misses = 0;
      if (!answer.isComplete) this.#halfAnswers += 1;
      else if (this.#halfAnswers < MAX_MISSES) this.#halfAnswers = 0;
      return;
    }
    this.#misses += 1;
    // A printer that has disconnected cannot answer, so it is not marked as silent.
    if (!line.hasHungUp() && (this.#speaks !== true || this.#misses >= MAX_MISSES)) this.#mute();
  }

  #mute(): void {
    this.#speaks = false;
    this.#misses = 0;
    this.#mutedAt = performance.now();
  }
}
