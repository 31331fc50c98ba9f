import type { ErrorCode, FieldFault } from '@comanda/contract/errors';
import type { StandingVersion } from '@comanda/web/api/read-refusal';

/** The server refused: `status` is the HTTP status, `message` is for people, `code` names the failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Null when the answer names no failure we know. */
  readonly code: ErrorCode | null;
  readonly fields: readonly FieldFault[];
  readonly correlationId: string | null;
  /** What somebody else saved meanwhile; null of every other refusal. */
  readonly standing: StandingVersion | null;
  readonly #isOurs: boolean;

  constructor(answer: {
    status: number;
    message: string;
    code: ErrorCode | null;
    fields: readonly FieldFault[];
    correlationId: string | null;
    standing?: StandingVersion | null;
    /** The body is a refusal in our shape, named or not. */
    isOurs?: boolean;
  }) {
    super(answer.message);
    this.status = answer.status;
    this.code = answer.code;
    this.fields = answer.fields;
    this.correlationId = answer.correlationId;
    this.standing = answer.standing ?? null;
    this.#isOurs = answer.isOurs ?? answer.code !== null;
  }

  /** The person was asked for their password and would rather not: nothing is to be said about it. */
  get isGivenUp(): boolean {
    return this.code === 'auth.prove-again';
  }

  /** True for failures nobody asked for: the server broke or answered nonsense. */
  get isUnexpected(): boolean {
    return this.status >= 500 || !this.#isOurs;
  }
}

/** No answer came: the network or the server is away. Nothing is known about the call's effect. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}
