import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * The one logger. No personal data goes in: requests are logged by route pattern and id, never by URL, body,
 * header or cookie, and these paths are cut should somebody pass an object that has them.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
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
  });
}

/** An error without what libraries hang on it: statements, values and connections may hold personal data. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
