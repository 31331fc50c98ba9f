import type { ShownStatus } from '../menu/menu-product.ts';
import type { RowFault, UploadValues } from './read-upload-row.ts';

/** A product as a file touches it. */
export interface RowValues {
  name: string;
  category: string;
  priceCents: number;
  promoCents: number | null;
  /** How many are left; null: not counted. */
  left: number | null;
  status: ShownStatus;
}

/** A product of the menu that has the row's barcode. */
export interface MatchedProduct extends RowValues {
  productId: number;
  pdvCode: string | null;
  /** Its sizes have the prices; its own is kept for when it has none any more. */
  hasSizes: boolean;
}

/** Where products go whose row names no category. */
export const NO_CATEGORY = 'Sem categoria';

export type Judgement =
  | { outcome: 'refused'; fault: RowFault }
  | { outcome: 'new'; values: UploadValues; after: RowValues }
  | { outcome: 'changed'; productId: number; before: RowValues; after: RowValues }
  /** `isLeftAlone`: the file says otherwise, and was sent for new products only. */
  | { outcome: 'unchanged'; productId: number; values: RowValues; isLeftAlone: boolean };

interface Circumstances {
  /** Whether products that are on the menu become what the file says. */
  shouldUpdate: boolean;
  /** The name the shared catalogue has for the barcode; null: it is not known there. */
  knownName: string | null;
  /** Of several products with the barcode, the one somebody chose. */
  chosenId: number | null;
  /** The line of an earlier row with this barcode. */
  repeats: number | null;
  /** How many were left when the row was looked at before it is written; absent while it was not. */
  checkedLeft?: number | null;
}

/**
 * What becomes of a row that can be read, beside the products which have its barcode now. The same rule looks before and
 * writes after: what it answers twice is the same as long as the menu is.
 */
export function judgeUploadRow(
  values: UploadValues,
  matches: readonly MatchedProduct[],
  { shouldUpdate, knownName, chosenId, repeats, checkedLeft }: Circumstances,
): Judgement {
  if (repeats !== null) return { outcome: 'refused', fault: { kind: 'repeated', line: repeats } };
  if (matches.length === 0) return judgeNew(values, knownName);
  const match = meantOf(matches, values.pdvCode, chosenId);
  if (match === null) return { outcome: 'refused', fault: { kind: 'several-products' } };
  const { productId } = match;
  const before = valuesOf(match);
  const wanted = updated(before, match.hasSizes ? { ...values, ...pricesOf(before) } : values);
  // A quantity that was no change when it was looked at is none now: what was sold in between stays sold.
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
    },
  };
}

/** The one product that is meant; null where nobody can tell. */
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
 * A product after its row: name, price, promotion and what is left; its category stays. None left is out by itself, and back
 * with the next delivery. A price of nothing puts it out, and a price after that puts it back; what is hidden stays hidden.
 */
function updated(before: RowValues, { name, priceCents, promoCents, quantity }: UploadValues): RowValues {
  const promo = promoCents === null ? before.promoCents : promoCents || null;
  return {
    name: name ?? before.name,
    category: before.category,
    priceCents,
    // One that is no longer lower is none.
    promoCents: promo !== null && promo < priceCents ? promo : null,
    left: quantity,
    status: statusAfter(before, priceCents),
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

/** How many are left after an upload is taken back: what was sold since stays sold. */
export function leftTakenBack(before: number | null, made: number | null, now: number | null): number | null {
  if (before === null || made === null || now === null) return before;
  return Math.max(0, now + before - made);
}
