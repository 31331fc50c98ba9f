/**
 * Possible differences of an order from the store's settings. `payment`: the store has switched this method
 * off. `fee`: the delivery fee is different. `minimum`: the order is below the minimum of its district.
 * `hidden`, `hours`, `price`: an item is hidden, sold at other hours, or has a different price.
 */
export const DIFFERENCE_KINDS = ['payment', 'fee', 'minimum', 'hidden', 'hours', 'price'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export interface OrderDifference {
  kind: DifferenceKind;
  /** The payment method or the item; null for fee and minimum. */
  name: string | null;
  /** Position of the item in the order, from 0; null if the difference is not about an item. */
  line: number | null;
  /** The store's own amount in cents; null if the difference is not about an amount. */
  expectedCents: number | null;
}
