import type { Happening } from '../../kit/journal/kinds.ts';
import type { OrderStatus } from './order-status.ts';

/** The person a store asks to bring the food back. Fields are null when unknown. */
export interface FoodCarrier {
  name: string | null;
  phone: string | null;
}

interface Step {
  happened: Happening | string;
  status: OrderStatus;
}

/**
 * The carrier who had the food outside the store at cancellation; null when it was in the store. `history` begins
 * with the oldest step. 'courier': the courier of the last request. 'somebody': a person the store sent.
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
        // Another courier was called. The carrier is no longer the one of the last request.
        return who && 'somebody';
      default:
        return who;
    }
  }, null);
}
