import type { MenuParts } from './menu-parts.ts';
import { MAX_PRICE_CENTS } from './price-rules.ts';

/** Common endings of prices, in cents. */
export const PRICE_ENDINGS = [0, 50, 90, 99] as const;
export type PriceEnding = (typeof PRICE_ENDINGS)[number];

/** A price change: positive raises prices, negative lowers them. */
export interface PriceMove {
  /** Hundredths of a percent (1000 is +10 %), or cents. */
  by: { kind: 'percent'; hundredths: number } | { kind: 'amount'; cents: number };
  /** The ending of the new prices; null for any ending. */
  ending: PriceEnding | null;
}

/**
 * A price after the change: whole cents, half up, from 0 to {@link MAX_PRICE_CENTS}. A zero price stays zero.
 * With an ending, the result is the nearest price that has the ending (the higher price, if two are equally
 * near). The ending must not reverse the change or make the price zero; if no price fits, it is ignored.
 */
export function movedPrice(cents: number, { by, ending }: PriceMove): number {
  if (cents === 0) return 0;
  // Integer arithmetic avoids errors at half a cent.
  const exact =
    by.kind === 'amount' ? cents + by.cents : Math.floor((cents * (10_000 + by.hundredths) + 5_000) / 10_000);
  const moved = Math.min(MAX_PRICE_CENTS, Math.max(0, exact));
  if (ending === null || moved === 0) return moved;
  const direction = Math.sign(by.kind === 'amount' ? by.cents : by.hundredths);
  const below = Math.floor((moved - ending) / 100) * 100 + ending;
  const fitting = [below + 100, below].filter(
    (price) => price > 0 && price <= MAX_PRICE_CENTS && (price - cents) * direction >= 0,
  );
  return (
    fitting.reduce(
      (best, price) => (best === null || Math.abs(price - moved) < Math.abs(best - moved) ? price : best),
      null as number | null,
    ) ?? moved
  );
}

/** A price and its promotion price, in cents. */
export interface PriceTag {
  priceCents: number;
  /** Null without a promotion. */
  promoCents: number | null;
}

/**
 * Applies a price change to price and promotion. The promotion price must be lower than the new price. If the
 * changed promotion price is not lower, the old promotion price stays. If that is not lower either, the
 * promotion ends.
 */
export function movedTag({ priceCents, promoCents }: PriceTag, move: PriceMove): PriceTag {
  const price = movedPrice(priceCents, move);
  if (promoCents === null) return { priceCents: price, promoCents };
  const fitting = [movedPrice(promoCents, move), promoCents].find((promo) => 0 < promo && promo < price);
  return { priceCents: price, promoCents: fitting ?? null };
}

/** The change of one price. `id` is the product's, the size's or the option's. */
export interface PriceChange {
  id: number;
  before: PriceTag;
  after: PriceTag;
}

/** All prices that a bulk change affects. */
export interface PricePlan {
  products: PriceChange[];
  sizes: PriceChange[];
  options: PriceChange[];
  /** Ids of other products that also have a changed option, so that their prices change, too. */
  alsoIn: number[];
}

/** A requested bulk change of prices. */
export interface PriceInput {
  productIds: readonly number[];
  /** True: also change the options of the products. Other products may share such options. */
  withOptions: boolean;
  move: PriceMove;
}

/**
 * Plans a bulk change, for the preview and for the change itself. For products with sizes, their own hidden
 * price does not change.
 */
export function planPrices(parts: MenuParts, { productIds, withOptions, move }: PriceInput): PricePlan {
  const chosen = new Set(productIds);
  const sized = new Set(parts.sizes.map(({ productId }) => productId));
  const changes = <Row extends PriceTag>(rows: readonly Row[], idOf: (row: Row) => number): PriceChange[] =>
    rows.flatMap((row) => {
      const before = { priceCents: row.priceCents, promoCents: row.promoCents };
      const after = movedTag(before, move);
      const isSame = after.priceCents === before.priceCents && after.promoCents === before.promoCents;
      return isSame ? [] : [{ id: idOf(row), before, after }];
    });
  const requested = new Set(
    withOptions ? parts.links.flatMap((link) => (chosen.has(link.productId) ? [link.groupId] : [])) : [],
  );
  const options = changes(
    parts.groups
      .filter(({ groupId }) => requested.has(groupId))
      .flatMap((group) => group.options.map((option) => ({ ...option, promoCents: null }))),
    ({ optionId }) => optionId,
  );
  return {
    products: changes(
      parts.products.filter(({ productId }) => chosen.has(productId) && !sized.has(productId)),
      ({ productId }) => productId,
    ),
    sizes: changes(
      parts.sizes.filter(({ productId }) => chosen.has(productId)),
      ({ sizeId }) => sizeId,
    ),
    options,
    alsoIn: othersRequiring(parts, chosen, new Set(options.map(({ id }) => id))),
  };
}

function othersRequiring(
  { groups, links }: MenuParts,
  chosen: ReadonlySet<number>,
  optionIds: ReadonlySet<number>,
): number[] {
  const changed = new Set(
    groups.flatMap(({ groupId, options }) =>
      options.some(({ optionId }) => optionIds.has(optionId)) ? [groupId] : [],
    ),
  );
  const affected = links.filter(({ groupId, productId }) => changed.has(groupId) && !chosen.has(productId));
  return [...new Set(affected.map(({ productId }) => productId))];
}

/** Number and sum of the planned prices. The server compares them with the numbers that the user confirmed. */
export function sumOfPlan({ products, sizes, options }: PricePlan): { prices: number; cents: number } {
  const all = [...products, ...sizes, ...options];
  return {
    prices: all.length,
    cents: all.reduce((sum, { after }) => sum + after.priceCents + (after.promoCents ?? 0), 0),
  };
}
