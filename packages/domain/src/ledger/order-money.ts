import type { SoldDiscount, SoldFee, SoldLine, SoldPayment } from '../orders/sold-rows.ts';

/** The money of an order as it was sold. Integer cents. */
export interface OrderMoney {
  /** All items with their options. */
  productsCents: number;
  deliveryCents: number;
  /** Service, tip, small order and what does not come out. */
  otherFeesCents: number;
  /** Of all fees, what the partner says somebody else than the store gets. */
  keptByOthersCents: number;
  /** Given by the store, or by nobody who was named. */
  storeDiscountCents: number;
  /** Of the store's discount, what was given on the delivery. */
  storeDiscountOnDeliveryCents: number;
  /** Given by somebody else: the marketplace, the chain. */
  sponsoredCents: number;
  /** What the store itself was to get, by way; what was paid online with us is not in it. */
  cashCents: number;
  cardCents: number;
  /** Prepaid to the partner, who settles it with the store. */
  partnerCents: number;
}

/** A payment the provider of payments has captured for an order. */
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

/** What is read of an order's rows. */
export interface SoldMoney {
  lines: readonly MoneyLine[];
  fees: readonly MoneyFee[];
  discounts: readonly MoneyDiscount[];
  payments: readonly MoneyPayment[];
}

/** Who gives a discount that the store does not: every sponsor with a name but the store's. */
const isSponsored = ({ sponsor }: MoneyDiscount) => sponsor !== null && sponsor !== 'MERCHANT';
const isOthers = ({ receivedBy }: MoneyFee) => receivedBy !== null && receivedBy !== 'MERCHANT';

const sum = (amounts: readonly { cents: number }[]) => amounts.reduce((total, { cents }) => total + cents, 0);

/**
 * An order's money out of its rows. Products + delivery + other fees − discounts = paid online + cash + card + partner, always: what the
 * ways of paying do not make up for is put on the largest of those outside, or is one of the other fees.
 */
export function orderMoneyOf(sold: SoldMoney, charges: readonly CapturedCharge[]): OrderMoney {
  const productsCents = sold.lines.reduce((total, { totalCents }) => total + totalCents, 0);
  const deliveryCents = sum(sold.fees.filter(({ kind }) => kind === 'delivery'));
  const otherFeesCents = sum(sold.fees) - deliveryCents;
  const sponsoredCents = sum(sold.discounts.filter(isSponsored));
  const own = sold.discounts.filter((discount) => !isSponsored(discount));
  const onlineCents = sum(charges);
  const dueOutside = productsCents + sum(sold.fees) - sum(sold.discounts) - onlineCents;
  // What is prepaid was paid with us where there is a charge, and to the partner otherwise.
  const partnerCents = charges.length > 0 ? 0 : sum(sold.payments.filter(({ isPrepaid }) => isPrepaid));
  const atDoor = sold.payments.filter(({ isPrepaid }) => !isPrepaid);
  const cashCents = sum(atDoor.filter(({ method }) => method === 'CASH'));
  const outside = { cashCents, cardCents: sum(atDoor) - cashCents, partnerCents };
  const missing = dueOutside - outside.cashCents - outside.cardCents - outside.partnerCents;
  const largest = (['cashCents', 'cardCents', 'partnerCents'] as const).reduce((most, way) =>
    outside[way] > outside[most] ? way : most,
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
