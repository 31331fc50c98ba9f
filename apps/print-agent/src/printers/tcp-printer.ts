import { setTimeout as sleep } from 'node:timers/promises';
import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';
import { FAULTS } from '../texts.ts';
import { askPrinter, type PrinterWord } from './ask-printer.ts';
import { type Paper, type PrinterBackend, PrinterFault, type Sending } from './printer-backend.ts';
import { type DialOptions, dial, type TcpLine } from './tcp-line.ts';

/** Timeout of each step. Raw TCP printing has three: connect, write, disconnect. */
const PATIENCE_MS = 5_000;
const ANSWER_MS = 200;
/** Timeout of a check, which must not delay a ticket. */
const LOOK_PATIENCE_MS = 2_000;
const SECOND_LOOK_MS = 1_000;
const CHUNK_BYTES = 4 * 1024;
/** A disconnected printer either refuses bytes within this time, or it only ended its own side. */
const VERDICT_MS = 50;
/** A silent printer is asked again after this time, between tickets: it may have been replaced. */
const MUTE_MS = 10 * 60_000;
/** A printer that answered before a paper must answer after it. It may be too busy for this long. */
const CONFIRM_MS = 5_000;
/** After this many missed answers in a row, a printer counts as silent. */
const MOST_MISSES = 3;
/** Approximate printing time per line. The longest ticket is not watched to its end. */
const LINE_MS = 20;
const LEAST_WATCH_MS = 300;
const LONGEST_WATCH_MS = 5_000;
const WATCH_EVERY_MS = 250;
const LINE_FEED = 0x0a;

export interface TcpPrinterOptions {
  /** The name that people use. */
  name: string;
  host: string;
  port: number;
  /** Timeout of every step: connecting, one piece of the paper, disconnecting. */
  patienceMs?: number;
  /** How long a paper waits for the printer's status. */
  answerMs?: number;
  /** How long a printer that answered before a paper may be silent after it. */
  confirmMs?: number;
  /** Delay before a failed check is repeated. */
  secondLookMs?: number;
  /** Called whenever `condition` changes. */
  changed?(): void;
}

/** The status of a printer when it was last contacted. */
export interface PrinterCondition {
  /** Null before the first contact. */
  isOnline: boolean | null;
  trouble: PrinterTrouble | null;
}

export interface TcpPrinter extends PrinterBackend {
  readonly condition: PrinterCondition;
  /**
   * Checks the status, unless a paper is being sent, which shows more. A new paper interrupts the check.
   * Never fails.
   */
  look(): Promise<void>;
}

/**
 * A printer on raw TCP (9100). Its status is read before each paper, if it answers at all. A printer that
 * closes the connection in the middle has a fault that a person must repair.
 * Printed = it answers status before and after. If it dies in between, we cannot know how much was printed.
 * For a silent printer we only know that it accepted all bytes. A retry would print the paper over and over.
 */
