import type { OrderWish } from '@comanda/contract/menu/menu-change.wire';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockProducts } from './lock-menu.ts';

/** Rows of the menu that people put in order, and their keys: names that may stand in a statement as they are. */
const KEYS = {
  menu_categories: 'category_id',
  menu_products: 'product_id',
  menu_sizes: 'size_id',
  group_links: 'link_id',
  group_options: 'option_id',
  recipe_lines: 'recipe_line_id',
} as const;
type OrderedTable = keyof typeof KEYS;

/**
 * Puts rows of the menu, which must be held, in the order somebody wishes, of those that are `standing` in theirs. False:
 * they stand so already. Throws `catalogue.order-stale`.
 */
export async function putInOrder(
  tx: Transaction,
  table: OrderedTable,
  standing: readonly number[],
  wish: OrderWish,
): Promise<boolean> {
  assertSameMembers(standing, wish);
  if (standing.join() === wish.ids.join()) return false;
  await writeOrder(tx, table, wish.ids);
  return true;
}

/** Gives these rows their places, from the first on. */
export async function writeOrder(
  tx: Transaction,
  table: OrderedTable,
  ids: readonly number[],
): Promise<void> {
  // Orders move what is left of products meanwhile.
  if (table === 'menu_products') await lockProducts(tx, ids);
  const name = { text: table, values: [] };
  const key = { text: KEYS[table], values: [] };
  await tx.rows(sql`
    update ${name} as kept set position = given.position
      from unnest(${ids}::integer[]) with ordinality as given(id, position)
     where kept.store_id = ${tx.storeId} and kept.${key} = given.id`);
}

/**
 * Makes sure that an order somebody asks for names exactly what stands in the list, once each: who dragged in a list that
 * has changed since would else bring back what was deleted, or lose what came. Where it is said what it was made from, that
 * is the order which stands: nobody puts another one's move back unseen. Throws `catalogue.order-stale`.
 */
function assertSameMembers(standing: readonly number[], { ids, before }: OrderWish): void {
  const known = new Set(standing);
  const isWhole =
    ids.length === known.size && new Set(ids).size === known.size && ids.every((each) => known.has(each));
  // What stands already as it is wished was moved by nobody, or by this very call.
  const isOvertaken = before !== null && before.join() !== standing.join() && ids.join() !== standing.join();
  if (!isWhole || isOvertaken) throw new AppError('catalogue.order-stale');
}
