import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { assertUnused, findGroup } from './options.reads.ts';
import { deleteGroups } from './options.writes.ts';

/**
 * Deletes a group without links. Throws `options.not-found`, and `options.in-use` with the names of products
 * that use the group.
 */
export const deleteGroup: Command<{ groupId: number }, number> = async (tx, { groupId }, session, now) => {
  await lockMenu(tx);
  const { name } = await findGroup(tx, groupId);
  await assertUnused(tx, [groupId]);
  await deleteGroups(tx, [groupId], now);
  return recordMenuChange(tx, { session, now }, 'options.deleted', { details: { nome: name } });
};

/** Restores a deleted group of the library, and its category. Throws `options.not-found`. */
export const restoreGroup: Command<{ groupId: number }, number> = async (tx, { groupId }, session, now) => {
  await lockMenu(tx);
  const back = await tx.maybeRow<{ name: string; categoryId: number }>(sql`
    update option_groups set deleted_at = null
     where store_id = ${tx.storeId} and group_id = ${groupId} and option_category_id is not null
       and deleted_at is not null
    returning name, option_category_id as "categoryId"`);
  if (back === null) throw new AppError('options.not-found');
  await tx.rows(sql`
    update option_categories set deleted_at = null
     where store_id = ${tx.storeId} and option_category_id = ${back.categoryId}`);
  return recordMenuChange(tx, { session, now }, 'options.restored', { details: { nome: back.name } });
};
