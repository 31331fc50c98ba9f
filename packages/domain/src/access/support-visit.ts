import type { Permission } from './permissions.ts';

/** How long somebody of the provider may read a store's panel, and how long the link to it may lie about. */
export const VISIT_MS = 30 * 60_000;
export const VISIT_TICKET_MS = 60_000;

/** A visitor is nobody of the store: no row has this number. */
export const VISITOR_ID = 0;

/** Who of the provider reads a store's panel, and until when, in epoch milliseconds. */
export interface SupportVisit {
  visitId: number;
  personName: string;
  endsAt: number;
}

/**
 * What a visitor sees: how orders run and how the panel is set. Neither customers nor conversations, money or people; and
 * whatever a permission would let its owner change, the door refuses all the same.
 */
export const VISIT_PERMISSIONS: readonly Permission[] = [
  'orders.read',
  'store.read',
  'catalogue.use',
  'settings.use',
];

/** Whether a visit is over at `now`: its last millisecond is the one before `endsAt`. */
export function isVisitOver(visit: { endsAt: number }, now: number): boolean {
  return now >= visit.endsAt;
}
