import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { assertUnused, findOptionCategory } from './options.reads.ts';
import { deleteGroups } from './options.writes.ts';

/**
 * Deletes an option category with its groups, if no product uses any of these groups. Returns the menu's
 * version. Throws `options.category-not-found`, and `options.in-use` with the names of these products.
 */
export const deleteOptionCategory: Command<{ optionCategoryId: number }, number> = async (
  tx,
  { optionCategoryId: categoryId },
  session,
  now,
) => {
  await lockMenu(tx);
  const { name } = await findOptionCategory(tx, categoryId);
  const groups = await tx.rows<{ id: number }>(sql`
    select group_id as id from option_groups
     where store_id = ${tx.storeId} and option_category_id = ${categoryId} and deleted_at is null`);
  const groupIds = groups.map(({ id }) => id);
  await assertUnused(tx, groupIds);
  await deleteGroups(tx, groupIds, now);
  await tx.rows(sql`
    update option_categories set deleted_at = ${new Date(now)}
     where store_id = ${tx.storeId} and option_category_id = ${categoryId}`);
  return recordMenuChange(tx, { session, now }, 'options.category-deleted', {
    details: { nome: name, variacoes: groups.length },
  });
};
