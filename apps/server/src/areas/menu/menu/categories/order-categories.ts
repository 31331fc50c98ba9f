import type { OrderInput } from '@comanda/contract/menu/menu/menu-change.wire';
import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { putInOrder } from '../whole/put-in-order.ts';

/**
 * Sets the order of the store's categories. An equal order changes nothing. Returns the menu's version. Throws
 * `catalogue.order-stale`.
 */
export const orderCategories: Command<OrderInput, number> = async (tx, input, session, now) => {
  const version = await lockMenu(tx);
  const current = await tx.rows<{ id: number }>(sql`
    select category_id as id from menu_categories
     where store_id = ${tx.storeId} and deleted_at is null order by position, category_id`);
  const before = current.map(({ id }) => id);
  if (!(await putInOrder(tx, 'menu_categories', before, input))) return version;
  return recordMenuChange(tx, { session, now }, 'catalogue.categories-ordered');
};
