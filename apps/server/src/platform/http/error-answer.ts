import { ERRORS, type ErrorAnswer } from '@comanda/contract/errors';
import { instant } from '@comanda/contract/kit/wire-types';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, failureWords } from '../errors/app-error.ts';
import {
  type ConstraintCodes,
  refusalOfConstraint,
  withDatabaseFailureNamed,
} from '../errors/database-errors.ts';
import type { Logger } from '../log.ts';
import { createRateLimitedLog } from '../rate-limited-log.ts';

/** Converts Fastify's own refusals to ours; null for any other error. */
export function namedFailure(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  const { code, statusCode } = error as FastifyError;
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError('request.too-large', { cause: error });
  if (statusCode === 415) return new AppError('request.unsupported-media', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('request.malformed', { cause: error });
  }
  return null;
}

/** The response for a failure, in the format that all clients know. */
export function errorAnswer(error: AppError, correlationId: string): ErrorAnswer {
  const { status } = ERRORS[error.code];
  const { detail, fields, current, days } = error.details;
  const words = failureWords(error.code, detail);
  return {
    status: false,
    code: status,
    erro: words,
    mensagem: words,
    message: words,
    erros: fields ?? [],
    motivo: error.code,
    correlationId,
    ...(current && {
      versao: current.version,
      alterado_por: current.changedBy,
      alterado_em: instant(current.changedAt),
    }),
    ...(days && { data_inicio: days.from, data_final: days.to }),
  };
}

/** Maximum of log lines per minute and kind of refusal, so that many requests do not fill the disk. */
const MAX_LINES = 60;

/**
 * Maximum of log lines per minute while the database is unavailable or busy. All calls then fail in the same
 * way, so one stack trace is enough.
 */
const MAX_UNAVAILABLE_LINES = 1;

/**
 * Makes the only handler that answers failures. It finds the error code, logs each failure once, and reveals
 * no internals.
 */
export function answerError(log: Logger, constraints: ConstraintCodes = {}) {
  const suppressedRefusals = createRateLimitedLog(MAX_LINES);
  const suppressedUnavailable = createRateLimitedLog(MAX_UNAVAILABLE_LINES);
  return async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Refusals of the request are checked first, because a client that disconnects causes the same error as a
    // lost database.
    const refusal =
      namedFailure(thrown) ?? refusalOfConstraint(thrown, constraints) ?? databaseRefusal(thrown);
    const { status } = ERRORS[refusal.code];
    const route = request.routeOptions.url;
    const { span } = request;
    if (span) {
      span.attributes['error.type'] = refusal.code;
      if (status >= 500) span.failure = refusal.code;
    }
    const suppressed =
      status === 503 ? suppressedUnavailable(refusal.code) : suppressedRefusals(`${route} ${refusal.code}`);
    if (suppressed !== null) {
      const more = suppressed > 0 ? { suppressed } : {};
      const about = { traceId: request.id, route, code: refusal.code, status, ...more };
      if (status >= 500) log.error({ ...about, err: refusal.details.cause ?? thrown }, 'request failed');
      else log.info(about, 'request refused');
    }
    if (refusal.details.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(Math.ceil(refusal.details.retryAfterSeconds)));
    }
    await reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer((body: unknown) => JSON.stringify(body))
      .send(errorAnswer(refusal, request.id));
  };
}

function databaseRefusal(thrown: unknown): AppError {
  const error = withDatabaseFailureNamed(thrown);
  return namedFailure(error) ?? new AppError('server.unexpected', { cause: error });
}
