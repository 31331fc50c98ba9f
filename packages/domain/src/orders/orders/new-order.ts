import type { OrderDocument } from './order-document.ts';
import { COUNTED_FROM_MS } from './order-for-later.ts';
import type { Fulfilment, Serving } from './order-status.ts';

/** An order as the partner sends it, before it has a number and deadlines. Times in epoch milliseconds. */
export interface NewOrder {
  /** The partner's id. A repeated id never makes a second order. */
  externalId: string;
  code: string;
  createdAt: number;
  fulfilment: Fulfilment;
  serving: Serving | null;
  /** The time promised to the customer; null without a promise. */
  promisedFor: number | null;
  customerId: string | null;
  customerName: string;
  customerPhone: string | null;
  isPhoneVerified: boolean;
  isFirstInApp: boolean;
  isFirstInStore: boolean;
  origin: string | null;
  /** False when the marketplace brings its own courier. */
  isDeliveredByStore: boolean;
  /**
   * True: we charge the prepaid part, and the order stays invisible until this part is paid. Absent: the
   * order is charged elsewhere.
   */
  awaitsCharge?: true;
  document: OrderDocument;
}

/** Minutes for a store to accept an order. A store can choose 5 to 15. */
export const DEFAULT_ACCEPT_MINUTES = 8;

/**
 * In ms. A partner's clock may be ahead by this much. A date beyond this limit is replaced by the current
 * time.
 */
const CLOCKS_APART_MS = 5 * 60_000;

/**
 * When the order was made, in epoch milliseconds. A future time is replaced, because it would put the order on top of
 * every list.
 */
export function madeAt(order: Pick<NewOrder, 'createdAt'>, receivedAt: number): number {
  return order.createdAt > receivedAt + CLOCKS_APART_MS ? receivedAt : order.createdAt;
}

/** True for an order that the customer requested for a later time. */
export function isForLater({ document: { scheduledFor } }: Pick<NewOrder, 'document'>, now: number): boolean {
  return scheduledFor !== null && scheduledFor > now;
}

/** In ms. An on-demand order without a promised time is late this long after it arrived. */
const ON_DEMAND_MS = 24 * 60 * 60_000;

/** Removes a requested time that is over: the customer then wants the order now. */
export function withoutPastSchedule(order: NewOrder, now: number): NewOrder {
  const { document, promisedFor } = order;
  if (document.scheduledFor === null || Math.max(document.scheduledFor, promisedFor ?? 0) > now) return order;
  return { ...order, document: { ...document, scheduledFor: null } };
}

interface StoreTimes {
  acceptMinutes: number;
  maxMinutes: number;
  /** False when the store is closed and cannot accept orders. Absent means open. */
  isOpen?: boolean;
}

/**
 * Acceptance deadline and promised time of an order received at `receivedAt`. The store's estimate replaces a
 * promise that is missing, or earlier than `receivedAt`. A closed store cannot accept: the deadline of an
 * order for later is then the time when preparation must begin.
 */
export function deadlinesOf(
  order: Pick<NewOrder, 'promisedFor' | 'document' | 'serving'>,
  receivedAt: number,
  { acceptMinutes, maxMinutes, isOpen = true }: StoreTimes,
): { acceptBy: number; promisedFor: number } {
  const estimate = receivedAt + (order.serving === 'on-demand' ? ON_DEMAND_MS : maxMinutes * 60_000);
  const promised = order.promisedFor;
  const soon = receivedAt + acceptMinutes * 60_000;
  const begins = (order.document.scheduledFor ?? 0) - COUNTED_FROM_MS;
  return {
    acceptBy: isOpen || !isForLater(order, receivedAt) ? soon : Math.max(soon, begins),
    promisedFor: promised !== null && promised > receivedAt ? promised : estimate,
  };
}
