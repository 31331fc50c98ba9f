import type { PrinterTrouble } from '@comanda/domain/printing/print-device';
import { isStatusByte, QUESTIONS, type StatusQuestion, statusRequest, troubleOf } from './status-bytes.ts';
import type { TcpLine } from './tcp-line.ts';

export interface Asking {
  /** A printer answers within milliseconds or never; a ticket waits no longer for it. */
  answerMs: number;
  /** Only the one question that all of them answer. */
  isBrief: boolean;
}

/** What a printer said of itself. */
export interface PrinterWord {
  /** Why it prints nothing now; null when nothing is wrong. */
  trouble: PrinterTrouble | null;
  /** Whether it answered everything it was asked. */
  isWhole: boolean;
}

/**
 * Asks a printer how it is. Answers null when it does not speak of itself, which it has `answerMs` for; one that does has
 * as long for the rest. Rejects when the line breaks.
 */
export async function askPrinter(line: TcpLine, { answerMs, isBrief }: Asking): Promise<PrinterWord | null> {
  const ask = (question: StatusQuestion, patienceMs: number) =>
    line.ask(statusRequest(question), isStatusByte, patienceMs);
  const printer = await ask(QUESTIONS.printer, answerMs);
  if (printer === null) return null;
  const since = performance.now();
  const askOn = (question: StatusQuestion) => ask(question, answerMs - (performance.now() - since));
  // One after the other: only so it is certain which question a byte answers.
  const paper = isBrief ? null : await askOn(QUESTIONS.paper);
  const offlineCause = paper === null ? null : await askOn(QUESTIONS.offlineCause);
  const trouble = troubleOf({
    [QUESTIONS.printer]: printer,
    [QUESTIONS.paper]: paper,
    [QUESTIONS.offlineCause]: offlineCause,
  });
  return { trouble, isWhole: isBrief || offlineCause !== null };
}
