/**
 * What can happen to an order, as its history and its events name it. The panel says it on the card ("Ana aceitou"),
 * the detail's timeline says it in full.
 */
export const HAPPENINGS = [
  'received',
  'pending',
  'accepted',
  'printed',
  'accepted-and-printed',
  'print-requested',
  'print-failed',
  'print-given-up',
  'print-news',
  'released',
  'ready',
  'in-line',
  'in-charge',
  'sent',
  'ready-for-pickup',
  'delivered',
  'cancelled',
  'not-answered',
  'undone',
  'acknowledged',
  'address-adjusted',
  'courier-requested',
  'courier-linked',
  'courier-on-the-way',
  'courier-picked-up',
  'courier-returning',
  'courier-returned',
  'courier-delivered',
  'courier-cancelled',
  'courier-rejected',
  'courier-problem',
  'courier-problem-answered',
  'courier-news',
  'customer-wrote',
  'merchant-wrote',
  'chat-read',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** Passing remarks: panels hear of them, the order's history does not keep them. */
const PASSING: ReadonlySet<Happening> = new Set([
  'courier-news',
  'print-news',
  'customer-wrote',
  'merchant-wrote',
  'chat-read',
]);

export function isKeptInHistory(happening: Happening): boolean {
  return !PASSING.has(happening);
}
