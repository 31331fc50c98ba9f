import { steadyNow } from '../../../shared/clock/steady-now.ts';
import { readSession } from '../../../shared/session/stored-session.ts';
import type { OrderChange } from '../live.ts';

/** The store is asked about a pause at most this often. */
const quietMs = 15 * 60_000;
const none: readonly string[] = [];

interface Parts {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * The orders the server cancelled because nobody answered, by code, while the store has not been asked about a pause
 * for them. An answer holds for a quarter of an hour, on this device also after a reload; what it was about is never
 * asked again.
 */
export function createUnansweredOrders({ now, storage }: Parts) {
  const listeners = new Set<() => void>();
  const key = () => `comanda.pause-offer.${readSession()?.storeId ?? 0}`;
  let codes = none;
  const become = (next: readonly string[]) => {
    codes = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => codes,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Looks for unanswered orders in what happened. */
    follow: (changes: readonly OrderChange[]) => {
      const lost = changes
        .filter(({ happened }) => happened === 'not-answered')
        .map(({ order }) => order.code);
      if (lost.length > 0 && now() - Number(storage.getItem(key())) >= quietMs) become([...codes, ...lost]);
    },
    /** Somebody said yes or no. */
    answer: () => {
      storage.setItem(key(), String(now()));
      become(none);
    },
  };
}

export const unansweredOrders = createUnansweredOrders({ now: steadyNow, storage: localStorage });
