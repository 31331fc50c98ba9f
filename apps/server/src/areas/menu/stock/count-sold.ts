import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { shortText } from './texts.ts';

/** A product of an order, as the menu was looked at. */
export interface OrderedProduct {
  productId: number;
  /** A fraction of what is sold by weight. */
  quantity: number;
  isCounted: boolean;
}

/** How many of a product an order took; written into the order as it is. */
export interface CountedItem {
  productId: number;
  taken: number;
  /** The count it was taken from; absent of orders from before counts were told apart. */
  count?: number;
}

interface Sold {
  items: readonly CountedItem[];
  /** Of what fewer were left than ordered: its name and how many are missing. */
  short: readonly string[];
}

const NOTHING: Sold = { items: [], short: [] };

/**
 * Takes what an order holds from the products that are counted, never below none: two orders for the last one come one
 * after the other, and the second finds none. An order of nothing that is counted costs no query. What is sold by weight
 * counts as whole ones. A count is no part of the menu's version: nobody is told but by the order's own event.
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

/** What is sold by weight comes in grams at the finest: sums of fractions are a hair off, and that is no other one. */
const wholeOnes = (quantity: number) => Math.ceil(Math.round(quantity * 1_000) / 1_000 || quantity);

/**
 * Puts back what an order took, into the count it was taken from: where somebody has set it since, nobody knows whether
 * these are in it, and nothing is added. Answers the names of those, which want to be counted again. A deleted product
 * is counted on: its deletion can be taken back for a day. Of products that are no longer counted there is nothing to say.
 */
export async function giveBack(tx: Transaction, items: readonly CountedItem[]): Promise<string[]> {
  if (items.length === 0) return [];
  const moves = items.map(({ productId, taken, count = 0 }) => ({ productId, change: taken, count }));
  return (await move(tx, moves)).flatMap(({ name, isMoved }) => (isMoved ? [] : [name]));
}

interface Move {
  productId: number;
  change: number;
  /** Moved only where this is the count still; left out: whichever it is. */
  count?: number;
}

interface Moved {
  productId: number;
  name: string;
  /** How many were left before. */
  left: number;
  count: number;
  change: number;
  isMoved: boolean;
}

/**
 * Moves what is left of products, deleted ones too, never below none; answers those that are counted as they were. Their rows are locked in
 * the order of their numbers, as whoever edits several of them does (`lockProducts`).
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
