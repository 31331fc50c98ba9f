import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { shortText } from './texts.ts';

/** A product of an order. `isCounted` comes from the cached menu. */
export interface OrderedProduct {
  productId: number;
  /** A fraction if the product is sold by weight. */
  quantity: number;
  isCounted: boolean;
}

/** Pieces that an order took from a product's count. The order stores them in this form. */
export interface CountedItem {
  productId: number;
  taken: number;
  /** Number of the count that the pieces were taken from; missing in older orders. */
  count?: number;
}

interface Sold {
  items: readonly CountedItem[];
  /** Products with fewer pieces left than ordered, as texts with name and missing quantity. */
  short: readonly string[];
}

const NOTHING: Sold = { items: [], short: [] };

/**
 * Deducts an order's quantities from counted products, never below zero. The row lock serialises two orders
 * for the last piece, so only the first gets it. Orders without counted products need no query. Weights are
 * rounded up to whole pieces. The menu's version does not change, because the order's event announces the new
 * count.
 */
export async function countSold(tx: Transaction, ordered: readonly OrderedProduct[]): Promise<Sold> {
  const wanted = new Map<number, number>();
  for (const { productId, quantity, isCounted } of ordered)
    if (isCounted) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  if (wanted.size === 0) return NOTHING;
  const moves = [...wanted].map(([productId, quantity]) => ({ productId, change: -wholeOnes(quantity) }));
  const sold = (await move(tx, moves)).map(({ left, change, ...product }) => {
    const taken = Math.min(left, -change);
    return { ...product, left, taken, missing: -change - taken };
  });
  return {
    items: sold.flatMap(({ productId, taken, count }) => (taken > 0 ? [{ productId, taken, count }] : [])),
    short: sold.flatMap(({ name, left, missing }) =>
      missing === 0 ? [] : [left === 0 ? name : shortText(name, missing)],
    ),
  };
}

/** Rounds up to whole pieces. Rounds to thousandths first, because the binary error of a sum must not add a piece. */
const wholeOnes = (quantity: number) => Math.ceil(Math.round(quantity * 1_000) / 1_000 || quantity);

/**
 * Returns a cancelled order's pieces to their counts, also for deleted products, which undo may restore. If a
 * user has set a count since, nothing is added, because the new count may include the pieces. Returns the
 * names of these products, which a user must count again. Products that are no longer counted are ignored.
 */
export async function giveBack(tx: Transaction, items: readonly CountedItem[]): Promise<string[]> {
  if (items.length === 0) return [];
  const moves = items.map(({ productId, taken, count = 0 }) => ({ productId, change: taken, count }));
  return (await move(tx, moves)).flatMap(({ name, isMoved }) => (isMoved ? [] : [name]));
}

interface Move {
  productId: number;
  change: number;
  /** If set, the quantity only changes if the product's count still has this number. */
  count?: number;
}

interface Moved {
  productId: number;
  name: string;
  /** Quantity before the change. */
  left: number;
  count: number;
  change: number;
  isMoved: boolean;
}

/**
 * Changes the remaining quantity of products, also of deleted products, never below zero. Returns the counted
 * products with their former quantities. Locks rows in the order of their numbers, like `lockProducts`, to
 * avoid deadlocks.
 */
function move(tx: Transaction, moves: readonly Move[]): Promise<Moved[]> {
  const ids = moves.map(({ productId }) => productId);
  const changes = moves.map(({ change }) => change);
  const counts = moves.map(({ count = null }) => count);
  return tx.rows<Moved>(
    prepared(
      'move-counts',
      sql`
        with locked as (
          select product_id, name, left_count, count_no from menu_products
           where store_id = ${tx.storeId} and product_id = any (${ids}::integer[])
             and left_count is not null
           order by product_id for no key update
        ), wanted as (
          select locked.*, given.change, coalesce(given.count = locked.count_no, true) as is_moved
            from locked
            join unnest(${ids}::integer[], ${changes}::integer[], ${counts}::integer[])
              as given (product_id, change, count) on given.product_id = locked.product_id
        ), moved as (
          update menu_products as kept set left_count = greatest(wanted.left_count + wanted.change, 0)
            from wanted
           where kept.store_id = ${tx.storeId} and kept.product_id = wanted.product_id and wanted.is_moved
        )
        select product_id as "productId", name, left_count as left, count_no as count, change, is_moved as "isMoved"
          from wanted order by product_id`,
    ),
  );
}
