import { barcodeKey } from '@comanda/domain/bulk-upload/read-upload-row';
import { isInAt, type MenuProduct } from '@comanda/domain/menu/menu-product';
import { holds, optionName } from '@comanda/domain/menu/price-of-item';
import type { DocumentItem } from '@comanda/domain/orders/order-document';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type CodedProduct, productsOfCodes } from './match-items.reads.ts';

/** What of an order the store's menu knows. */
export interface MatchedItems {
  /** The product of each item, in their order; null where none, or no single one, is meant. */
  products: readonly (MenuProduct | null)[];
  /** Names of what the order holds and the store is out of; counts aside, which `countSold` looks at. */
  out: readonly string[];
}

/**
 * Finds an order's items on the menu by their codes, in one query; items without codes cost nothing. Their options carry
 * none: one that is out is known by its name among those of its product. `timeZone` is the store's clock.
 */
export async function matchItems(
  tx: Transaction,
  items: readonly DocumentItem[],
  { now, timeZone }: { now: number; timeZone: string },
): Promise<MatchedItems> {
  const codes = [...new Set(items.flatMap(({ externalCode }) => externalCode ?? []))];
  const known = codes.length === 0 ? [] : await productsOfCodes(tx, codes, timeZone);
  const products = items.map((item) => productOf(known, item));
  const out = items.flatMap((item, line) => {
    const product = products[line] ?? null;
    return product === null ? [] : outOf(item, product, now);
  });
  return { products, out: [...new Set(out)] };
}

/**
 * The one product an item's code means: the store's own code comes first, then its barcode, then its number. A code that
 * several products have means none of them, and a number alone only one that is called as the item is: partners number
 * their items, too.
 */
function productOf(
  known: readonly CodedProduct[],
  { externalCode: code, name }: DocumentItem,
): MenuProduct | null {
  if (code === null) return null;
  const key = barcodeKey(code);
  const ways: ((coded: CodedProduct) => boolean)[] = [
    ({ pdvCode }) => pdvCode === code,
    ({ barcode }) => barcode !== null && barcodeKey(barcode) === key,
    ({ product }) =>
      String(product.productId) === code && (holds(name, product.name) || holds(product.name, name)),
  ];
  const meant = ways.map((way) => known.filter(way)).find(({ length }) => length > 0) ?? [];
  return meant.length === 1 ? (meant[0]?.product ?? null) : null;
}

function outOf(item: DocumentItem, product: MenuProduct, now: number): string[] {
  const { status, category, name, recipe, groups, sizes } = product;
  const isOut = status === 'out' || category.status === 'out';
  const chosen = new Set(item.options.map((option) => optionName(option.name)));
  const options = [...groups, ...sizes.flatMap((size) => size.groups)].flatMap((group) => group.options);
  return [
    ...(isOut ? [name] : []),
    ...recipe
      .filter(({ isRemovable, stockItem }) => !isRemovable && !isInAt(stockItem, now))
      .map(({ stockItem }) => stockItem.name),
    ...options
      .filter(({ stockItem }) => stockItem !== null && !isInAt(stockItem, now))
      .map((option) => option.name)
      .filter((option) => chosen.has(optionName(option))),
  ];
}
