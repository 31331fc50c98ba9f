import type { Coordinates } from '@comanda/domain/orders/addresses/coordinates';
import { LRUCache } from 'lru-cache';
import { roomFor } from '../../../../platform/room-for.ts';
import { type GeocodedPlace, type Geocoder, GeocoderAway } from './geocoder.ts';

/** Free map services allow one request per second, and no duplicates. */
const PACE_MS = 1_000;
const MAX_WAITING = 4;
const STORED_MS = 24 * 3_600_000;
const MAX_CACHED = 2_000;

interface PaceOptions {
  paceMs?: number;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A map service that all stores of the server share. */
export interface SharedGeocoder {
  /** Like {@link Geocoder.find}, for the store `storeId`. */
  find(text: string, near: Coordinates | null, storeId: number): Promise<GeocodedPlace[]>;
}

interface Turn {
  storeId: number;
  go(): void;
  refuse(): void;
}

/**
 * Sends at most one query per second, and no query twice a day. Stores take turns, so a store with many queries delays
 * only itself. When the queue is full, a query of the store with the most queries is refused.
 */
export function paceGeocoder(
  requested: Geocoder,
  { paceMs = PACE_MS, now = Date.now, wait = sleep }: PaceOptions = {},
): SharedGeocoder {
  const known = new LRUCache<string, GeocodedPlace[]>({ ...roomFor(MAX_CACHED), ttl: STORED_MS });
  const underWay = new Map<string, Promise<GeocodedPlace[]>>();
  const waiting: Turn[] = [];
  let lastStoreId = Number.NaN;
  let nextAt = 0;
  let isServing = false;

  const questionsOf = (storeId: number) => waiting.filter((turn) => turn.storeId === storeId).length;
  const makeRoomFor = (storeId: number): boolean => {
    if (waiting.length < MAX_WAITING) return true;
    const crowd = waiting.toSorted((one, other) => questionsOf(other.storeId) - questionsOf(one.storeId))[0];
    if (crowd === undefined || questionsOf(crowd.storeId) <= questionsOf(storeId) + 1) return false;
    const last = waiting.findLastIndex((turn) => turn.storeId === crowd.storeId);
    for (const turn of waiting.splice(last, 1)) turn.refuse();
    return true;
  };
  const serve = async () => {
    isServing = true;
    while (waiting.length > 0) {
      if (nextAt > now()) await wait(nextAt - now());
      // Stores take turns: the oldest query of a store other than the last one is next. If there is none, the
      // oldest query is next.
      const other = waiting.findIndex((turn) => turn.storeId !== lastStoreId);
      for (const turn of waiting.splice(Math.max(0, other), 1)) {
        lastStoreId = turn.storeId;
        nextAt = Math.max(now(), nextAt) + paceMs;
        turn.go();
      }
    }
    isServing = false;
  };
  const myTurn = (storeId: number) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new GeocoderAway('too many searches at once'));
      if (!makeRoomFor(storeId)) return refuse();
      waiting.push({ storeId, go: resolve, refuse });
      if (!isServing) void serve();
    });
  const queryInTurn = async (text: string, near: Coordinates | null, storeId: number, key: string) => {
    await myTurn(storeId);
    const found = await requested.find(text, near);
    known.set(key, found);
    return found;
  };

  return {
    find: async (text, near, storeId) => {
      // Rounded to a tenth of a degree, so that users of one city share a cache entry.
      const place = near ? `${near.latitude.toFixed(1)},${near.longitude.toFixed(1)}` : '';
      const key = `${text.toLowerCase().replace(/\s+/g, ' ').trim()}|${place}`;
      const stored = known.get(key) ?? underWay.get(key);
      if (stored) return stored;
      const query = queryInTurn(text, near, storeId, key).finally(() => underWay.delete(key));
      underWay.set(key, query);
      return query;
    },
  };
}
