import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { countMenuChange, lockMenu } from '../whole/lock-menu.ts';
import { shortText } from './texts.ts';

/** A product of an order, as the menu was looked at. */
export interface OrderedProduct {
  productId: number;
  /** A fraction of what is sold by weight. */
  quantity: number;
  /** How many were left; null: they are not counted. */
  left: number | null;
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
 * counts as whole ones.
 */
export async function countSold(tx: Transaction, ordered: readonly OrderedProduct[]): Promise<Sold> {
  const counted = ordered.filter(({ left }) => left !== null);
  if (counted.length === 0) return NOTHING;
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of counted)
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  await lockMenu(tx);
  const standing = await tx.rows<{ productId: number; name: string; left: number; count: number }>(sql`
    select product_id as "productId", name, left_count as left, count_no as count from menu_products
     where store_id = ${tx.storeId} and product_id = any (${[...wanted.keys()]}::integer[])
       and left_count is not null and deleted_at is null
     order by product_id for update`);
  const sold = standing.map(({ productId, name, left, count }) => {
    const quantity = wholeOnes(wanted.get(productId) ?? 0);
    const taken = Math.min(left, quantity);
    return { productId, name, taken, left, count, missing: quantity - taken };
  });
  const items = sold.flatMap(({ productId, taken, count }) =>
    taken > 0 ? [{ productId, taken, count }] : [],
  );
  if (items.length > 0) await move(tx, items, -1);
  const short = sold.flatMap(({ name, left, missing }) =>
    missing === 0 ? [] : [left === 0 ? name : shortText(name, missing)],
  );
  return { items, short };
}

/** What is sold by weight comes in grams at the finest: sums of fractions are a hair off, and that is no other one. */
const wholeOnes = (quantity: number) => Math.ceil(Math.round(quantity * 1_000) / 1_000 || quantity);

/**
 * Puts back what an order took, into the count it was taken from: where somebody has set it since, nobody knows whether
 * these are in it, and nothing is added. Answers the names of those, which want to be counted again. Of products that are
 * no longer counted, or gone, there is nothing to say.
 */
export async function giveBack(tx: Transaction, items: readonly CountedItem[]): Promise<string[]> {
  if (items.length === 0) return [];
  await lockMenu(tx);
  const back = await move(tx, items, 1);
  const others = items.map(({ productId }) => productId).filter((productId) => !back.includes(productId));
  if (others.length === 0) return [];
  const uncertain = await tx.rows<{ name: string }>(sql`
    select name from menu_products
     where store_id = ${tx.storeId} and product_id = any(${others}::integer[])
       and left_count is not null and deleted_at is null
     order by product_id`);
  return uncertain.map(({ name }) => name);
}

/** Answers the products whose count moved. The menu must be held. Who takes has seen that so many are there. */
async function move(tx: Transaction, items: readonly CountedItem[], sign: 1 | -1): Promise<number[]> {
  const ids = items.map(({ productId }) => productId);
  const changes = items.map(({ taken }) => sign * taken);
  const counts = items.map(({ count = 0 }) => count);
  const moved = await tx.rows<{ productId: number }>(sql`
    update menu_products as kept set left_count = kept.left_count + given.change
      from unnest(${ids}::integer[], ${changes}::integer[], ${counts}::integer[]) as given(product_id, change, count)
     where kept.store_id = ${tx.storeId} and kept.product_id = given.product_id and kept.count_no = given.count
       and kept.left_count is not null and kept.left_count + given.change >= 0 and kept.deleted_at is null
    returning kept.product_id as "productId"`);
  if (moved.length > 0) await countMenuChange(tx);
  return moved.map(({ productId }) => productId);
}
