import { LONGEST_GROUP_NAME } from '@comanda/contract/menu/menu/options.wire';
import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { copyName } from '../whole/copy-name.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { findGroup, findOptionCategory } from './options.reads.ts';
import { copyOptions, insertGroup, insertLink } from './options.writes.ts';
import type { SavedGroup } from './save-group.ts';

/**
 * Copies a group with its options. With a `categoryId` the copy is added to that category of the library,
 * with the same name. With null the copy is added where the original is. It is hidden, and its name says that
 * it is a copy. A copy of a product's own group is linked to the same sizes. Throws `options.not-found`,
 * `options.category-not-found`.
 */
export const duplicateGroup: Command<
  { groupId: number; optionCategoryId?: number | null },
  SavedGroup
> = async (tx, { groupId, optionCategoryId: categoryId = null }, session, now) => {
  await lockMenu(tx);
  const group = await findGroup(tx, groupId);
  if (categoryId !== null) await findOptionCategory(tx, categoryId);
  const copyId = await insertGroup(
    tx,
    categoryId === null
      ? { ...group, name: copyName(group.name, LONGEST_GROUP_NAME), status: 'hidden' }
      : { ...group, optionCategoryId: categoryId, productId: null },
    { userName: session.userName, now },
  );
  await copyOptions(tx, groupId, copyId);
  let linkId: number | null = null;
  if (categoryId === null && group.productId !== null) {
    const links = await tx.rows<{ sizeId: number | null }>(sql`
      select size_id as "sizeId" from group_links
       where store_id = ${tx.storeId} and group_id = ${groupId} order by position, link_id`);
    for (const { sizeId } of links)
      ({ linkId } = await insertLink(tx, { productId: group.productId, groupId: copyId, sizeId }));
  }
  const version = await recordMenuChange(tx, { session, now }, 'options.duplicated', {
    details: { nome: group.name },
  });
  return { groupId: copyId, linkId, version };
};
