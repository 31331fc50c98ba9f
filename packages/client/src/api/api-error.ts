import type { ErrorCode, FieldFault } from '@comanda/contract/errors';
import type { CurrentVersion } from '@comanda/web/api/read-refusal';

/**
 * A refusal by the server: `status` is the HTTP status, `message` is for people, `code` names the failure.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Null if the answer names no known failure. */
  readonly code: ErrorCode | null;
  readonly fields: readonly FieldFault[];
  readonly correlationId: string | null;
  /** The version that another user saved in the meantime. Null for other refusals. */
  readonly current: CurrentVersion | null;
  readonly #isOurs: boolean;

  constructor(answer: {
    status: number;
    message: string;
    code: ErrorCode | null;
    fields: readonly FieldFault[];
    correlationId: string | null;
    current?: CurrentVersion | null;
    /** True if the body is a refusal in the format of our server. */
    isOurs?: boolean;
  }) {
    super(answer.message);
    this.status = answer.status;
    this.code = answer.code;
    this.fields = answer.fields;
    this.correlationId = answer.correlationId;
    this.current = answer.current ?? null;
    this.#isOurs = answer.isOurs ?? answer.code !== null;
  }

  /** True if the user cancelled the password prompt. The screen then shows no error. */
  get isGivenUp(): boolean {
    return this.code === 'auth.prove-again';
  }

  /** True if the failure is no refusal: the server failed, or its answer is unreadable. */
  get isUnexpected(): boolean {
    return this.status >= 500 || !this.#isOurs;
  }
}

/**
 * There was no answer, because the network or the server is unreachable. The call may still have had its
 * effect.
 */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}
