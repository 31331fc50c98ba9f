/** The two log levels that the start-up code needs. A pino logger has them. */
export interface StartupLog {
  info(message: string): void;
  warn(message: string): void;
}
