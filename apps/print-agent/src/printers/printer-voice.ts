import { askPrinter, type PrinterWord } from './ask-printer.ts';
import type { TcpLine } from './tcp-line.ts';

/** A silent printer is asked again after this time, between tickets, because it may have been replaced. */
const MUTE_MS = 10 * 60_000;
/** After this many missed answers in a row, a printer counts as silent. */
const MAX_MISSES = 3;

/** A record of how one printer has answered status questions so far. */
export class PrinterVoice {
  readonly #answerMs: number;
  /** True if it answers status questions; null before the first one. */
  #speaks: boolean | null = null;
  #misses = 0;
  /** Number of times in a row it answered only the first question. After some of them, it gets no others. */
  #halfAnswers = 0;
  #mutedAt = 0;

  /** A printer answers within `answerMs` or not at all. */
  constructor(answerMs: number) {
    this.#answerMs = answerMs;
  }

  /** A silent printer gets no question before a ticket. */
  get isMute(): boolean {
    return this.#speaks === false;
  }

  /** True if a check should ask it: a silent one only after a long time. */
  get isWorthAsking(): boolean {
    return !this.isMute || performance.now() - this.#mutedAt > MUTE_MS;
  }

  /** Its status; null without an answer. The result does not count as evidence, because the printer may be busy. */
  askWhileBusy(line: TcpLine): Promise<PrinterWord | null> {
    return askPrinter(line, { answerMs: this.#answerMs, isBrief: this.#halfAnswers >= MAX_MISSES });
  }

  /**
   * Its status; null without an answer. A printer that disconnects at its first question is not asked again; this call
   * still rejects.
   */
  async ask(line: TcpLine, signal: AbortSignal): Promise<PrinterWord | null> {
    try {
      const answer = await this.askWhileBusy(line);
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
    // A disconnected printer cannot answer, so this does not count as a missed answer.
    if (!line.hasHungUp() && (this.#speaks !== true || this.#misses >= MAX_MISSES)) this.#mute();
  }

  #mute(): void {
    this.#speaks = false;
    this.#misses = 0;
    this.#mutedAt = performance.now();
  }
}
