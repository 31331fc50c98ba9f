import type { Happening } from '../journal/kinds.ts';
import type { OrderStatus } from './order-status.ts';

/** Whom a store asks to bring the food back; nulls where nobody told us. */
export interface FoodCarrier {
  name: string | null;
  phone: string | null;
}

interface Step {
  happened: Happening | string;
  status: OrderStatus;
}

/**
 * Who had the food outside the store when the order was cancelled, by its history, oldest first: the courier of its
 * last request, somebody the store sent, or nobody (null).
 */
export function whoHadFood(history: readonly Step[]): 'courier' | 'somebody' | null {
  const end = history.findLastIndex(({ happened }) => happened === 'cancelled');
  const before = history.slice(0, Math.max(0, end));
  if (before.at(-1)?.status !== 'sent') return null;
  return before.reduce<'courier' | 'somebody' | null>((who, { happened }) => {
    switch (happened) {
      case 'sent':
        return 'somebody';
      case 'courier-picked-up':
        return 'courier';
      case 'courier-returned':
        return null;
      case 'courier-requested':
      case 'courier-linked':
        // Another one was called: the one who has it is no longer the last request's.
        return who && 'somebody';
      default:
        return who;
    }
  }, null);
}
