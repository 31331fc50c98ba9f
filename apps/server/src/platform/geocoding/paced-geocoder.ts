import { LRUCache } from 'lru-cache';
import { type GeocodedPlace, type Geocoder, GeocoderAway } from './geocoder.ts';

/** What free map services ask of everybody: one question a second, and none twice. */
const PACE_MS = 1_000;
const MOST_WAITING = 4;
const KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 2_000;

interface PaceOptions {
  paceMs?: number;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Asks a geocoder no more than once a second and nothing twice within a day. Those who would wait longer than a few
 * seconds are turned away at once.
 */
export function paceGeocoder(
  asked: Geocoder,
  { paceMs = PACE_MS, now = Date.now, wait = sleep }: PaceOptions = {},
): Geocoder {
  const known = new LRUCache<string, GeocodedPlace[]>({ max: MOST_KEPT, ttl: KEPT_MS });
  const underWay = new Map<string, Promise<GeocodedPlace[]>>();
  let nextAt = 0;

  const askInTurn = async (text: string, near: Parameters<Geocoder['find']>[1], key: string) => {
    const startAt = Math.max(now(), nextAt);
    if (startAt - now() > MOST_WAITING * paceMs) throw new GeocoderAway('too many searches at once');
    nextAt = startAt + paceMs;
    if (startAt > now()) await wait(startAt - now());
    const found = await asked.find(text, near);
    known.set(key, found);
    return found;
  };

  return {
    find: async (text, near) => {
      // A tenth of a degree: the same city prefers the same places.
      const place = near ? `${near.latitude.toFixed(1)},${near.longitude.toFixed(1)}` : '';
      const key = `${text.toLowerCase().replace(/\s+/g, ' ').trim()}|${place}`;
      const kept = known.get(key) ?? underWay.get(key);
      if (kept) return kept;
      const asking = askInTurn(text, near, key).finally(() => underWay.delete(key));
      underWay.set(key, asking);
      return asking;
    },
  };
}
