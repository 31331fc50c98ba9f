import type { DocumentItem } from '../../menu/menu/document-item.ts';
import type { MenuProduct } from '../../menu/menu/menu-product.ts';
import { sizeOf } from '../../menu/menu/price-of-item.ts';
import { type FeeKind, feeKind } from './fees.ts';
import type { DiscountShare, DocumentDiscount, OrderDocument } from './order-document.ts';
import { sumCents } from './payments.ts';

/** The menu product of an item at the order's arrival. Null fields are unknown. */
export interface SoldProduct {
  productId: number;
  categoryId: number;
  categoryName: string | null;
  sizeId: number | null;
  sizeName: string | null;
}

type Unknown<Of> = { [Field in keyof Of]: Of[Field] | null };

/** One item of an order. `line` counts from 0, as in the document. Integer cents. */
export interface SoldLine extends Unknown<SoldProduct> {
  line: number;
  name: string;
  externalCode: string | null;
  /** Weighed items have fractions. */
  quantity: number;
  unit: string;
  unitPriceCents: number;
  optionsPriceCents: number;
  totalCents: number;
  options: SoldOption[];
}

export interface SoldOption {
  name: string;
  code: string | null;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
}

/** A fee of an order. The kind 'difference' is the total minus the sum of all parts, and may be negative. */
export interface SoldFee {
  fee: number;
  kind: FeeKind | 'difference';
  name: string;
  cents: number;
  receivedBy: string | null;
}

/**
 * The share of a discount that one sponsor pays. `sponsor` is null for the part of a discount without a known
 * sponsor.
 */
export interface SoldDiscount {
  discount: number;
  share: number;
  name: string;
  cents: number;
  sponsor: string | null;
  coupon: string | null;
  isOnDelivery: boolean;
}

export interface SoldPayment {
  payment: number;
  method: string;
  name: string;
  isPrepaid: boolean;
  cents: number;
  changeForCents: number | null;
  brand: string | null;
  instalments: number | null;
}

/** All items, fees, discounts and payments of an order as rows. */
export interface SoldRows {
  lines: SoldLine[];
  fees: SoldFee[];
  discounts: SoldDiscount[];
  payments: SoldPayment[];
}

/**
 * Splits an order into rows. Σ lines + Σ fees − Σ discounts equals the total, because a fee of the kind
 * 'difference' is added if needed. `products` are the matched products, in the sequence of the items; null or
 * missing means unknown.
 */
export function soldRowsOf(document: OrderDocument, products: readonly (SoldProduct | null)[]): SoldRows {
  const lines = document.items.map((item, line) => lineOf(item, line, products[line] ?? null));
  const discounts = document.discounts.flatMap(discountRows);
  const fees = document.fees.map(
    (fee, index): SoldFee => ({
      fee: index,
      kind: feeKind(fee),
      name: fee.label,
      cents: fee.cents,
      receivedBy: fee.receivedBy ?? null,
    }),
  );
  const parts = lines.reduce((sum, { totalCents }) => sum + totalCents, sumCents(fees) - sumCents(discounts));
  const cents = document.totalCents - parts;
  if (cents !== 0)
    fees.push({ fee: fees.length, kind: 'difference', name: 'Diferença', cents, receivedBy: null });
  const payments = document.payments.map(
    ({ label, brand = null, instalments = null, ...payment }, index): SoldPayment => ({
      payment: index,
      method: payment.method,
      name: label,
      isPrepaid: payment.isPrepaid,
      cents: payment.cents,
      changeForCents: payment.changeForCents,
      brand,
      instalments,
    }),
  );
  return { lines, fees, discounts, payments };
}

/** The product's fields for an item's row: category, and size when the item names one. */
export function soldProductOf(product: MenuProduct, item: DocumentItem): SoldProduct {
  const { productId, category } = product;
  const size = sizeOf(product, item);
  return {
    productId,
    categoryId: category.categoryId,
    categoryName: category.name,
    sizeId: size?.sizeId ?? null,
    sizeName: size?.name ?? null,
  };
}

const UNKNOWN: Unknown<SoldProduct> = {
  productId: null,
  categoryId: null,
  categoryName: null,
  sizeId: null,
  sizeName: null,
};

function lineOf(
  { note: _note, options, ...item }: DocumentItem,
  line: number,
  product: SoldProduct | null,
): SoldLine {
  return {
    line,
    ...(product ?? UNKNOWN),
    ...item,
    options: options.map(({ optionCode = null, note: _of, ...option }) => ({ ...option, code: optionCode })),
  };
}

/**
 * Makes rows whose shares add up to the discount. A remainder, positive or negative, becomes a row without a
 * sponsor.
 */
function discountRows(
  { label, cents, isOnDelivery, ...discount }: DocumentDiscount,
  index: number,
): SoldDiscount[] {
  const shares = sharesOf(discount);
  const suppressed = shares.filter((share) => share.cents === null);
  const coupon = shares.find((share) => share.coupon !== null)?.coupon ?? null;
  const rest = cents - shares.reduce((sum, share) => sum + (share.cents ?? 0), 0);
  // A single sponsor without an amount pays the remainder.
  const giver = suppressed.length === 1 && rest >= 0 ? suppressed[0] : undefined;
  const known = shares.filter((share) => share === giver || share.cents !== null);
  const all = giver === undefined && rest !== 0 ? [...known, { sponsor: null, cents: rest, coupon }] : known;
  return all.map((share, place) => ({
    discount: index,
    share: place,
    name: label,
    cents: share.cents ?? rest,
    sponsor: share.sponsor,
    coupon: share.coupon ?? coupon,
    isOnDelivery: isOnDelivery === true,
  }));
}

/** The shares in the document. Old documents have no shares: a single sponsor then pays the shared amount. */
function sharesOf({
  shares,
  sponsors,
  sharedCents,
}: Pick<DocumentDiscount, 'shares' | 'sponsors' | 'sharedCents'>): DiscountShare[] {
  if (shares !== undefined) return shares;
  const [sponsor, another] = sponsors;
  if (sponsor === undefined || another !== undefined) return [];
  return [{ sponsor, cents: sharedCents ?? null, coupon: null }];
}
