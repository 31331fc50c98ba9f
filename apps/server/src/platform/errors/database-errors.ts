import { AppError } from './app-error.ts';

/** SQLSTATEs that mean "the database is away or out of room", not "the request is wrong". */
const UNAVAILABLE = /^(08|53|57P|58)/;
/** Text that PostgreSQL cannot keep: NUL bytes, broken escapes, half a surrogate pair. */
const UNKEEPABLE_TEXT = new Set(['22021', '22P02', '22P05']);
const LOCK_TIMEOUT = '55P03';
const STATEMENT_TIMEOUT = '57014';

const CONNECTION_WORDS =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|Client has encountered a connection error/i;

/** Turns a failed database into "unavailable" (503) and unkeepable text into a refusal; everything else comes back as it is. */
export function withDatabaseFailureNamed(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const sqlState = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNKEEPABLE_TEXT.has(sqlState)) {
    return new AppError('request.malformed', { detail: 'há caracteres inválidos no texto', cause: error });
  }
  if (sqlState === LOCK_TIMEOUT || sqlState === STATEMENT_TIMEOUT) {
    return new AppError('server.busy', { retryAfterSeconds: 1, cause: error });
  }
  if (UNAVAILABLE.test(sqlState) || CONNECTION_WORDS.test(`${sqlState} ${error.message}`)) {
    return new AppError('server.unavailable', { retryAfterSeconds: 1, cause: error });
  }
  return error;
}
