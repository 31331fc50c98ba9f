import { LRUCache } from 'lru-cache';
import { roomFor } from '../room-for.ts';

/** The highest event number of each store that this server has seen, committed here or read. */
export interface LastNumbers {
  note(storeId: number, seq: number): void;
  /** 0 when unknown. */
  of(storeId: number): number;
}

/** Maximum number of stores. The cached answer of a store without a number expires only by time. */
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
