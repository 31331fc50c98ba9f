/**
 * Ways an order may differ from the store's settings. `payment`: the method is switched off. `fee`: another
 * delivery fee. `minimum`: below the minimum of its district. `hidden`, `hours`, `price`: an item is hidden, sold
 * at other hours, or has another price.
 */
export const DIFFERENCE_KINDS = ['payment', 'fee', 'minimum', 'hidden', 'hours', 'price'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** One difference of an order. */
export interface OrderDifference {
  kind: DifferenceKind;
  /** The payment method, or the item. Null for fee and minimum. */
  name: string | null;
  /** Position of the item in the order, from 0. Null when the difference is not about an item. */
  line: number | null;
  /** The store's own value in cents. Null when the difference is not an amount. */
  expectedCents: number | null;
}
