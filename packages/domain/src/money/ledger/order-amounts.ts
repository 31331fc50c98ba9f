import { nextShare } from '../../kit/cents/rates.ts';

/**
 * Amounts of one delivery, refund or lost dispute on screens and in files. Integer cents, negative for returns.
 * Subtotal + delivery − discounts = online + cash + card + partner.
 */
export interface OrderAmounts {
  /** Products and all fees except the delivery. */
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
  /** Base of the commission. */
  commissionableSubtotalCents: number;
  commissionableDeliveryCents: number;
  /** Fees of the order that belong to the platform instead of the store. */
  platformFeeCents: number;
  /** 'Saldo': the change of the store's own accounts. */
  nettCents: number;
}

const PARTS = ['deliveryCents', 'storeDiscountCents', 'sponsoredDiscountCents'] as const;
const BASES = ['commissionableSubtotalCents', 'commissionableDeliveryCents'] as const;

/** The total paid for an order, to the store, the provider or a partner. */
export const paidOf = ({ onlineCents, cashCents, cardCents, partnerCents }: OrderAmounts): number =>
  onlineCents + cashCents + cardCents + partnerCents;

/** The payment that a refund reduces. */
export type RefundWay = 'onlineCents' | 'cashCents' | 'cardCents' | 'partnerCents';

/**
 * The part of an order that one more return takes back, after earlier returns. Returns never exceed the paid
 * amount, even after a refund and a lost dispute of one payment.
 */
export function returnedPart(order: OrderAmounts, { before, now }: { before: number; now: number }) {
  const whole = paidOf(order);
  const earlier = Math.min(before, whole);
  return { before: earlier, now: Math.min(now, whole - earlier), whole };
}

/**
 * Amounts of one more refund of an order. All parts are refunded in proportion to the paid amount, rounded over all
 * refunds so far. The subtotal is the remainder. `nettCents` is 0 because the posting computes it.
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

/** Payment ways in lists and sums. An order has one way: the way of its largest payment. */
export const PAYMENT_WAYS = ['online', 'card', 'cash', 'partner'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/**
 * The payment way of an order. On a tie, online wins, then card, then cash. An order without payments counts
 * as online.
 */
export function wayOf({ onlineCents, cardCents, cashCents, partnerCents }: OrderAmounts): PaymentWay {
  const parts = { online: onlineCents, card: cardCents, cash: cashCents, partner: partnerCents };
  return PAYMENT_WAYS.reduce((max, way) => (parts[way] > parts[max] ? way : max));
}

/** The amounts with opposite sign, as a reversal needs them. */
export function negated(amounts: OrderAmounts): OrderAmounts {
  return Object.fromEntries(
    Object.entries(amounts).map(([part, cents]) => [part, 0 - (cents as number)]),
  ) as unknown as OrderAmounts;
}
