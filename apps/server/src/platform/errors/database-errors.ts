import type { ErrorCode } from '@comanda/contract/errors';
import { AppError } from './app-error.ts';

/** SQLSTATEs of a database that is unavailable or full. The request itself is valid. */
const UNAVAILABLE = /^(08|53|57P|58)/;
/** SQLSTATEs of text that PostgreSQL cannot store: NUL bytes, broken escapes, half a surrogate pair. */
const UNKEEPABLE_TEXT = new Set(['22021', '22P02', '22P05']);
/** SQLSTATE of a number outside the range of its column. No row has such a number, and no correct client sends it. */
const IMPOSSIBLE_NUMBER = '22003';
/**
 * SQLSTATEs of lock and statement timeouts, deadlocks and serialization failures. A retry of the same request may
 * succeed.
 */
const BUSY = new Set(['55P03', '57014', '40P01', '40001']);

const CONNECTION_WORDS =
  /ECONNREFUSED|connect ENOENT|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|Client has encountered a connection error|after calling end/i;

/** Error codes by name of the constraint, for races that the constraint stops. */
export type ConstraintCodes = Readonly<Record<string, ErrorCode>>;

/**
 * The error for a violated constraint, because a concurrent request was faster. Null for a constraint without
 * a code.
 */
export function refusalOfConstraint(error: unknown, codes: ConstraintCodes): AppError | null {
  if (!(error instanceof Error) || !('constraint' in error) || typeof error.constraint !== 'string')
    return null;
  const code = Object.hasOwn(codes, error.constraint) ? codes[error.constraint] : undefined;
  return code === undefined ? null : new AppError(code, { cause: error });
}

/**
 * Converts a database failure to "unavailable" (503), and an impossible value to a refusal. Other errors are returned
 * unchanged.
 */
export function withDatabaseFailureNamed(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const sqlState = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNKEEPABLE_TEXT.has(sqlState)) {
    return new AppError('request.malformed', { detail: 'há caracteres inválidos no texto', cause: error });
  }
  if (sqlState === IMPOSSIBLE_NUMBER) {
    return new AppError('request.malformed', { detail: 'há um número grande demais', cause: error });
  }
  if (BUSY.has(sqlState)) {
    return new AppError('server.busy', { retryAfterSeconds: 1, cause: error });
  }
  if (UNAVAILABLE.test(sqlState) || CONNECTION_WORDS.test(`${sqlState} ${error.message}`)) {
    return new AppError('server.unavailable', { retryAfterSeconds: 1, cause: error });
  }
  return error;
}
