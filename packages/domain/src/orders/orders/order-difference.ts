/**
 * Possible differences of an order from the store's settings. `payment`: the method is off. `fee`: another delivery
 * fee. `minimum`: below the minimum of its district. `hidden`, `hours`, `price`: an item is hidden, sold at other
 * hours, or has another price.
 */
export const DIFFERENCE_KINDS = ['payment', 'fee', 'minimum', 'hidden', 'hours', 'price'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export interface OrderDifference {
  kind: DifferenceKind;
  /** The payment method or the item; null for fee and minimum. */
  name: string | null;
  /** Position of the item in the order, from 0; null when the difference concerns no item. */
  line: number | null;
  /** The store's own amount in cents; null when the difference is no amount. */
  expectedCents: number | null;
}
