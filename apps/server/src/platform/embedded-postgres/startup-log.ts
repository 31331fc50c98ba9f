/** The two log levels the start-up machinery needs; a pino logger fits as it is. */
export interface StartupLog {
  info(message: string): void;
  warn(message: string): void;
}
