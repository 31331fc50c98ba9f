import { ERRORS, type ErrorCode, type FieldFault } from '@comanda/contract/errors';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';

/** Which version of something people edit stands, and who made it when (epoch ms). */
export interface RecordVersion {
  version: number;
  changedBy: string | null;
  changedAt: number;
}

export interface AppErrorDetails {
  /** Words added to the code's text, e.g. who changed the order meanwhile. */
  detail?: string;
  fields?: FieldFault[];
  retryAfterSeconds?: number;
  /** What stands instead of the version somebody edited. */
  standing?: RecordVersion;
  /** The days of a refused report, told again: older clients take them over. */
  days?: { from: CalendarDate | null; to: CalendarDate | null };
  cause?: unknown;
}

/** A refusal with a name. Commands throw it; one handler turns it into an answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(ERRORS[code].text, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** What is wrong with one field of what was sent, by its name on the wire. */
export function invalidField(campo: string, mensagem: string): AppError {
  return new AppError('request.invalid', { fields: [{ campo, mensagem }] });
}

/** A failure as people read it: what is particular stands in its row's `{detail}`, or follows the row's text. */
export function failureWords(code: ErrorCode, detail: string | undefined): string {
  const { text } = ERRORS[code];
  if (text.includes('{detail}')) return text.replace('{detail}', () => detail ?? '');
  return detail === undefined ? text : `${text.replace(/\.$/, '')}: ${detail}`;
}
