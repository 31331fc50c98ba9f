import type { LabelledAmount, OrderLine } from '../orders/order.ts';
import type { Fulfilment, OrderStatus } from '../orders/order-status.ts';

/** A status the order has reached, as the customer sees it. */
export interface CustomerStep {
  status: OrderStatus;
  /** Epoch milliseconds. */
  at: number;
}

/** An order as its customer may see it: nothing of the store's people, nothing that can still be taken back. */
export interface CustomerOrder {
  code: string;
  storeName: string;
  /** As people write it; null when the store has none. */
  storePhone: string | null;
  /** Where an order is fetched. */
  storeAddress: string;
  /** Address of a small picture; null without one. */
  storeLogo: string | null;
  /** Address of a wide picture above everything; null without one. */
  storeBanner: string | null;
  /** What the store says of itself: a phrase beside its name, a text at the end; null where it says nothing. */
  storePhrase: string | null;
  storeText: string | null;
  /** When a store that is closed opens by itself; null: it is open, or nobody knows. */
  storeOpensAt: number | null;
  status: OrderStatus;
  /** Sent, and on the way back to the store or there again; null while it is not. */
  wayBack: 'returning' | 'returned' | null;
  fulfilment: Fulfilment;
  createdAt: number;
  promisedFor: number;
  scheduledFor: number | null;
  /** Accepted for later: nobody cooks it yet. */
  waitsForItsTime: boolean;
  /** What was reached and when, oldest first. */
  steps: readonly CustomerStep[];
  items: readonly OrderLine[];
  amounts: readonly LabelledAmount[];
  totalCents: number;
  /** Still to be paid at the door; 0 when paid online. */
  chargeCents: number;
  paymentSummary: string;
  address: string | null;
  /** The store has put the address right; what the customer wrote was another. */
  isAddressAdjusted: boolean;
  notes: string | null;
  pickupCode: string | null;
  /** Why it was cancelled; null when it was not. */
  cancelledBecause: string | null;
  canCancel: boolean;
  canChat: boolean;
  conversationId: string;
  /** When this view changes by itself, without another word from the server; null when it does not. */
  changesAt: number | null;
}

/** A customer may take an order back as long as nobody of the store has answered it. */
export function canCustomerCancel(status: OrderStatus): boolean {
  return status === 'pending';
}

/**
 * The statuses reached, from history entries in order. A status that is reached a second time was gone back to: what came
 * after it the first time never was.
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
