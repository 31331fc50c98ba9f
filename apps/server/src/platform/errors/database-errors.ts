import type { ErrorCode } from '@comanda/contract/errors';
import { AppError } from './app-error.ts';

/** SQLSTATEs that mean "the database is away or out of room", not "the request is wrong". */
const UNAVAILABLE = /^(08|53|57P|58)/;
/** Text that PostgreSQL cannot keep: NUL bytes, broken escapes, half a surrogate pair. */
const UNKEEPABLE_TEXT = new Set(['22021', '22P02', '22P05']);
/** A number beyond its column: no row has it, and nobody who counted from one sends it. */
const IMPOSSIBLE_NUMBER = '22003';
/** Lock and statement timeouts, deadlocks, serialization failures: the same again will do. */
const BUSY = new Set(['55P03', '57014', '40P01', '40001']);

const CONNECTION_WORDS =
  /ECONNREFUSED|connect ENOENT|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|Client has encountered a connection error|after calling end/i;

/** What a race that the database stopped is called, by the name of the constraint that did. */
export type ConstraintCodes = Readonly<Record<string, ErrorCode>>;

/** The refusal behind a broken constraint: somebody else was quicker. Null for constraints nobody named. */
export function refusalOfConstraint(error: unknown, codes: ConstraintCodes): AppError | null {
  if (!(error instanceof Error) || !('constraint' in error) || typeof error.constraint !== 'string')
    return null;
  const code = Object.hasOwn(codes, error.constraint) ? codes[error.constraint] : undefined;
  return code === undefined ? null : new AppError(code, { cause: error });
}

/** Turns a failed database into "unavailable" (503) and what no row can hold into a refusal; everything else comes back as it is. */
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
