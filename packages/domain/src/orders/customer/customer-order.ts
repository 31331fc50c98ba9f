import type { LabelledAmount, OrderLine } from '../orders/order.ts';
import type { Fulfilment, OrderStatus } from '../orders/order-status.ts';

/** A status that the order reached, for the customer's page. */
export interface CustomerStep {
  status: OrderStatus;
  /** Epoch milliseconds. */
  at: number;
}

/** An order for the customer's page, without the store's users and without changes that can still be undone. */
export interface CustomerOrder {
  code: string;
  storeName: string;
  /** The store's formatted phone number; null if the store has none. */
  storePhone: string | null;
  /** The address where the customer picks up the order. */
  storeAddress: string;
  /** URL of a small picture; null without a picture. */
  storeLogo: string | null;
  /** URL of a wide picture at the top of the page; null without a picture. */
  storeBanner: string | null;
  /** Texts of the store: a phrase next to the name, and a text at the end. Null when empty. */
  storePhrase: string | null;
  storeText: string | null;
  /** The next automatic opening of a closed store. Null for an open store, or when unknown. */
  storeOpensAt: number | null;
  status: OrderStatus;
  /** Set when the courier brings the order back, or has brought it back. */
  wayBack: 'returning' | 'returned' | null;
  fulfilment: Fulfilment;
  createdAt: number;
  promisedFor: number;
  scheduledFor: number | null;
  /** True for an accepted order for later that the kitchen has not begun to prepare. */
  waitsForItsTime: boolean;
  /** The reached statuses with their times, oldest first. */
  steps: readonly CustomerStep[];
  items: readonly OrderLine[];
  amounts: readonly LabelledAmount[];
  totalCents: number;
  /** Cents to pay on delivery; 0 for an order paid online. */
  chargeCents: number;
  paymentSummary: string;
  address: string | null;
  /** True when the store adjusted the customer's address. */
  isAddressAdjusted: boolean;
  notes: string | null;
  pickupCode: string | null;
  /** The reason of the cancellation; null if the order is not cancelled. */
  cancelledBecause: string | null;
  canCancel: boolean;
  canChat: boolean;
  conversationId: string;
  /** The time when this view changes without an event of the server; null if there is no such time. */
  changesAt: number | null;
}

/** A customer may cancel an order until the store answers. */
export function canCustomerCancel(status: OrderStatus): boolean {
  return status === 'pending';
}

/**
 * The reached statuses, from history entries sorted by time. If a status was reached twice, the changes in
 * between were undone, so they are not included.
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
