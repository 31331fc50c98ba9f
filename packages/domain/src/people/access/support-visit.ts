import type { Permission } from './permissions.ts';

/** How long a provider's user may read a store's panel, and how long the link to it is valid. */
export const VISIT_MS = 30 * 60_000;
export const VISIT_TICKET_MS = 60_000;

/** A visitor is not a user of the store: no row has this id. */
export const VISITOR_ID = 0;

/** A visit of a provider's user to a store's panel. Its end is in epoch milliseconds. */
export interface SupportVisit {
  visitId: number;
  personName: string;
  endsAt: number;
}

/**
 * Permissions of a visitor: how orders run and how the panel is set up. Customers, chats, money and people are
 * excluded. The server also refuses every change by a visitor, for any permission.
 */
export const VISIT_PERMISSIONS: readonly Permission[] = [
  'orders.read',
  'store.read',
  'catalogue.use',
  'settings.use',
];

/** True when a visit is over at `now`: `endsAt` itself is after its end. */
export function isVisitOver(visit: { endsAt: number }, now: number): boolean {
  return now >= visit.endsAt;
}
