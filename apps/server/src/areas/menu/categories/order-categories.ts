import type { OrderWish } from '@comanda/contract/menu/menu-change.wire';
import type { Command } from '../../../platform/command.ts';
import { sql } from '../../../platform/database/sql.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { assertSameMembers } from '../whole/same-members.ts';

/** Puts the store's categories in this order. The order they have is no change. Answers the menu's version; throws `catalogue.order-stale`. */
export const orderCategories: Command<OrderWish, number> = async (tx, wish, session, now) => {
  const { ids: categoryIds } = wish;
  const version = await lockMenu(tx);
  const standing = await tx.rows<{ id: number }>(sql`
    select category_id as id from menu_categories
     where store_id = ${tx.storeId} and deleted_at is null order by position, category_id`);
  const before = standing.map(({ id }) => id);
  assertSameMembers(before, wish);
  if (before.join() === categoryIds.join()) return version;
  await tx.rows(sql`
    update menu_categories as kept set position = given.position
      from unnest(${categoryIds}::integer[]) with ordinality as given(category_id, position)
     where kept.store_id = ${tx.storeId} and kept.category_id = given.category_id`);
  return recordMenuChange(tx, { session, now }, 'catalogue.categories-ordered');
};
