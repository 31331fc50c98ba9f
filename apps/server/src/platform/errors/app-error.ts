import { ERRORS, type ErrorCode, type FieldFault } from '@comanda/contract/errors';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';

/** The current version of an edited record, its author and its time (epoch ms). */
export interface RecordVersion {
  version: number;
  changedBy: string | null;
  changedAt: number;
}

export interface AppErrorDetails {
  /** Words for the code's text, such as the author of another change. */
  detail?: string;
  fields?: FieldFault[];
  retryAfterSeconds?: number;
  /** The current version, if the edited version is outdated. */
  current?: RecordVersion;
  /** The days of a refused report. Older clients read them from the response. */
  days?: { from: CalendarDate | null; to: CalendarDate | null };
  cause?: unknown;
}

/** A refusal with an error code. Commands throw this error; one handler makes the response. */
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

/** Makes the error for one refused field, by its name in the API. */
export function invalidField(campo: string, mensagem: string): AppError {
  return new AppError('request.invalid', { fields: [{ campo, mensagem }] });
}

/**
 * The text of a failure for users. The detail replaces `{detail}` in the code's text. Without this mark, the
 * detail is appended to the text.
 */
export function failureWords(code: ErrorCode, detail: string | undefined): string {
  const { text } = ERRORS[code];
  if (text.includes('{detail}')) return text.replace('{detail}', () => detail ?? '');
  return detail === undefined ? text : `${text.replace(/\.$/, '')}: ${detail}`;
}
