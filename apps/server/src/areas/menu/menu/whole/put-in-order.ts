import type { OrderInput } from '@comanda/contract/menu/menu/menu-change.wire';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockProducts } from './lock-menu.ts';

/**
 * Tables whose rows users put in order, with their key columns. The names are constants, so they are safe as
 * SQL text.
 */
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
 * Sets the order of rows of a locked menu. `current` is their current order. Returns false if the order is
 * already the same. Throws `catalogue.order-stale`.
 */
export async function putInOrder(
  tx: Transaction,
  table: OrderedTable,
  current: readonly number[],
  input: OrderInput,
): Promise<boolean> {
  assertSameMembers(current, input);
  if (current.join() === input.ids.join()) return false;
  await writeOrder(tx, table, input.ids);
  return true;
}

/** Sets the positions of these rows by their place in the list. */
export async function writeOrder(
  tx: Transaction,
  table: OrderedTable,
  ids: readonly number[],
): Promise<void> {
  // Locks the products too, because placing an order changes their rows without the menu's lock.
  if (table === 'menu_products') await lockProducts(tx, ids);
  const name = { text: table, values: [] };
  const key = { text: KEYS[table], values: [] };
  await tx.rows(sql`
    update ${name} as kept set position = given.position
      from unnest(${ids}::integer[]) with ordinality as given(id, position)
     where kept.store_id = ${tx.storeId} and kept.${key} = given.id`);
}

/**
 * Throws `catalogue.order-stale` unless the requested order contains exactly the current rows, once each. An
 * outdated list would restore deleted rows or lose new rows. A client may also send the order that its user
 * saw. If that order is outdated, the save is refused, because it would undo another user's move.
 */
function assertSameMembers(current: readonly number[], { ids, before }: OrderInput): void {
  const known = new Set(current);
  const isComplete =
    ids.length === known.size && new Set(ids).size === known.size && ids.every((each) => known.has(each));
  // A repeated call finds the requested order already saved, which is no conflict.
  const isOvertaken = before !== null && before.join() !== current.join() && ids.join() !== current.join();
  if (!isComplete || isOvertaken) throw new AppError('catalogue.order-stale');
}
