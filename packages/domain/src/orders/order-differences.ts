import { type AreaTerms, feeOfOrder, missingToMinimum } from '../delivery-areas/delivery-area.ts';
import type { MenuProduct } from '../menu/menu-product.ts';
import { priceOfItem } from '../menu/price-of-item.ts';
import { isOutsideHours } from '../menu/sellable.ts';
import { isTurnedOff } from '../payment-methods/taken-at-door.ts';
import type { NewOrder } from './new-order.ts';
import type { DifferenceKind, OrderDifference } from './order-difference.ts';
import type { DocumentItem, OrderDocument } from './order-document.ts';
import { DELIVERY_FEE, sumCents, TOLERANCE_CENTS } from './payments.ts';

/** What a store says of an order. */
export interface StoreSays {
  /** What it takes at the door, by its keys; null: nobody has said. */
  methods: readonly string[] | null;
  /** On what terms it delivers to the order's address; null: it does not bring it, or nobody can tell. */
  terms: AreaTerms | null;
  /** The product each item is, in their order; null for what is not known on its menu. */
  products: readonly (MenuProduct | null)[];
}

/** More of them nobody reads; the first are told. */
const MOST = 20;

/**
 * In what an order differs from what its store says, as it comes in at `now`. It is taken all the same; what cannot be
 * known is not told. Prices and hours count as the customer saw them, when the order was made, or as they are now.
 */
export function orderDifferences(
  order: Pick<NewOrder, 'document' | 'createdAt'>,
  { methods, terms, products }: StoreSays,
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
  ].slice(0, MOST);
}

/** What has been paid already is not the store's to take. */
function paymentsOff({ payments }: OrderDocument, methods: readonly string[]): OrderDifference[] {
  const off = payments.filter((payment) => !payment.isPrepaid && isTurnedOff(payment, methods));
  return [...new Set(off.map(({ label }) => label))].map((name) => ({
    kind: 'payment',
    name,
    line: null,
    expectedCents: null,
  }));
}

/** Fee and minimum of an order that goes to an address with these terms. */
export function termDifferences(document: OrderDocument, terms: AreaTerms): OrderDifference[] {
  const { itemsCents } = document;
  if (isForeign(document)) return [];
  const expectedCents = feeOfOrder(terms, itemsCents);
  const charged = sumCents(document.fees.filter(({ label }) => label === DELIVERY_FEE));
  const given = sumCents(document.discounts.filter(({ isOnDelivery }) => isOnDelivery));
  // Free delivery is written as a fee that is discounted, too.
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

/** Amounts that are no reais are compared with nothing. */
const isForeign = ({ currency }: OrderDocument) => currency !== undefined;
const isSame = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE_CENTS;
