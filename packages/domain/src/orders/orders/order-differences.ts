import type { DocumentItem } from '../../menu/menu/document-item.ts';
import type { MenuProduct } from '../../menu/menu/menu-product.ts';
import { priceOfItem } from '../../menu/menu/price-of-item.ts';
import { isOutsideHours } from '../../menu/menu/sellable.ts';
import { type AreaTerms, feeOfOrder, missingToMinimum } from '../../store/delivery-areas/delivery-area.ts';
import { isTurnedOff } from '../../store/payment-methods/taken-on-delivery.ts';
import type { NewOrder } from './new-order.ts';
import type { DifferenceKind, OrderDifference } from './order-difference.ts';
import type { OrderDocument } from './order-document.ts';
import { DELIVERY_FEE, sumCents, TOLERANCE_CENTS } from './payments.ts';

/** The store's settings, to compare with an order. */
export interface StoreRules {
  /** Keys of the payment methods on delivery; null when the store has not chosen any. */
  methods: readonly string[] | null;
  /** Delivery terms for the order's address; null when unknown, or when the store does not deliver there. */
  terms: AreaTerms | null;
  /** The product of each item, in the sequence of the items; null when the menu has no such product. */
  products: readonly (MenuProduct | null)[];
}

/** Maximum number of returned differences, because users do not read more. */
const MAX = 20;

/**
 * Lists how an order differs from the store's settings at `now`. The order is accepted in any case. An
 * unknown setting is no difference. Prices and hours may match `now`, or the moment when the customer
 * ordered.
 */
export function orderDifferences(
  order: Pick<NewOrder, 'document' | 'createdAt'>,
  { methods, terms, products }: StoreRules,
  now: number,
): OrderDifference[] {
  const { document, createdAt } = order;
  const moments = [createdAt, now];
  return [
    ...(methods === null ? [] : paymentsOff(document, methods)),
    ...(terms === null ? [] : termDifferences(document, terms)),
    ...document.items.flatMap((item, line) => {
      const product = products[line] ?? null;
      return product === null ? [] : itemDifferences(product, { item, line }, document, moments);
    }),
  ].slice(0, MAX);
}

/** Checks only methods of amounts that the store collects, not of prepaid amounts. */
function paymentsOff({ payments }: OrderDocument, methods: readonly string[]): OrderDifference[] {
  const off = payments.filter((payment) => !payment.isPrepaid && isTurnedOff(payment, methods));
  return [...new Set(off.map(({ label }) => label))].map((name) => ({
    kind: 'payment',
    name,
    line: null,
    expectedCents: null,
  }));
}

/** Differences of fee and minimum for an address with these terms. */
export function termDifferences(document: OrderDocument, terms: AreaTerms): OrderDifference[] {
  const { itemsCents } = document;
  if (isForeign(document)) return [];
  const expectedCents = feeOfOrder(terms, itemsCents);
  const charged = sumCents(document.fees.filter(({ label }) => label === DELIVERY_FEE));
  const given = sumCents(document.discounts.filter(({ isOnDelivery }) => isOnDelivery));
  // Some platforms send free delivery as a fee with a discount of the same amount.
  const isExpected = [charged, charged - given].some((cents) => isSame(cents, expectedCents));
  const isBelow = missingToMinimum(terms, itemsCents) > TOLERANCE_CENTS;
  return [
    ...(isExpected ? [] : [{ kind: 'fee' as const, name: null, line: null, expectedCents }]),
    ...(isBelow
      ? [{ kind: 'minimum' as const, name: null, line: null, expectedCents: terms.minimumCents }]
      : []),
  ];
}

function itemDifferences(
  product: MenuProduct,
  { item, line }: { item: DocumentItem; line: number },
  document: OrderDocument,
  moments: readonly number[],
): OrderDifference[] {
  const of = (kind: DifferenceKind, expectedCents: number | null = null) => ({
    ...{ kind, line, expectedCents },
    name: product.name,
  });
  const { scheduledFor } = document;
  const wanted = scheduledFor === null ? moments : [scheduledFor];
  const isHidden = product.status === 'hidden' || product.category.status === 'hidden';
  const unitCents = item.unitPriceCents + item.optionsPriceCents;
  const prices = isForeign(document) ? [] : moments.map((at) => priceOfItem(product, item, at));
  const [expectedCents = null] = prices;
  const isOtherPrice = prices.every((cents) => cents !== null && !isSame(cents, unitCents));
  return [
    ...(isHidden ? [of('hidden')] : []),
    ...(wanted.every((at) => isOutsideHours(product, at)) ? [of('hours')] : []),
    ...(expectedCents !== null && isOtherPrice ? [of('price', expectedCents)] : []),
  ];
}

/** True: the amounts are in a foreign currency, so they are not compared. */
const isForeign = ({ currency }: OrderDocument) => currency !== undefined;
const isSame = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE_CENTS;
