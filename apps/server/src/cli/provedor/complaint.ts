import { AppError } from '../../platform/errors/app-error.ts';
import { errorAnswer } from '../../platform/http/error-answer.ts';

/** Exit codes of the command line. */
export const EXIT = { done: 0, failed: 1, misused: 2, notConfirmed: 3 } as const;

/** A sentence for the user of the terminal, printed without a stack trace. */
export class Complaint extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** An invalid command; `usage` shows a valid one. */
export function misuse(usage: string): Complaint {
  return new Complaint(usage, EXIT.misused);
}

/** Converts a refusal of the server into a sentence for the user of the terminal. */
export function asComplaint(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { fields = [] } = error.details;
  const words = fields.map(({ mensagem }) => mensagem);
  return new Complaint(words.join('\n') || errorAnswer(error, '').erro);
}

/** Returns the value. Throws a Complaint if the value is a fault. */
export function unlessFault<Read extends object>(read: Read | { fault: string }): Read {
  if ('fault' in read) throw new Complaint(read.fault);
  return read;
}
