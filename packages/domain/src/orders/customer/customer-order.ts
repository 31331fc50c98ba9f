import type { LabelledAmount, OrderLine } from '../orders/order.ts';
import type { Fulfilment, OrderStatus } from '../orders/order-status.ts';

/** A status the order has reached, as the customer sees it. */
export interface CustomerStep {
  status: OrderStatus;
  /** Epoch milliseconds. */
  at: number;
}

/** An order as its customer may see it, without the store's users and without changes that can still be undone. */
export interface CustomerOrder {
  code: string;
  storeName: string;
  /** Formatted for people. Null when the store has no phone. */
  storePhone: string | null;
  /** The address for pickup. */
  storeAddress: string;
  /** URL of a small picture; null without one. */
  storeLogo: string | null;
  /** URL of a wide picture above everything; null without one. */
  storeBanner: string | null;
  /** The store's own texts: a phrase beside its name and a text at the end. Null when empty. */
  storePhrase: string | null;
  storeText: string | null;
  /** The next automatic opening of a closed store. Null when it is open, or when the opening is unknown. */
  storeOpensAt: number | null;
  status: OrderStatus;
  /** The order left the store and is on its way back, or is back. Null otherwise. */
  wayBack: 'returning' | 'returned' | null;
  fulfilment: Fulfilment;
  createdAt: number;
  promisedFor: number;
  scheduledFor: number | null;
  /** Accepted for later: the kitchen has not begun. */
  waitsForItsTime: boolean;
  /** The reached statuses with their times, oldest first. */
  steps: readonly CustomerStep[];
  items: readonly OrderLine[];
  amounts: readonly LabelledAmount[];
  totalCents: number;
  /** Cents still to be paid at the door; 0 when paid online. */
  chargeCents: number;
  paymentSummary: string;
  address: string | null;
  /** The store has corrected the address that the customer wrote. */
  isAddressAdjusted: boolean;
  notes: string | null;
  pickupCode: string | null;
  /** The reason of the cancellation; null when it was not cancelled. */
  cancelledBecause: string | null;
  canCancel: boolean;
  canChat: boolean;
  conversationId: string;
  /** The time when this view changes without an event of the server. Null when it does not. */
  changesAt: number | null;
}

/** A customer may cancel an order while the store has not answered it. */
export function canCustomerCancel(status: OrderStatus): boolean {
  return status === 'pending';
}

/**
 * The reached statuses, from history entries in order. Reaching a status again means that later changes were
 * undone. Those are left out.
 */
export function stepsOf(history: readonly CustomerStep[]): CustomerStep[] {
  const steps: CustomerStep[] = [];
  for (const entry of history) {
    const reached = steps.findIndex(({ status }) => status === entry.status);
    if (reached >= 0) steps.length = reached + 1;
    else steps.push({ status: entry.status, at: entry.at });
  }
  return steps;
}
