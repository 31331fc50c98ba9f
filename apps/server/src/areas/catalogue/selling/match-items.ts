import type { DocumentItem } from '@comanda/domain/orders/order-document';
import { searchable } from '@comanda/domain/text/searchable';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type CodedProduct, productsOfCodes } from './match-items.reads.ts';

/** What of an order the store's menu knows. */
export interface MatchedItems {
  /** Products by their codes, with how many were ordered. */
  products: readonly OrderedProduct[];
  /** Names of what the order holds and the store is out of. */
  out: readonly string[];
}

export interface OrderedProduct {
  productId: number;
  /** A fraction of what is sold by weight. */
  quantity: number;
  /** How many were left when the menu was looked at; null: they are not counted. */
  left: number | null;
}

const NOTHING: MatchedItems = { products: [], out: [] };

/**
 * Finds an order's items on the menu by their codes, in one query; items without codes cost nothing. Their options carry
 * none: one that is out is known by its name among those of its product.
 */
export async function matchItems(
  tx: Transaction,
  items: readonly DocumentItem[],
  now: number,
): Promise<MatchedItems> {
  const codes = [...new Set(items.flatMap(({ externalCode }) => externalCode ?? []))];
  if (codes.length === 0) return NOTHING;
  const known = await productsOfCodes(tx, codes, now);
  const found = items.flatMap((item) => {
    const product = productOfCode(known, item.externalCode);
    return product === undefined ? [] : [{ item, product }];
  });
  return {
    products: found.map(({ item, product: { productId, left } }) => ({
      productId,
      quantity: item.quantity,
      left,
    })),
    out: [...new Set(found.flatMap(({ item, product }) => outOf(item, product)))],
  };
}

/** The store's own code of a product comes first, then its barcode, then its number. */
function productOfCode(known: readonly CodedProduct[], code: string | null): CodedProduct | undefined {
  if (code === null) return undefined;
  return (
    known.find(({ pdvCode }) => pdvCode === code) ??
    known.find(({ barcode }) => barcode === code) ??
    known.find(({ productId }) => String(productId) === code)
  );
}

function outOf(item: DocumentItem, product: CodedProduct): string[] {
  const { status, categoryStatus, left, name, ingredientsOut, optionsOut } = product;
  const isOut = status === 'out' || categoryStatus === 'out' || left === 0;
  const chosen = new Set(item.options.map((option) => optionName(option.name)));
  return [
    ...(isOut ? [name] : []),
    ...ingredientsOut,
    ...optionsOut.filter((option) => chosen.has(optionName(option))),
  ];
}

/** `Sabor: 1/2 Calabresa` is calabresa: partners put the group and the part before a choice. */
function optionName(written: string): string {
  return searchable(written)
    .replace(/^[^:]*:\s*/, '')
    .replace(/^(?:\d+\s*\/\s*\d+|[½⅓⅔¼¾]|\d+\s*[x×])\s*/, '')
    .trim();
}
