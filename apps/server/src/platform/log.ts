import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { NotSetUp } from './errors/not-set-up.ts';
import { currentSpan } from './tracing/spans.ts';

export type { Logger };

/**
 * Creates the only logger, which logs no personal data: a request is logged by route pattern and id, never by
 * URL, body, header or cookie. If a logged object has any of the paths below, they are removed.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    hooks: {
      logMethod(args, method) {
        const [about, message] = args as [unknown, unknown];
        const reason = notSetUp(about);
        if (reason === null) method.apply(this, args);
        else this.info(`${message}: ${reason}`);
      },
    },
    base: null,
    mixin: () => {
      const span = currentSpan();
      return span === undefined ? {} : { traceId: span.trace.id };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: [
        'req',
        'headers',
        'body',
        'password',
        'senha',
        'token',
        'hash',
        'email',
        'phone',
        '*.password',
        '*.senha',
        '*.token',
        '*.hash',
      ],
      remove: true,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function notSetUp(about: unknown): string | null {
  const error = typeof about === 'object' && about !== null && 'err' in about ? about.err : null;
  return error instanceof NotSetUp ? error.message : null;
}

/**
 * Removes properties that libraries add to errors, such as statements, values and connections, because these
 * may contain personal data.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
