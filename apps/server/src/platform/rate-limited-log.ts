import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Logger } from './log.ts';

const MINUTE_MS = 60_000;
/** Maximum of kinds that are counted at the same time. */
const MAX_KINDS = 1_000;

/**
 * Decides whether a line of this kind is logged. Null: the line is not logged. A number: the line is logged,
 * and this many lines were omitted before.
 */
export type Sparing = (kind: string) => number | null;

/**
 * Limits the log lines per kind and minute, so that events caused by strangers do not fill the disk. The
 * first line of the next minute has the number of omitted lines.
 */
export function createRateLimitedLog(perMinute: number, clock: Clock = systemClock): Sparing {
  const kinds = new Map<string, { since: number; written: number; suppressed: number }>();
  return (kind) => {
    const now = clock.now();
    const known = kinds.get(kind);
    if (known !== undefined && now - known.since < MINUTE_MS) {
      if (known.written < perMinute) {
        known.written += 1;
        return 0;
      }
      known.suppressed += 1;
      return null;
    }
    if (known === undefined && kinds.size >= MAX_KINDS) kinds.clear();
    kinds.set(kind, { since: now, written: 1, suppressed: 0 });
    return known?.suppressed ?? 0;
  };
}

/** Logs warnings that strangers, or an unavailable database, could repeat without end: one line a minute per text. */
export function createRateLimitedWarnings(log: Logger): (about: object, text: string) => void {
  const suppressedCounter = createRateLimitedLog(1);
  return (about, text) => {
    const suppressed = suppressedCounter(text);
    if (suppressed !== null) log.warn({ ...about, ...(suppressed > 0 ? { suppressed } : {}) }, text);
  };
}
