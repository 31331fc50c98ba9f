/**
 * A sum of an order that does not come out: `items` the lines against the subtotal, `charged` subtotal, fees and
 * discounts against the total, `paid` the payments against the total.
 */
export const TOTAL_SUMS = ['items', 'charged', 'paid'] as const;
export type TotalSum = (typeof TOTAL_SUMS)[number];

/** One sum that fails: what the parts add up to, and what the order says instead. Integer cents. */
export interface TotalFault {
  sum: TotalSum;
  computedCents: number;
  statedCents: number;
}

/** The amounts of an order's document. Integer cents. */
interface Amounts {
  items: readonly { totalCents: number }[];
  itemsCents: number;
  fees: readonly Cents[];
  discounts: readonly Cents[];
  totalCents: number;
  payments: readonly Cents[];
}

interface Cents {
  cents: number;
}

/** Partners compute in binary decimals. */
const TOLERANCE_CENTS = 1;

/** Every sum of the document that fails: Σ lines + fees − discounts must be what is charged, and be paid for. */
export function totalFaults(document: Amounts): TotalFault[] {
  const { itemsCents, totalCents, payments } = document;
  const lines = document.items.reduce((total, item) => total + item.totalCents, 0);
  const sums: TotalFault[] = [
    { sum: 'items', computedCents: lines, statedCents: itemsCents },
    {
      sum: 'charged',
      computedCents: itemsCents + sumCents(document.fees) - sumCents(document.discounts),
      statedCents: totalCents,
    },
    {
      sum: 'paid',
      computedCents: payments.length === 0 ? totalCents : sumCents(payments),
      statedCents: totalCents,
    },
  ];
  return sums.filter(
    ({ computedCents, statedCents }) => Math.abs(computedCents - statedCents) > TOLERANCE_CENTS,
  );
}

/** True when no sum fails. */
export function totalsAgree(document: Amounts): boolean {
  return totalFaults(document).length === 0;
}

function sumCents(amounts: readonly Cents[]): number {
  return amounts.reduce((total, amount) => total + amount.cents, 0);
}
