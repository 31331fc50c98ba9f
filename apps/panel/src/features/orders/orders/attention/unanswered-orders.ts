import { createStore } from 'zustand/vanilla';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { readSession } from '../../../../shared/session/stored-session.ts';
import type { OrderChange } from '../board-updates.ts';

/** Minimum time in ms between two questions if the store wants a pause. */
const quietMs = 15 * 60_000;
const none: readonly string[] = [];

interface Parts {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Collects codes of orders that expired without an answer, until the panel has asked if the store wants a
 * pause. After a reply, this device does not ask again for a quarter of an hour, even after a reload. The
 * panel never asks twice about the same orders.
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
    /** Call this when the person has answered yes or no. */
    answer: () => {
      storage.setItem(key(), String(now()));
      store.setState(none, true);
    },
  };
}

export const unansweredOrders = createUnansweredOrders({ now: monotonicNow, storage: localStorage });
