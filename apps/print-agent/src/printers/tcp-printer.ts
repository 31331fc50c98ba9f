import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS } from '../texts.ts';
import { PaperWatch } from './paper-watch.ts';
import { type PrintDocument, type PrinterBackend, PrinterFault, type Sending } from './printer-backend.ts';
import { LastCondition, type PrinterCondition } from './printer-condition.ts';
import { PrinterVoice } from './printer-voice.ts';
import type { PrinterWord } from './query-printer.ts';
import { dial, type TcpLine } from './tcp-line.ts';

/** Time limit of each step. Raw TCP printing has three steps: connect, write, disconnect. */
const PATIENCE_MS = 5_000;
const ANSWER_MS = 200;
/** Time limit of a check, which must not delay a ticket. */
const CHECK_PATIENCE_MS = 2_000;
const SECOND_CHECK_MS = 1_000;
const CHUNK_BYTES = 4 * 1024;
/**
 * A printer that is off refuses bytes within this time, in milliseconds. A printer that accepts bytes for
 * longer has only closed its own side.
 */
const VERDICT_MS = 50;
/** A printer that answered before a ticket must answer again within this time after the ticket. */
const CONFIRM_MS = 5_000;

export interface TcpPrinterOptions {
  /** Name of the printer for people. */
  name: string;
  host: string;
  port: number;
  /** Time limit of every step: connecting, one piece of the document, disconnecting. */
  patienceMs?: number;
  /** Milliseconds that a ticket waits for the status of its printer. */
  answerMs?: number;
  /** Milliseconds that a printer may be silent after a ticket, if it answered before the ticket. */
  confirmMs?: number;
  /** Delay before a failed check is repeated. */
  secondCheckMs?: number;
  /** Called whenever `condition` changes. */
  changed?(): void;
}

export interface TcpPrinter extends PrinterBackend {
  readonly condition: PrinterCondition;
  /**
   * Checks the status. Does nothing during a ticket, because the ticket itself shows the status. A new ticket
   * interrupts the check. Never rejects.
   */
  check(): Promise<void>;
}

/**
 * A printer on raw TCP (9100). If it answers at all, its status is read before each ticket. A printer that
 * closes the connection before the end has a fault that a person must repair. A ticket counts as printed if
 * the printer answers before and after the ticket. If the printer fails in between, we cannot know how much
 * it printed. A silent printer only shows that it accepted all bytes. A retry would print the ticket again
 * and again.
 */
export function createTcpPrinter(options: TcpPrinterOptions): TcpPrinter {
  return new RawPrinter(options);
}

class RawPrinter implements TcpPrinter {
  readonly #name: string;
  readonly #address: { host: string; port: number };
  readonly #patienceMs: number;
  readonly #secondCheckMs: number;
  readonly #condition: LastCondition;
  readonly #voice: PrinterVoice;
  readonly #watch: PaperWatch;
  #tickets = 0;
  #checking: { end: AbortController; ended: Promise<void> } | null = null;

