import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Logger } from './log.ts';

const MINUTE_MS = 60_000;
/** Kinds counted at a time; a flood has few. */
const MOST_KINDS = 1_000;

/** Decides which of many alike may be said: `null` for silence, or how many were left unsaid before this one. */
export type Sparing = (kind: string) => number | null;

/**
 * Says at most so many of a kind in a minute: what strangers can cause must not fill the disk. The first of the next
 * minute tells how many there were besides.
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

/** Warnings about what strangers, or a database that is away, may repeat without end: one line a minute for each text. */
export function createRateLimitedWarnings(log: Logger): (about: object, text: string) => void {
  const unsaidOf = createRateLimitedLog(1);
  return (about, text) => {
    const unsaid = unsaidOf(text);
    if (unsaid !== null) log.warn({ ...about, ...(unsaid > 0 ? { unsaid } : {}) }, text);
  };
}
