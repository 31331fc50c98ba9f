import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { countMenuChange, holdMenu } from '../menu/hold-menu.ts';
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
  await holdMenu(tx);
  const standing = await tx.rows<{ productId: number; name: string; left: number }>(sql`
    select product_id as "productId", name, left_count as left from menu_products
     where store_id = ${tx.storeId} and product_id = any (${[...wanted.keys()]}::integer[])
       and left_count is not null and deleted_at is null
     order by product_id for update`);
  const sold = standing.map(({ productId, name, left }) => {
    const quantity = wholeOnes(wanted.get(productId) ?? 0);
    const taken = Math.min(left, quantity);
    return { productId, name, taken, left, missing: quantity - taken };
  });
  const items = sold.flatMap(({ productId, taken }) => (taken > 0 ? [{ productId, taken }] : []));
  if (items.length > 0) await move(tx, items, -1);
  const short = sold.flatMap(({ name, left, missing }) =>
    missing === 0 ? [] : [left === 0 ? name : shortText(name, missing)],
  );
  return { items, short };
}

/** What is sold by weight comes in grams at the finest: sums of fractions are a hair off, and that is no other one. */
const wholeOnes = (quantity: number) => Math.ceil(Math.round(quantity * 1_000) / 1_000 || quantity);

/** Puts back what an order took; of products that are no longer counted, or gone, nothing. */
export async function giveBack(tx: Transaction, items: readonly CountedItem[]): Promise<void> {
  if (items.length === 0) return;
  await holdMenu(tx);
  await move(tx, items, 1);
}

/** The menu must be held. Who takes has seen that so many are there. */
async function move(tx: Transaction, items: readonly CountedItem[], sign: 1 | -1): Promise<void> {
  const ids = items.map(({ productId }) => productId);
  const changes = items.map(({ taken }) => sign * taken);
  await tx.rows(sql`
    update menu_products as kept set left_count = kept.left_count + given.change
      from unnest(${ids}::integer[], ${changes}::integer[]) as given(product_id, change)
     where kept.store_id = ${tx.storeId} and kept.product_id = given.product_id
       and kept.left_count is not null and kept.left_count + given.change >= 0 and kept.deleted_at is null`);
  await countMenuChange(tx);
}
