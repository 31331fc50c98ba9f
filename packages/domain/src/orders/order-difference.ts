/**
 * In what an order may differ from what its store says: paid in a way that is switched off, with another delivery fee,
 * below its district's minimum; an item that is hidden, sold at other hours, or at another price.
 */
export const DIFFERENCE_KINDS = ['payment', 'fee', 'minimum', 'hidden', 'hours', 'price'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** One thing in which an order differs. */
export interface OrderDifference {
  kind: DifferenceKind;
  /** The way of paying, or the item; null of fee and minimum. */
  name: string | null;
  /** Where the item stands in the order, from 0; null of what is no item's. */
  line: number | null;
  /** What the store says instead, in cents; null of what is no amount. */
  expectedCents: number | null;
}
