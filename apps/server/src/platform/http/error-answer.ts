import { ERRORS, type ErrorAnswer } from '@comanda/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { withDatabaseFailureNamed } from '../errors/database-errors.ts';
import type { Logger } from '../log.ts';

/** What Fastify itself refuses, in our words. */
function named(error: unknown): AppError | null {
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

/** The answer to a failure, in the one shape every client knows. */
export function errorAnswer(error: AppError, correlationId: string): ErrorAnswer {
  const { status, text } = ERRORS[error.code];
  const { detail, fields } = error.details;
  return {
    status: false,
    code: status,
    erro: detail === undefined ? text : `${text.replace(/\.$/, '')}: ${detail}`,
    erros: fields ?? [],
    motivo: error.code,
    correlationId,
  };
}

/** The one place that answers failures: names them, logs them once, tells nothing internal. */
export function answerError(log: Logger) {
  return async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const error = withDatabaseFailureNamed(thrown);
    const refusal = named(error) ?? new AppError('server.unexpected', { cause: error });
    const { status } = ERRORS[refusal.code];
    const about = { reqId: request.id, route: request.routeOptions.url, code: refusal.code, status };
    if (status >= 500) log.error({ ...about, err: refusal.details.cause ?? error }, 'request failed');
    else log.info(about, 'request refused');
    if (refusal.details.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(Math.ceil(refusal.details.retryAfterSeconds)));
    }
    await reply
      .code(status)
      .type('application/json; charset=utf-8')
      .serializer((body: unknown) => JSON.stringify(body))
      .send(errorAnswer(refusal, request.id));
  };
}
