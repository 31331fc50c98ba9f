import { proportionOf } from '../money/rates.ts';

/** What of an order a repasse shows. Integer cents: subtotal + delivery − discounts = paid. */
export interface SettledAmounts {
  /** Paid online, less what went back. */
  paidCents: number;
  /** Before discounts. */
  subtotalCents: number;
  deliveryCents: number;
  storeDiscountCents: number;
  sponsoredCents: number;
  feeCents: number;
  commissionCents: number;
}

/** An order as its transactions stand now, whatever way it was paid. */
export interface SettledOrder extends Omit<SettledAmounts, 'paidCents' | 'subtotalCents'> {
  onlineCents: number;
  /** Paid in all ways. */
  paidCents: number;
}

/** What a repasse holds of an order. `otherCents`: kept by others; below zero where the current account covered a part. */
export type SettledShare = SettledAmounts & { otherCents: number; netCents: number };

const PARTS = ['deliveryCents', 'storeDiscountCents', 'sponsoredCents', 'commissionCents'] as const;

/**
 * The part of an order that one of its receivables settles. Receivables share an order as their first amounts do (`weight`: those settled
 * before, this one, all of the order); what earlier ones took is in `taken`, so that the parts of an order add up to it to the cent. Of an
 * order that was paid in two ways only the online part counts.
 */
export function settledShare(
  order: SettledOrder,
  weight: { before: number; now: number; whole: number },
  taken: SettledAmounts,
  netCents: number,
): SettledShare {
  const online = (cents: number) => proportionOf(cents, order.onlineCents, order.paidCents);
  const share = (cents: number, before: number) =>
    proportionOf(cents, weight.before + weight.now, weight.whole) - before;
  const [deliveryCents, storeDiscountCents, sponsoredCents, commissionCents] = PARTS.map((part) =>
    share(part === 'commissionCents' ? order[part] : online(order[part]), taken[part]),
  ) as [number, number, number, number];
  const paidCents = share(order.onlineCents, taken.paidCents);
  const feeCents = share(order.feeCents, taken.feeCents);
  return {
    ...{ paidCents, deliveryCents, storeDiscountCents, sponsoredCents, feeCents, commissionCents, netCents },
    subtotalCents: paidCents - deliveryCents + storeDiscountCents + sponsoredCents,
    otherCents: paidCents - feeCents - commissionCents - netCents,
  };
}
