import type { Permission } from './permissions.ts';

/** Duration of a support visit in ms. The next constant is how long its link works. */
export const VISIT_MS = 30 * 60_000;
export const VISIT_TICKET_MS = 60_000;

/** A visitor is no user of the store, so no row has this id. */
export const VISITOR_ID = 0;

/** A support visit of a provider's user to a store's panel. The end is in epoch milliseconds. */
export interface SupportVisit {
  visitId: number;
  personName: string;
  endsAt: number;
}

/**
 * Permissions of a support visitor: the flow of orders and the panel's settings. Customers, chats, money and people
 * are excluded. The server also refuses every change by a visitor.
 */
export const VISIT_PERMISSIONS: readonly Permission[] = [
  'orders.read',
  'store.read',
  'catalogue.use',
  'settings.use',
];

/** True when a visit is over at `now`; `endsAt` is the first moment after it. */
export function isVisitOver(visit: { endsAt: number }, now: number): boolean {
  return now >= visit.endsAt;
}
