import { LRUCache } from 'lru-cache';

/** How long an answer about a credential may be older than the database. Endings in this process act at once. */
const TTL_MS = 2_000;
const MAX_ENTRIES = 20_000;

/** Remembers found answers for two seconds, so that a busy panel does not ask the database at every call. */
export interface ShortCache<Found extends object> {
  /** Callers with the same key at the same time share one lookup. Absence and failure are not remembered. */
  get(key: string, find: () => Promise<Found | null>): Promise<Found | null>;
  /** Forgets what matches, and whatever is being looked up at the moment. */
  forget(matches: (found: Found) => boolean): void;
}

export function createShortCache<Found extends object>(): ShortCache<Found> {
  const found = new LRUCache<string, Found>({ max: MAX_ENTRIES, ttl: TTL_MS });
  const underWay = new Map<string, Promise<Found | null>>();
  let generation = 0;

  async function lookUp(key: string, find: () => Promise<Found | null>): Promise<Found | null> {
    const begunIn = generation;
    const answer = await find();
    // Something was forgotten meanwhile: this answer may be from before, so it serves its callers only.
    if (answer !== null && begunIn === generation) found.set(key, answer);
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
