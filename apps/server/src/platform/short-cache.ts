import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { roomFor } from './room-for.ts';

export interface ShortCacheOptions {
  /** How long an answer may be older than the database, unless it is forgotten before; asked at each lookup. */
  keptMs: () => number;
  /** Those used longest ago go first. */
  mostKept: number;
  clock: Clock;
}

/** Remembers found answers for a short while, so that a busy panel does not ask the database at every call. */
export interface ShortCache<Found extends object> {
  /** Callers with the same key at the same time share one lookup. Absence and failure are not remembered. */
  get(key: string, find: () => Promise<Found | null>): Promise<Found | null>;
  /** Forgets what matches, and whatever is being looked up at the moment. */
  forget(matches: (found: Found) => boolean): void;
}

export function createShortCache<Found extends object>(options: ShortCacheOptions): ShortCache<Found> {
  const found = new LRUCache<string, Found>({
    ...roomFor(options.mostKept),
    ttl: options.keptMs(),
    // Asked at every look: the library would otherwise go by an instant of its own.
    ttlResolution: 0,
    perf: options.clock,
  });
  const underWay = new Map<string, Promise<Found | null>>();
  let generation = 0;

  async function lookUp(key: string, find: () => Promise<Found | null>): Promise<Found | null> {
    const begunIn = generation;
    const answer = await find();
    // Something was forgotten meanwhile: this answer may be from before, so it serves its callers only.
    if (answer !== null && begunIn === generation) found.set(key, answer, { ttl: options.keptMs() });
    return answer;
  }

  return {
    get: async (key, find) => {
      const remembered = found.get(key);
      if (remembered !== undefined) return remembered;
      const shared = underWay.get(key);
      if (shared !== undefined) return shared;
      const lookup = lookUp(key, find).finally(() => {
        if (underWay.get(key) === lookup) underWay.delete(key);
      });
      underWay.set(key, lookup);
      return lookup;
    },
    forget: (matches) => {
      generation += 1;
      underWay.clear();
      for (const [key, value] of found.entries()) if (matches(value)) found.delete(key);
    },
  };
}
