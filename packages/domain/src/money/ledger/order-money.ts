import type { SoldDiscount, SoldFee, SoldLine, SoldPayment } from '../../orders/orders/sold-rows.ts';

/** The money of an order at the time of the sale. Integer cents. */
export interface OrderMoney {
  /** All items with their options. */
  productsCents: number;
  deliveryCents: number;
  /** Service fee, tip, minimum-order fee and rounding differences. */
  otherFeesCents: number;
  /** The part of all fees that the partner assigns to a receiver other than the store. */
  keptByOthersCents: number;
  /** Discounts by the store, or without a named sponsor. */
  storeDiscountCents: number;
  /** The part of the store's discount that reduces the delivery fee. */
  storeDiscountOnDeliveryCents: number;
  /** Discounts by other sponsors: the marketplace, the chain. */
  sponsoredCents: number;
  /** Amounts that the store receives itself, by way of payment. Does not include online payments through us. */
  cashCents: number;
  cardCents: number;
  /** Amount that customers paid in advance to the partner. The partner pays it to the store directly. */
  partnerCents: number;
}

/** An order's charge that the payment provider has captured. */
export interface CapturedCharge {
  chargeId: number;
  method: string;
  brand: string | null;
  instalments: number;
  cents: number;
}

type MoneyLine = Pick<SoldLine, 'totalCents'>;
type MoneyFee = Pick<SoldFee, 'kind' | 'cents' | 'receivedBy'>;
type MoneyDiscount = Pick<SoldDiscount, 'cents' | 'sponsor' | 'isOnDelivery'>;
type MoneyPayment = Pick<SoldPayment, 'method' | 'isPrepaid' | 'cents'>;

/** The fields of an order's rows that its money is computed from. */
export interface SoldMoney {
  lines: readonly MoneyLine[];
  fees: readonly MoneyFee[];
  discounts: readonly MoneyDiscount[];
  payments: readonly MoneyPayment[];
}

/** True for a sponsor other than the store. */
const isSponsored = ({ sponsor }: MoneyDiscount) => sponsor !== null && sponsor !== 'MERCHANT';
const isOthers = ({ receivedBy }: MoneyFee) => receivedBy !== null && receivedBy !== 'MERCHANT';

const sum = (amounts: readonly { cents: number }[]) => amounts.reduce((total, { cents }) => total + cents, 0);

/**
 * Computes an order's money from its rows. Products + delivery + other fees − discounts = paid online + cash
 * + card + partner, always. A difference between the payments and this sum is added to the largest payment
 * that was not made through us. If this is impossible, the other fees absorb the difference.
 */
export function orderMoneyOf(sold: SoldMoney, charges: readonly CapturedCharge[]): OrderMoney {
  const productsCents = sold.lines.reduce((total, { totalCents }) => total + totalCents, 0);
  const deliveryCents = sum(sold.fees.filter(({ kind }) => kind === 'delivery'));
  const otherFeesCents = sum(sold.fees) - deliveryCents;
  const sponsoredCents = sum(sold.discounts.filter(isSponsored));
  const own = sold.discounts.filter((discount) => !isSponsored(discount));
  const onlineCents = sum(charges);
  const dueOutside = productsCents + sum(sold.fees) - sum(sold.discounts) - onlineCents;
  // With a charge, the prepaid amount was paid through us; otherwise to the partner.
  const partnerCents = charges.length > 0 ? 0 : sum(sold.payments.filter(({ isPrepaid }) => isPrepaid));
  const onDelivery = sold.payments.filter(({ isPrepaid }) => !isPrepaid);
  const cashCents = sum(onDelivery.filter(({ method }) => method === 'CASH'));
  const outside = { cashCents, cardCents: sum(onDelivery) - cashCents, partnerCents };
  const missing = dueOutside - outside.cashCents - outside.cardCents - outside.partnerCents;
  const largest = (['cashCents', 'cardCents', 'partnerCents'] as const).reduce((max, way) =>
    outside[way] > outside[max] ? way : max,
  );
  const isPutOnWay = outside[largest] > 0 && outside[largest] + missing >= 0;
  if (isPutOnWay) outside[largest] += missing;
  return {
    productsCents,
    deliveryCents,
    otherFeesCents: isPutOnWay ? otherFeesCents : otherFeesCents - missing,
    keptByOthersCents: sum(sold.fees.filter(isOthers)),
    storeDiscountCents: sum(own),
    storeDiscountOnDeliveryCents: sum(own.filter(({ isOnDelivery }) => isOnDelivery)),
    sponsoredCents,
    ...outside,
  };
}