  constructor(options: TcpPrinterOptions) {
    const { name, host, port, confirmMs = CONFIRM_MS } = options;
    this.#name = name;
    this.#address = { host, port };
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
    this.#secondCheckMs = options.secondCheckMs ?? SECOND_CHECK_MS;
    this.#condition = new LastCondition(() => options.changed?.());
    this.#voice = new PrinterVoice(options.answerMs ?? ANSWER_MS);
    this.#watch = new PaperWatch({
      name,
      voice: this.#voice,
      condition: this.#condition,
      confirmMs,
      dialBriefly: (signal) => this.#dialBriefly(signal),
    });
  }

  get condition(): PrinterCondition {
    return this.#condition.value;
  }

  async check(): Promise<void> {
    if (this.#tickets > 0 || this.#checking !== null) return;
    const end = new AbortController();
    const ended = this.#checkTwice(end.signal);
    this.#checking = { end, ended };
    await ended;
    this.#checking = null;
  }

  async send(document: PrintDocument, sending: Sending): Promise<void> {
    this.#tickets += 1;
    try {
      this.#checking?.end.abort();
      await this.#checking?.ended;
      await this.#sendDocument(document, sending);
    } finally {
      this.#tickets -= 1;
    }
  }

  async #sendDocument(document: PrintDocument, sending: Sending): Promise<void> {
    const patienceMs = this.#patienceMs;
    const { line, hasSpoken } = await this.#reach(sending.signal);
    let isTaken = false;
    try {
      await sending.begins();
      await speak(line, document, patienceMs, sending.signal);
      if (hasSpoken) await this.#watch.toEnd(line, document, sending.signal);
      // After a good status, an error at the end of the connection does not matter.
      const isSent = await line.end(patienceMs).catch((error: unknown) => {
        if (hasSpoken) return true;
        throw error;
      });
      if (!isSent) throw new PrinterFault(FAULTS.stuck);
      isTaken = true;
      this.#condition.note(true, null);
    } finally {
      if (isTaken) line.letGo();
      else line.drop();
    }
  }

  /**
   * Connects to a ready printer. `hasSpoken`: the printer itself reported ready. Throws {@link PrinterFault}
   * before any byte is printed.
   */
  async #reach(signal: AbortSignal): Promise<{ line: TcpLine; hasSpoken: boolean }> {
    const line = await this.#reachAnyhow(signal);
    if (this.#voice.isMute) return { line, hasSpoken: false };
    let word: PrinterWord | null;
    try {
      word = await this.#voice.query(line, signal);
    } catch (error) {
      line.drop();
      if (!this.#voice.isMute) throw error;
      return { line: await this.#reachAnyhow(signal), hasSpoken: false };
    }
    const trouble = word?.trouble ?? null;
    if (trouble === null) return { line, hasSpoken: word !== null };
    line.drop();
    this.#condition.note(true, trouble);
    throw new PrinterFault(FAULTS.inTrouble(this.#name, trouble), { isUntouched: true });
  }

  async #reachAnyhow(signal: AbortSignal): Promise<TcpLine> {
    try {
      return await dial({ ...this.#address, patienceMs: this.#patienceMs, signal });
    } catch (error) {
      if (!signal.aborted) this.#condition.note(false, 'no-answer');
      throw error;
    }
  }

  #dialBriefly(signal: AbortSignal): Promise<TcpLine> {
    const patienceMs = Math.min(this.#patienceMs, CHECK_PATIENCE_MS);
    return dial({ ...this.#address, patienceMs, signal });
  }

  async #checkTwice(signal: AbortSignal): Promise<void> {
    try {
      // Tries twice, because a printer that is busy with another client refuses the first connection.
      await this.#checkOnce(signal).catch(async () => {
        await sleep(this.#secondCheckMs, undefined, { signal });
        await this.#checkOnce(signal);
      });
    } catch {
      if (!signal.aborted) this.#condition.note(false, 'no-answer');
    }
  }

  async #checkOnce(signal: AbortSignal): Promise<void> {
    const line = await this.#dialBriefly(signal);
    const drop = () => line.drop();
    signal.addEventListener('abort', drop);
    try {
      const word = this.#voice.isWorthQuerying ? await this.#voice.query(line, signal) : null;
      this.#condition.note(true, word?.trouble ?? null);
      await line.end(CHECK_PATIENCE_MS);
    } finally {
      signal.removeEventListener('abort', drop);
      drop();
    }
  }
}

async function speak(
  line: TcpLine,
  document: PrintDocument,
  patienceMs: number,
  signal: AbortSignal,
): Promise<void> {
  signal.addEventListener('abort', () => line.break(FAULTS.stopping), { once: true });
  const write = async (bytes: Uint8Array) => {
    if (!(await line.write(bytes, patienceMs))) throw new PrinterFault(FAULTS.stuck);
  };
  const last = document.bytes.length - 1;
  for (let at = 0; at < last; at += CHUNK_BYTES) {
    await write(document.bytes.subarray(at, Math.min(at + CHUNK_BYTES, last)));
  }
  // Waits before the last byte. If the printer is off, it refuses the earlier bytes in this time.
  if (line.hasHungUp()) await Promise.race([sleep(VERDICT_MS), line.broken]);
  await write(document.bytes.subarray(Math.max(last, 0)));
}
