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
