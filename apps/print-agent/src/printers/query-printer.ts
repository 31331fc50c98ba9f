import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';
import { isStatusByte, QUESTIONS, type StatusQuestion, statusRequest, troubleOf } from './status-bytes.ts';
import type { TcpLine } from './tcp-line.ts';

export interface PrinterQuery {
  /** Milliseconds that a ticket waits for an answer. A printer answers within milliseconds or never. */
  answerMs: number;
  /** True: asks only the one question that all printers answer. */
  isBrief: boolean;
}

/** Reason why the printer prints nothing now. Null if there is none. */
export interface PrinterWord {
  trouble: PrinterTrouble | null;
  /** True if the printer answered all questions. */
  isComplete: boolean;
}

/**
 * Asks a printer for its status. Returns null if it does not answer within `answerMs`. Each further question
 * has the same limit. Rejects if the connection breaks.
 */
export async function queryPrinter(
  line: TcpLine,
  { answerMs, isBrief }: PrinterQuery,
): Promise<PrinterWord | null> {
  const query = (question: StatusQuestion, patienceMs: number) =>
    line.query(statusRequest(question), isStatusByte, patienceMs);
  const printer = await query(QUESTIONS.printer, answerMs);
  if (printer === null) return null;
  const since = performance.now();
  const queryInTime = (question: StatusQuestion) => query(question, answerMs - (performance.now() - since));
  // The questions are asked one after another, because an answer byte does not name its question.
  const paper = isBrief ? null : await queryInTime(QUESTIONS.paper);
  const offlineCause = paper === null ? null : await queryInTime(QUESTIONS.offlineCause);
  const trouble = troubleOf({
    [QUESTIONS.printer]: printer,
    [QUESTIONS.paper]: paper,
    [QUESTIONS.offlineCause]: offlineCause,
  });
  return { trouble, isComplete: isBrief || offlineCause !== null };
}
