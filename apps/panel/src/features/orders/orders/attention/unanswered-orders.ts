import { createStore } from 'zustand/vanilla';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { readSession } from '../../../../shared/session/stored-session.ts';
import type { OrderChange } from '../board-updates.ts';

/** Minimum time between two questions about a pause. */
const quietMs = 15 * 60_000;
const none: readonly string[] = [];

interface Parts {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Codes of the orders that expired without an answer, until the panel has asked about a pause. After the reply it does
 * not ask for a quarter of an hour, on this device also after a reload. It never asks about the same orders again.
 */
export function createUnansweredOrders({ now, storage }: Parts) {
  const store = createStore(() => none);
  const key = () => `comanda.pause-offer.${readSession()?.storeId ?? 0}`;
  return {
    get: store.getState,
    subscribe: store.subscribe,
    /** Collects unanswered orders from the changes. */
    follow: (changes: readonly OrderChange[]) => {
      const lost = changes
        .filter(({ happened }) => happened === 'not-answered')
        .map(({ order }) => order.code);
      if (lost.length > 0 && now() - Number(storage.getItem(key())) >= quietMs)
        store.setState([...store.getState(), ...lost], true);
    },
    /** The person answered yes or no. */
    answer: () => {
      storage.setItem(key(), String(now()));
      store.setState(none, true);
    },
  };
}

export const unansweredOrders = createUnansweredOrders({ now: monotonicNow, storage: localStorage });