export function createTcpPrinter(options: TcpPrinterOptions): TcpPrinter {
  const { name, host, port, patienceMs = PATIENCE_MS, answerMs = ANSWER_MS } = options;
  const { confirmMs = CONFIRM_MS, secondLookMs = SECOND_LOOK_MS } = options;
  let condition: PrinterCondition = { isOnline: null, trouble: null };
  /** Whether it answers status questions; null before the first one. */
  let speaks: boolean | null = null;
  let misses = 0;
  /** Consecutive times it answered only the first question. After some of them, it is asked no others. */
  let halfAnswers = 0;
  /** Consecutive times it disconnected in the middle of a paper although it was back at once. */
  let leavings = 0;
  let mutedAt = 0;
  let papers = 0;
  let looking: { end: AbortController; ended: Promise<void> } | null = null;

  function note(isOnline: boolean, trouble: PrinterTrouble | null): void {
    if (condition.isOnline === isOnline && condition.trouble === trouble) return;
    condition = { isOnline, trouble };
    options.changed?.();
  }

  function mute(): void {
    speaks = false;
    misses = 0;
    mutedAt = performance.now();
  }

  const isMute = () => speaks === false;
  const asking = () => ({ answerMs, isBrief: halfAnswers >= MOST_MISSES });

  /** Its status; null when it does not answer. */
  async function ask(line: TcpLine): Promise<PrinterWord | null> {
    const said = await askPrinter(line, asking());
    if (said !== null) {
      speaks = true;
      misses = 0;
      if (!said.isWhole) halfAnswers += 1;
      else if (halfAnswers < MOST_MISSES) halfAnswers = 0;
      return said;
    }
    misses += 1;
    // A disconnected printer cannot answer, so this is no evidence for the next time.
    if (!line.hasHungUp() && (speaks !== true || misses >= MOST_MISSES)) mute();
    return null;
  }

  /**
   * As `ask`. A printer that breaks off at its first question is not asked again; this call still rejects.
   */
  async function askCarefully(line: TcpLine, signal: AbortSignal): Promise<PrinterWord | null> {
    try {
      return await ask(line);
    } catch (error) {
      if (speaks !== true && !signal.aborted) mute();
      throw error;
    }
  }

  /**
   * Connects to a printer that is ready, and returns whether it reported so itself. Throws
   * {@link PrinterFault} with nothing on paper.
   */
  async function reach(dialled: DialOptions): Promise<{ line: TcpLine; hasSpoken: boolean }> {
    const line = await reachAnyhow(dialled);
    if (isMute()) return { line, hasSpoken: false };
    let word: PrinterWord | null;
    try {
      word = await askCarefully(line, dialled.signal);
    } catch (error) {
      line.drop();
      if (!isMute()) throw error;
      return { line: await reachAnyhow(dialled), hasSpoken: false };
    }
    const trouble = word?.trouble ?? null;
    if (trouble === null) return { line, hasSpoken: word !== null };
    line.drop();
    note(true, trouble);
    throw new PrinterFault(FAULTS.inTrouble(name, trouble), { isUntouched: true });
  }

  async function reachAnyhow(dialled: DialOptions): Promise<TcpLine> {
    try {
      return await dial(dialled);
    } catch (error) {
      if (!dialled.signal.aborted) note(false, 'no-answer');
      throw error;
    }
  }

  /**
   * Watches an answering printer until it should be done and reports no fault. If the paper ends or the
   * printer goes, the rest of the ticket is lost. Throws {@link PrinterFault}.
   */
  async function watch(line: TcpLine, paper: Paper): Promise<void> {
    const through = performance.now() + printingMs(paper.bytes);
    const until = through + confirmMs;
    let word: PrinterWord | null = null;
    while (performance.now() < until) {
      await Promise.race([sleep(WATCH_EVERY_MS), line.broken]);
      // A busy printer may be silent.
      word = await askPrinter(line, asking());
      if (line.hasHungUp()) throw new PrinterFault(FAULTS.goneInside(name));
      const trouble = word?.trouble ?? null;
      if (trouble === 'paper-out' || trouble === 'cover-open') throw endedInside(trouble);
      if (word !== null && trouble === null && performance.now() >= through) return;
    }
    if (word?.trouble) throw endedInside(word.trouble);
    throw new PrinterFault(FAULTS.goneInside(name));
  }

  function endedInside(trouble: PrinterTrouble): PrinterFault {
    note(true, trouble);
    return new PrinterFault(FAULTS.endedInside(name, trouble));
  }

  /** Whether it answers on a second connection; a printer that is off does not. */
  async function isThere(signal: AbortSignal): Promise<boolean> {
    try {
      const line = await dial({ host, port, patienceMs: Math.min(patienceMs, LOOK_PATIENCE_MS), signal });
      try {
        return (await askPrinter(line, asking()))?.trouble === null;
      } finally {
        line.drop();
      }
    } catch {
      return false;
    }
  }

  /**
   * A printer that disconnects in the middle has not printed. Some printers always disconnect and are back at
   * once. Their paper must not be printed for ever.
   */
  async function watchToEnd(line: TcpLine, paper: Paper, signal: AbortSignal): Promise<void> {
    try {
      await watch(line, paper);
      leavings = 0;
    } catch (error) {
      if (condition.trouble !== null || signal.aborted) throw error;
      const isBack = await isThere(signal);
      leavings = isBack ? leavings + 1 : 0;
      if (!isBack) note(false, 'no-answer');
      if (leavings < MOST_MISSES) throw new PrinterFault(FAULTS.goneInside(name), { cause: error });
    }
  }

  async function sendPaper(paper: Paper, sending: Sending): Promise<void> {
    const { line, hasSpoken } = await reach({ host, port, patienceMs, signal: sending.signal });
    let isTaken = false;
    try {
      await sending.begins();
      await speak(line, paper, patienceMs, sending.signal);
      if (hasSpoken) await watchToEnd(line, paper, sending.signal);
      // After a good status, the way the connection ends no longer matters.
      const isSaid = await line.end(patienceMs).catch((error: unknown) => {
        if (hasSpoken) return true;
        throw error;
      });
      if (!isSaid) throw new PrinterFault(FAULTS.stuck);
      isTaken = true;
      note(true, null);
    } finally {
      if (isTaken) line.letGo();
      else line.drop();
    }
  }

  async function lookOnce(signal: AbortSignal): Promise<void> {
    const line = await dial({ host, port, patienceMs: Math.min(patienceMs, LOOK_PATIENCE_MS), signal });
    const drop = () => line.drop();
    signal.addEventListener('abort', drop);
    try {
      const isToBeAsked = !isMute() || performance.now() - mutedAt > MUTE_MS;
      note(true, isToBeAsked ? ((await askCarefully(line, signal))?.trouble ?? null) : null);
      await line.end(LOOK_PATIENCE_MS);
    } finally {
      signal.removeEventListener('abort', drop);
      drop();
    }
  }

  async function lookTwice(signal: AbortSignal): Promise<void> {
    try {
      // A printer that is busy with another client refuses at first, although it is on.
      await lookOnce(signal).catch(async () => {
        await sleep(secondLookMs, undefined, { signal });
        await lookOnce(signal);
      });
    } catch {
      if (!signal.aborted) note(false, 'no-answer');
    }
  }

  return {
    get condition() {
      return condition;
    },
    async look() {
      if (papers > 0 || looking !== null) return;
      const end = new AbortController();
      const ended = lookTwice(end.signal);
      looking = { end, ended };
      await ended;
      looking = null;
    },
    async send(paper, sending) {
      papers += 1;
      try {
        looking?.end.abort();
        await looking?.ended;
        await sendPaper(paper, sending);
      } finally {
        papers -= 1;
      }
    },
  };
}

/** Approximate printing time of a paper. */
function printingMs(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === LINE_FEED) lines += 1;
  return Math.min(LEAST_WATCH_MS + lines * LINE_MS, LONGEST_WATCH_MS);
}

async function speak(line: TcpLine, paper: Paper, patienceMs: number, signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', () => line.break(FAULTS.stopping), { once: true });
  const write = async (bytes: Uint8Array) => {
    if (!(await line.write(bytes, patienceMs))) throw new PrinterFault(FAULTS.stuck);
  };
  const last = paper.bytes.length - 1;
  for (let at = 0; at < last; at += CHUNK_BYTES) {
    await write(paper.bytes.subarray(at, Math.min(at + CHUNK_BYTES, last)));
  }
  // The last byte is a test: a dead connection refuses it.
  if (line.hasHungUp()) await Promise.race([sleep(VERDICT_MS), line.broken]);
  await write(paper.bytes.subarray(Math.max(last, 0)));
}
