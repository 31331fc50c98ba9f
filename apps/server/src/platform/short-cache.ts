import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { roomFor } from './room-for.ts';

export interface ShortCacheOptions {
  /** Returns the maximum age of an answer in milliseconds. Called at each lookup. */
  cachedMs: () => number;
  /** Maximum of entries. The least recently used entries are dropped first. */
  maxEntries: number;
  clock: Clock;
}

/** Caches found answers for a short time, so that a busy panel does not query the database at every call. */
export interface ShortCache<Found extends object> {
  /** Concurrent callers with the same key share one lookup. A missing result or a failure is not cached. */
  get(key: string, find: () => Promise<Found | null>): Promise<Found | null>;
  /** Drops matching entries. Results of lookups in progress will not be cached. */
  forget(matches: (found: Found) => boolean): void;
}

export function createShortCache<Found extends object>(options: ShortCacheOptions): ShortCache<Found> {
  const found = new LRUCache<string, Found>({
    ...roomFor(options.maxEntries),
    ttl: options.cachedMs(),
    // Reads the clock at each lookup, because the library would otherwise use a cached time.
    ttlResolution: 0,
    perf: options.clock,
  });
  const underWay = new Map<string, Promise<Found | null>>();
  let generation = 0;

  async function lookUp(key: string, find: () => Promise<Found | null>): Promise<Found | null> {
    const begunIn = generation;
    const answer = await find();
    // If entries were dropped during the lookup, its answer may be outdated and is not cached.
    if (answer !== null && begunIn === generation) found.set(key, answer, { ttl: options.cachedMs() });
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
