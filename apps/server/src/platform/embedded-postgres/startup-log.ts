/** The two log levels that the start-up code needs; a pino logger fits. */
export interface StartupLog {
  info(message: string): void;
  warn(message: string): void;
}
