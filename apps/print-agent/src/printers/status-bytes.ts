import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';

// Status that thermal printers send on request at any moment, even while they print or have stopped: `DLE EOT
// n`.

const DLE = 0x10;
const EOT = 0x04;

/** The status questions of a printer. */
export const QUESTIONS = { printer: 1, offlineCause: 2, paper: 4 } as const;
export type StatusQuestion = (typeof QUESTIONS)[keyof typeof QUESTIONS];

/** The printer's answers, one byte each. Null for a missing answer. */
export type StatusAnswers = Readonly<Record<StatusQuestion, number | null>>;

export function statusRequest(question: StatusQuestion): Uint8Array {
  return Uint8Array.of(DLE, EOT, question);
}

/**
 * True if a byte is the answer to a status question: bits 1 and 4 are set, bits 0 and 7 are not. Messages
 * that printers send automatically have other bits.
 */
export function isStatusByte(byte: number): boolean {
  return (byte & 0b1001_0011) === 0b0001_0010;
}

const IS_OFFLINE = 0b0000_1000;
const IS_COVER_OPEN = 0b0000_0100;
const IS_STOPPED_BY_PAPER = 0b0010_0000;
const HAS_ERROR = 0b0100_0000;
const PAPER_IS_OUT = 0b0110_0000;

/**
 * Reason why the printer prints nothing now. If there are several, returns the one to repair first. Null if
 * there is none.
 */
export function troubleOf(answers: StatusAnswers): PrinterTrouble | null {
  const has = (question: StatusQuestion, bits: number) => ((answers[question] ?? 0) & bits) !== 0;
  // An open cover lifts the paper off its sensor, which then reports no paper. The cover is therefore checked
  // first.
  if (has(QUESTIONS.offlineCause, IS_COVER_OPEN)) return 'cover-open';
  if (has(QUESTIONS.paper, PAPER_IS_OUT) || has(QUESTIONS.offlineCause, IS_STOPPED_BY_PAPER))
    return 'paper-out';
  if (has(QUESTIONS.offlineCause, HAS_ERROR) || has(QUESTIONS.printer, IS_OFFLINE)) return 'halted';
  return null;
}
