import type { Serving } from './order.ts';
import type { OrderDocument } from './order-document.ts';
import { COUNTED_FROM_MS } from './order-for-later.ts';
import type { Fulfilment } from './order-status.ts';

/** An order as it arrives, before the store gives it a number and deadlines. Times in epoch milliseconds. */
export interface NewOrder {
  /** The partner's id: the same id never makes a second order. */
  externalId: string;
  code: string;
  createdAt: number;
  fulfilment: Fulfilment;
  serving: Serving | null;
  /** The time promised to the customer; null when the partner promised none. */
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
   * The prepaid part is charged through us. The order stays invisible until that is paid. Absent: it is paid
   * elsewhere.
   */
  awaitsCharge?: true;
  document: OrderDocument;
}

/** Minutes a store has to accept an order, unless it chose another number from 5 to 15. */
export const DEFAULT_ACCEPT_MINUTES = 8;

/** A partner's clock may be ahead by this much. An order dated later counts as made now. */
const CLOCKS_APART_MS = 5 * 60_000;

/**
 * When the order was made, in epoch milliseconds. A time in the future would put it on top of every list, so it is
 * replaced.
 */
export function madeAt(order: Pick<NewOrder, 'createdAt'>, receivedAt: number): number {
  return order.createdAt > receivedAt + CLOCKS_APART_MS ? receivedAt : order.createdAt;
}

/** True for an order that the customer wants later than now. */
export function isForLater({ document: { scheduledFor } }: Pick<NewOrder, 'document'>, now: number): boolean {
  return scheduledFor !== null && scheduledFor > now;
}

/** An on-demand order is late after this long without a word from its customer. */
const ON_DEMAND_MS = 24 * 60 * 60_000;

/** Removes a requested time that is over: the order is then wanted now. */
export function withoutPastSchedule(order: NewOrder, now: number): NewOrder {
  const { document, promisedFor } = order;
  if (document.scheduledFor === null || Math.max(document.scheduledFor, promisedFor ?? 0) > now) return order;
  return { ...order, document: { ...document, scheduledFor: null } };
}

interface StoreTimes {
  acceptMinutes: number;
  maxMinutes: number;
  /** False while the store is closed and cannot accept orders. Absent means open. */
  isOpen?: boolean;
}

/**
 * Acceptance deadline and promise of an order received at `receivedAt`. The store's estimate replaces a promise
 * that is missing or not after reception. An order for later sent to a closed store gets its deadline when
 * preparation must begin: the store cannot accept it earlier.
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
