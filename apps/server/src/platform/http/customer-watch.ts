import type { NamesCustomers } from '@comanda/contract/define-call';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import type { Session } from './requester.ts';

/** Which orders a list names customers of; without days those of all times. */
export interface ListedOrders {
  days: { from: CalendarDate; to: CalendarDate } | null;
  orders: number;
}

const listed = new WeakMap<object, ListedOrders>();

/** Says which orders' customers an answer names: every call that declares a list has to. Gives the answer back. */
export function naming<Answer extends object>(orders: ListedOrders, answer: Answer): Answer {
  listed.set(answer, orders);
  return answer;
}

export const ordersNamedIn = (answer: unknown): ListedOrders | null =>
  typeof answer === 'object' && answer !== null ? (listed.get(answer) ?? null) : null;

/** Somebody who was shown customers of other days, and how. */
export interface Shown {
  by: Session;
  address: string;
  what: Exclude<NamesCustomers, { kind: 'current' | 'one' }>;
  isFile: boolean;
  /** Of lists. */
  orders: ListedOrders | null;
}

/** Counts and writes down who is shown customers of other days. */
export interface CustomerWatch {
  /** Counts a search, the beginning of a list or a whole one before it is made. Throws `order.too-many-past`. */
  count(by: Session, kind: Shown['what']['kind']): void;
  /** Writes it into access records and history; pages of one list, and searches, once an hour. */
  note(shown: Shown): Promise<void>;
}
