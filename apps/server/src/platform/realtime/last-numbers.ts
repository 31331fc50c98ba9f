import { LRUCache } from 'lru-cache';
import { roomFor } from '../room-for.ts';

/** The highest event number of each store that this server knows, because it committed or read the event. */
export interface LastNumbers {
  note(storeId: number, seq: number): void;
  /** 0 when unknown. */
  of(storeId: number): number;
}

/** Maximum of stores whose number is stored. For other stores, cached answers only expire by time. */
const MOST_STORES = 20_000;

export function createLastNumbers(): LastNumbers {
  const numbers = new LRUCache<number, number>(roomFor(MOST_STORES));
  return {
    note: (storeId, seq) => {
      if (seq > (numbers.get(storeId) ?? 0)) numbers.set(storeId, seq);
    },
    of: (storeId) => numbers.get(storeId) ?? 0,
  };
}
