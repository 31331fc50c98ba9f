import { AppError } from '../../platform/errors/app-error.ts';
import { errorAnswer } from '../../platform/http/error-answer.ts';

/** What the command line answers to whoever called it. */
export const EXIT = { done: 0, failed: 1, misused: 2, notConfirmed: 3 } as const;

/** A sentence for the person at the terminal; no stack helps here. */
export class Complaint extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The words do not make a command; `usage` says what would. */
export function misuse(usage: string): Complaint {
  return new Complaint(usage, EXIT.misused);
}

/** What the server refused, as a sentence for whoever sits at the terminal. */
export function asComplaint(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { fields = [] } = error.details;
  const words = fields.map(({ mensagem }) => mensagem);
  return new Complaint(words.join('\n') || errorAnswer(error, '').erro);
}

/** What was read, or the complaint about it. */
export function unlessFault<Read extends object>(read: Read | { fault: string }): Read {
  if ('fault' in read) throw new Complaint(read.fault);
  return read;
}
