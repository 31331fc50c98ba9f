import type { Happening } from '../../kit/journal/kinds.ts';
import type { OrderStatus } from './order-status.ts';

/** The person whom the store asks to bring the food back. Fields are null when unknown. */
export interface FoodCarrier {
  name: string | null;
  phone: string | null;
}

interface Step {
  happened: Happening | string;
  status: OrderStatus;
}

/**
 * Finds the person who had the food outside the store at the cancellation; null if the store had the food.
 * `history` begins with the oldest step. 'courier': the courier of the last request. 'somebody': a person
 * that the store sent.
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
        // If the store called another courier later, the courier of the last request did not carry this food.
        return who && 'somebody';
      default:
        return who;
    }
  }, null);
}
