import type { ShownStatus } from '../menu/menu-product.ts';
import type { RowFault, UploadValues } from './read-upload-row.ts';

/** The fields of a product that an uploaded file can change. */
export interface RowValues {
  name: string;
  category: string;
  priceCents: number;
  promoCents: number | null;
  /** Pieces left; null: the product's pieces are not counted. */
  left: number | null;
  status: ShownStatus;
  /**
   * Description and PDV code are changed only by a restaurant's menu file. A market's list of products leaves
   * both out.
   */
  description?: string;
  pdvCode?: string | null;
}

/** A product of the menu that a row means. */
export interface MatchedProduct extends RowValues {
  productId: number;
  pdvCode: string | null;
  description?: string;
  /**
   * True when the product has sizes with their own prices. The row's price is then ignored, and the product's own
   * price stays.
   */
  hasSizes: boolean;
}

/** Category for products whose row names no category. */
export const NO_CATEGORY = 'Sem categoria';

export type Judgement =
  | { outcome: 'refused'; fault: RowFault }
  | { outcome: 'new'; values: UploadValues; after: RowValues }
  | { outcome: 'changed'; productId: number; before: RowValues; after: RowValues }
  /** `isLeftAlone`: the values differ, but the user uploaded the file only for new products. */
  | { outcome: 'unchanged'; productId: number; values: RowValues; isLeftAlone: boolean };

interface Circumstances {
  /** True when the file also updates existing products. */
  shouldUpdate: boolean;
  /** Product name in the shared catalogue for the barcode; null when unknown. */
  knownName: string | null;
  /** The product that a user chose when several products have the barcode. */
  chosenId: number | null;
  /** Line of an earlier row with the same barcode. */
  repeats: number | null;
  /** The remaining quantity that the check of the row saw; absent during the check itself. */
  checkedLeft?: number | null;
}

/**
 * Judges a valid row against the products that have its barcode now. Used for the check, and again before
 * writing. The results are equal unless the menu has changed in between.
 */
export function judgeUploadRow(
  values: UploadValues,
  matches: readonly MatchedProduct[],
  { shouldUpdate, knownName, chosenId, repeats, checkedLeft }: Circumstances,
): Judgement {
  const isByBarcode = values.barcode !== null;
  if (repeats !== null)
    return {
      outcome: 'refused',
      fault: { kind: isByBarcode ? 'repeated' : 'repeated-product', line: repeats },
    };
  if (matches.length === 0) return judgeNew(values, knownName);
  const match = meantOf(matches, values.pdvCode, chosenId);
  if (match === null)
    return { outcome: 'refused', fault: { kind: isByBarcode ? 'several-products' : 'several-alike' } };
  const { productId } = match;
  const before = { ...valuesOf(match), ...(isMenuRow(values) ? textsOf(match) : {}) };
  const wanted = updated(before, match.hasSizes ? { ...values, ...pricesOf(before) } : values);
  // If the check found that the quantity stays the same, writing must not change it: sales in between have
  // lowered it.
  const after = wanted.left === checkedLeft ? { ...wanted, left: before.left } : wanted;
  if (isSame(before, after)) return { outcome: 'unchanged', productId, values: before, isLeftAlone: false };
  if (!shouldUpdate) return { outcome: 'unchanged', productId, values: before, isLeftAlone: true };
  return { outcome: 'changed', productId, before, after };
}

function judgeNew(values: UploadValues, knownName: string | null): Judgement {
  const name = values.name ?? knownName;
  if (name === null) return { outcome: 'refused', fault: { kind: 'name-unknown' } };
  const { priceCents, promoCents, quantity, category } = values;
  return {
    outcome: 'new',
    values,
    after: {
      name,
      category: category ?? NO_CATEGORY,
      priceCents,
      promoCents: promoCents || null,
      left: quantity,
      status: priceCents === 0 ? 'out' : 'active',
      ...(isMenuRow(values) ? { description: values.description ?? '', pdvCode: values.pdvCode } : {}),
    },
  };
}

/** True for a row of a restaurant's menu file. */
const isMenuRow = ({ description }: UploadValues) => description !== undefined;

const textsOf = ({ description = '', pdvCode }: MatchedProduct) => ({ description, pdvCode });

/** The product that a row means; null when several match and the user chose none. */
function meantOf(
  matches: readonly MatchedProduct[],
  pdvCode: string | null,
  chosenId: number | null,
): MatchedProduct | null {
  const chosen = matches.find(({ productId }) => productId === chosenId);
  if (chosen !== undefined) return chosen;
  if (matches.length === 1) return matches[0] ?? null;
  const withCode = pdvCode === null ? [] : matches.filter((match) => match.pdvCode === pdvCode);
  return withCode.length === 1 ? (withCode[0] ?? null) : null;
}

/**
 * A product with the row's name, price, promotion and quantity; the category stays. Quantity 0 makes the product
 * unavailable until a later upload. Price 0 sets the product to 'out', and a later price makes it active again. A
 * hidden product stays hidden.
 */
function updated(before: RowValues, values: UploadValues): RowValues {
  const { name, priceCents, promoCents, quantity, description, pdvCode } = values;
  const promo = promoCents === null ? before.promoCents : promoCents || null;
  return {
    name: name ?? before.name,
    category: before.category,
    priceCents,
    // A promotion that is not lower than the price is removed.
    promoCents: promo !== null && promo < priceCents ? promo : null,
    left: quantity ?? before.left,
    status: statusAfter(before, priceCents),
    // An empty cell does not remove the product's description or PDV code.
    ...(isMenuRow(values)
      ? { description: description ?? before.description ?? '', pdvCode: pdvCode ?? before.pdvCode ?? null }
      : {}),
  };
}

function statusAfter({ status, priceCents: was }: RowValues, is: number): ShownStatus {
  if (status === 'active' && is === 0) return 'out';
  return status === 'out' && was === 0 && is > 0 ? 'active' : status;
}

const pricesOf = ({ priceCents, promoCents }: RowValues) => ({ priceCents, promoCents });

const valuesOf = ({ name, category, priceCents, promoCents, left, status }: RowValues): RowValues => ({
  name,
  category,
  priceCents,
  promoCents,
  left,
  status,
});

function isSame(one: RowValues, other: RowValues): boolean {
  return (Object.keys(one) as (keyof RowValues)[]).every((key) => one[key] === other[key]);
}

/** The quantity after an upload is undone. Sales since the upload are still subtracted. */
export function leftTakenBack(before: number | null, made: number | null, now: number | null): number | null {
  if (before === null || made === null || now === null) return before;
  return Math.max(0, now + before - made);
}
