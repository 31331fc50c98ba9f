import type { NamesCustomers } from '@comanda/contract/kit/define-call';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Session } from './requester.ts';

/** The orders whose customers a list shows. `days` null: the list is not limited to a period. */
export interface ListedOrders {
  days: { from: CalendarDate; to: CalendarDate } | null;
  orders: number;
}

const listed = new WeakMap<object, ListedOrders>();

/**
 * Declares the orders whose customers a response shows, for the access log. The handler of a call that
 * declares a list must use this function. Returns the response.
 */
export function naming<Answer extends object>(orders: ListedOrders, answer: Answer): Answer {
  listed.set(answer, orders);
  return answer;
}

export const ordersNamedIn = (answer: unknown): ListedOrders | null =>
  typeof answer === 'object' && answer !== null ? (listed.get(answer) ?? null) : null;

/** A user who saw customers of past days, and how. */
export interface Shown {
  by: Session;
  address: string;
  what: Exclude<NamesCustomers, { kind: 'current' | 'one' }>;
  isFile: boolean;
  /** The orders of a list; null for other responses. */
  orders: ListedOrders | null;
}

/** Counts and records which users see customers of past days. */
export interface CustomerWatch {
  /**
   * Counts a search, the first page of a list, or a whole list, before the query runs. Throws
   * `order.too-many-past`.
   */
  count(by: Session, kind: Shown['what']['kind']): void;
  /**
   * Writes to the access log and the audit log. Pages of the same list, and equal searches, are written once
   * an hour.
   */
  note(shown: Shown): Promise<void>;
}
