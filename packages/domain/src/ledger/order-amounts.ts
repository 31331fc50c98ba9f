import { nextShare } from '../money/rates.ts';

/**
 * What one delivery, refund or lost dispute means in money, as screens and files show it; below zero where it takes back. Integer cents.
 * Subtotal + delivery − discounts = online + cash + card + partner.
 */
export interface OrderAmounts {
  /** Products and all fees but the delivery. */
  subtotalCents: number;
  deliveryCents: number;
  storeDiscountCents: number;
  sponsoredDiscountCents: number;
  onlineCents: number;
  cashCents: number;
  cardCents: number;
  partnerCents: number;
  /** Fee of the online payment. */
  feeCents: number;
  commissionCents: number;
  /** What the commission is computed of. */
  commissionableSubtotalCents: number;
  commissionableDeliveryCents: number;
  /** Of the fees, what is not the store's. */
  platformFeeCents: number;
  /** 'Saldo': what it adds to the store's accounts. */
  nettCents: number;
}

const PARTS = ['deliveryCents', 'storeDiscountCents', 'sponsoredDiscountCents'] as const;
const BASES = ['commissionableSubtotalCents', 'commissionableDeliveryCents'] as const;

/** What was paid for an order, whoever got it. */
export const paidOf = ({ onlineCents, cashCents, cardCents, partnerCents }: OrderAmounts): number =>
  onlineCents + cashCents + cardCents + partnerCents;

/** Where the money of a refund comes from. */
export type RefundWay = 'onlineCents' | 'cashCents' | 'cardCents' | 'partnerCents';

/**
 * Which part of an order one more return is, after others. Returns above the paid amount (a refund and a lost dispute of one payment) give
 * back no more than the whole.
 */
export function returnedPart(order: OrderAmounts, { before, now }: { before: number; now: number }) {
  const whole = paidOf(order);
  const earlier = Math.min(before, whole);
  return { before: earlier, now: Math.min(now, whole - earlier), whole };
}

/**
 * The amounts of one more refund of an order: its parts go back as the refunded money is to the paid, rounded over all refunds so far, and
 * the subtotal is what is left. `nettCents` is left at 0: it follows from the posting.
 */
export function refundAmounts(
  order: OrderAmounts,
  refund: { way: RefundWay; before: number; now: number },
): OrderAmounts {
  const parts = returnedPart(order, refund);
  const back = (cents: number) => 0 - nextShare(cents, parts);
  const shared = Object.fromEntries([...PARTS, ...BASES].map((part) => [part, back(order[part])])) as Pick<
    OrderAmounts,
    (typeof PARTS)[number] | (typeof BASES)[number]
  >;
  const none = { onlineCents: 0, cashCents: 0, cardCents: 0, partnerCents: 0 };
  const discounts = shared.storeDiscountCents + shared.sponsoredDiscountCents;
  return {
    ...shared,
    ...none,
    [refund.way]: -refund.now,
    subtotalCents: -refund.now - shared.deliveryCents + discounts,
    feeCents: 0,
    commissionCents: back(order.commissionCents),
    platformFeeCents: 0,
    nettCents: 0,
  };
}

/** How an order counts in lists and sums: once, by its largest part. */
export const PAYMENT_WAYS = ['online', 'card', 'cash', 'partner'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** The way an order counts by; equal parts go to online before card before cash, and nothing paid counts as online. */
export function wayOf({ onlineCents, cardCents, cashCents, partnerCents }: OrderAmounts): PaymentWay {
  const parts = { online: onlineCents, card: cardCents, cash: cashCents, partner: partnerCents };
  return PAYMENT_WAYS.reduce((most, way) => (parts[way] > parts[most] ? way : most));
}

/** The amounts that take others back. */
export function negated(amounts: OrderAmounts): OrderAmounts {
  return Object.fromEntries(
    Object.entries(amounts).map(([part, cents]) => [part, 0 - (cents as number)]),
  ) as unknown as OrderAmounts;
}
