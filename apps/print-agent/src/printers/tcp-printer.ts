import { setTimeout as sleep } from 'node:timers/promises';
import type { PrinterTrouble } from '@comanda/domain/printing/print-device';
import { FAULTS } from '../texts.ts';
import { askPrinter, type PrinterWord } from './ask-printer.ts';
import { type Paper, type PrinterBackend, PrinterFault, type Sending } from './printer-backend.ts';
import { type DialOptions, dial, type TcpLine } from './tcp-line.ts';

/** A printer behind an address speaks raw on this port as all of them do: connect, write, hang up. */
const PATIENCE_MS = 5_000;
const ANSWER_MS = 200;
/** Nobody waits for a look, and it must not keep a ticket waiting. */
const LOOK_PATIENCE_MS = 2_000;
const SECOND_LOOK_MS = 1_000;
const CHUNK_BYTES = 4 * 1024;
/** What a printer that hung up does with bytes is known after so long: it refuses them, or it only said nothing more. */
const VERDICT_MS = 50;
/** A printer that did not speak of itself is asked again after so long, between tickets: somebody may have changed it. */
const MUTE_MS = 10 * 60_000;
/** One that spoke before a paper has to speak after it: so long it may be too busy. */
const CONFIRM_MS = 5_000;
/** Unanswered so often in a row, a printer that spoke before counts as one that does not. */
const MOST_MISSES = 3;
/** A line of a ticket takes a printer about so long, and the longest ticket is not watched to its end. */
const LINE_MS = 20;
const LEAST_WATCH_MS = 300;
const LONGEST_WATCH_MS = 5_000;
const WATCH_EVERY_MS = 250;
const LINE_FEED = 0x0a;

export interface TcpPrinterOptions {
  /** What people call it. */
  name: string;
  host: string;
  port: number;
  /** Of every step: connecting, one piece of the paper, hanging up. */
  patienceMs?: number;
  /** How long a paper waits for what the printer says of itself. */
  answerMs?: number;
  /** How long a printer that spoke before a paper may be silent after it. */
  confirmMs?: number;
  /** After which a look that failed is made once more. */
  secondLookMs?: number;
  /** Told whenever `condition` is another one. */
  changed?(): void;
}

/** How a printer stood when it was last spoken to. */
export interface PrinterCondition {
  /** Null before anybody spoke to it. */
  isOnline: boolean | null;
  trouble: PrinterTrouble | null;
}

export interface TcpPrinter extends PrinterBackend {
  readonly condition: PrinterCondition;
  /** Sees how it is, unless a paper is on its way: that tells more. A paper that comes meanwhile goes first. Never fails. */
  look(): Promise<void>;
}

/**
 * A printer on raw TCP (9100). It is asked how it is before each paper, if it is one that answers. One that closes the line
 * in the middle has a fault that a person must mend. One that answered before a paper has it when it answers after it, too:
 * switched off or reset meanwhile, nobody knows how much came out. Of one that never speaks all that can be known is that it
 * took everything, because trying again would print it over and over.
 */
export function createTcpPrinter(options: TcpPrinterOptions): TcpPrinter {
  const { name, host, port, patienceMs = PATIENCE_MS, answerMs = ANSWER_MS } = options;
  const { confirmMs = CONFIRM_MS, secondLookMs = SECOND_LOOK_MS } = options;
  let condition: PrinterCondition = { isOnline: null, trouble: null };
  /** Whether it speaks of itself: nobody knows before it was asked once. */
  let speaks: boolean | null = null;
  let misses = 0;
  /** How often in a row it answered its first question only; in the end it is asked no others. */
  let halfAnswers = 0;
  /** How often in a row it left in the middle of a paper, although it was there again at once. */
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

  /** What it says of itself; null where it says nothing. */
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
    // Whoever hung up cannot answer: that says nothing about the next time.
    if (!line.hasHungUp() && (speaks !== true || misses >= MOST_MISSES)) mute();
    return null;
  }

  /** As `ask`. One that takes its first question for a mistake and breaks off is not asked again; rejects all the same. */
  async function askCarefully(line: TcpLine, signal: AbortSignal): Promise<PrinterWord | null> {
    try {
      return await ask(line);
    } catch (error) {
      if (speaks !== true && !signal.aborted) mute();
      throw error;
    }
  }

  /**
   * A line to a printer that would print, and whether it said so itself; throws {@link PrinterFault} with nothing on
   * paper.
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
   * Keeps an eye on a printer that spoke, until it should be through and says that it is well: paper that ends in the
   * middle costs the rest of the ticket, and so does a printer that is gone. Throws {@link PrinterFault}.
   */
  async function watch(line: TcpLine, paper: Paper): Promise<void> {
    const through = performance.now() + printingMs(paper.bytes);
    const until = through + confirmMs;
    let word: PrinterWord | null = null;
    while (performance.now() < until) {
      await Promise.race([sleep(WATCH_EVERY_MS), line.broken]);
      // One that is busy printing may be silent.
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

  /** Whether it answers on another line: one that is off does not. */
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
   * One that left in the middle has not printed. One that does so time and again, and is there at once, is only rude: its
   * paper must not come out for ever.
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
      // What it does with the line once it has said that it is well says nothing more.
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
      // One that speaks to somebody else at this moment is there all the same.
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

/** How long a printer has with a paper, roughly. */
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
  // The last byte is a question: a line that is gone refuses it.
  if (line.hasHungUp()) await Promise.race([sleep(VERDICT_MS), line.broken]);
  await write(paper.bytes.subarray(Math.max(last, 0)));
}
