/** The two log levels that the start-up code needs. A pino logger has these methods. */
export interface StartupLog {
  info(message: string): void;
  warn(message: string): void;
}
