import type { FreeOrder } from '@comanda/domain/menu/menu/free-pieces';
import type { LastingStatus } from '@comanda/domain/menu/menu/menu-product';
import type { PriceRule } from '@comanda/domain/menu/menu/price-rules';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** The author of a change, and its time (epoch ms). */
export interface Author {
  userName: string;
  now: number;
}

/** A group's stored fields, in a category or for a product. */
export interface GroupFields {
  optionCategoryId: number | null;
  productId: number | null;
  name: string;
  least: number;
  most: number;
  mostOfEach: number;
  free: number;
  freeOrder: FreeOrder;
  rule: PriceRule;
  status: LastingStatus;
}

/** Saves a new group at the end of its category and returns the group's number. */
export async function insertGroup(tx: Transaction, group: GroupFields, author: Author): Promise<number> {
  const groupId = await nextNumber(tx, 'option-group');
  await tx.rows(sql`
    insert into option_groups (store_id, group_id, option_category_id, product_id, name, least, most, most_of_each, free,
                               free_order, rule, status, position, changed_at, changed_by)
    values (${tx.storeId}, ${groupId}, ${group.optionCategoryId}, ${group.productId}, ${group.name}, ${group.least},
            ${group.most}, ${group.mostOfEach}, ${group.free}, ${group.freeOrder}, ${group.rule}, ${group.status},
            ${groupId}, ${new Date(author.now)}, ${author.userName})`);
  return groupId;
}

export async function updateGroup(
  tx: Transaction,
  groupId: number,
  group: GroupFields,
  author: Author,
): Promise<void> {
  await tx.rows(sql`
    update option_groups
       set option_category_id = ${group.optionCategoryId}, name = ${group.name}, least = ${group.least},
           most = ${group.most}, most_of_each = ${group.mostOfEach}, free = ${group.free},
           free_order = ${group.freeOrder}, rule = ${group.rule}, status = ${group.status}, version = version + 1, changed_at = ${new Date(author.now)}, changed_by = ${author.userName}
     where store_id = ${tx.storeId} and group_id = ${groupId}`);
}

/** Increments a group's version, because one of its options changed. */
export async function countGroupChange(tx: Transaction, groupId: number, author: Author): Promise<void> {
  await tx.rows(sql`
    update option_groups
       set version = version + 1, changed_at = ${new Date(author.now)}, changed_by = ${author.userName}
     where store_id = ${tx.storeId} and group_id = ${groupId}`);
}

/** Deletes groups and their links to products. Their options stay stored, because undo may restore the groups. */
export async function deleteGroups(tx: Transaction, groupIds: readonly number[], now: number): Promise<void> {
  await tx.rows(sql`
    delete from group_links where store_id = ${tx.storeId} and group_id = any (${groupIds}::integer[])`);
  await tx.rows(sql`
    update option_groups set deleted_at = ${new Date(now)}
     where store_id = ${tx.storeId} and group_id = any (${groupIds}::integer[])`);
}

/** Adds an option at the end of a group and returns its number. `name` is for options without a stock item. */
export async function insertOption(
  tx: Transaction,
  groupId: number,
  option: { stockItemId: number | null; name: string | null; priceCents: number },
): Promise<number> {
  const optionId = await nextNumber(tx, 'group-option');
  await tx.rows(sql`
    insert into group_options (store_id, option_id, group_id, stock_item_id, name, price_cents, position)
    select ${tx.storeId}, ${optionId}, ${groupId}, ${option.stockItemId},
           ${option.stockItemId === null ? option.name : null}, ${option.priceCents}, coalesce(max(position), 0) + 1
      from group_options where store_id = ${tx.storeId} and group_id = ${groupId}
    returning 1`);
  return optionId;
}

/** Copies the options of a group to another group, in their order. */
export async function copyOptions(tx: Transaction, from: number, to: number): Promise<void> {
  const options = await tx.rows<{ stockItemId: number | null; name: string | null; priceCents: number }>(sql`
    select stock_item_id as "stockItemId", name, price_cents as "priceCents" from group_options
     where store_id = ${tx.storeId} and group_id = ${from} order by position, option_id`);
  for (const option of options) await insertOption(tx, to, option);
}

/**
 * Links a group to a product, after the product's other groups. Returns the number of the link; an existing
 * link stays unchanged.
 */
export async function insertLink(
  tx: Transaction,
  link: { productId: number; groupId: number; sizeId: number | null },
): Promise<{ linkId: number; isNew: boolean }> {
  const { productId, groupId, sizeId } = link;
  const current = await tx.maybeRow<{ linkId: number }>(sql`
    select link_id as "linkId" from group_links
     where store_id = ${tx.storeId} and product_id = ${productId} and group_id = ${groupId}
       and size_id is not distinct from ${sizeId}::integer`);
  if (current !== null) return { ...current, isNew: false };
  const linkId = await nextNumber(tx, 'group-link');
  await tx.rows(sql`
    insert into group_links (store_id, link_id, product_id, group_id, size_id, position)
    select ${tx.storeId}, ${linkId}, ${productId}, ${groupId}, ${sizeId}, coalesce(max(position), 0) + 1
      from group_links where store_id = ${tx.storeId} and product_id = ${productId}
    returning 1`);
  return { linkId, isNew: true };
}
