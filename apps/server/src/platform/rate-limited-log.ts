import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Logger } from './log.ts';

const MINUTE_MS = 60_000;
/** Kinds counted at a time; a flood has few. */
const MOST_KINDS = 1_000;

/**
 * Decides whether to log a line of this kind: `null` means no. A number means yes, with the count of lines
 * left out before it.
 */
export type Sparing = (kind: string) => number | null;

/**
 * Limits the lines per kind and minute: events that strangers can cause must not fill the disk. The first
 * line of the next minute has the count of the omitted ones.
 */
export function createRateLimitedLog(perMinute: number, clock: Clock = systemClock): Sparing {
  const kinds = new Map<string, { since: number; said: number; unsaid: number }>();
  return (kind) => {
    const now = clock.now();
    const known = kinds.get(kind);
    if (known !== undefined && now - known.since < MINUTE_MS) {
      if (known.said < perMinute) {
        known.said += 1;
        return 0;
      }
      known.unsaid += 1;
      return null;
    }
    if (known === undefined && kinds.size >= MOST_KINDS) kinds.clear();
    kinds.set(kind, { since: now, said: 1, unsaid: 0 });
    return known?.unsaid ?? 0;
  };
}

/**
 * Logs warnings that strangers, or a database that is away, may repeat without end: one line a minute per
 * text.
 */
export function createRateLimitedWarnings(log: Logger): (about: object, text: string) => void {
  const unsaidOf = createRateLimitedLog(1);
  return (about, text) => {
    const unsaid = unsaidOf(text);
    if (unsaid !== null) log.warn({ ...about, ...(unsaid > 0 ? { unsaid } : {}) }, text);
  };
}
