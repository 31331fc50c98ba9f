import { firstNames } from '@comanda/domain/kit/text/first-names';
import type { GroupPart, OptionCategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { OPTION_CATEGORY_COLUMNS } from '../whole/menu.reads.ts';

/** A group with the number of its options instead of the options. */
export interface StoredGroup extends Omit<GroupPart, 'options'> {
  optionCount: number;
}

/** A group of the store. Throws `options.not-found`. */
export async function findGroup(tx: Transaction, groupId: number): Promise<StoredGroup> {
  const group = await tx.maybeRow<StoredGroup>(sql`
    select group_id as "groupId", option_category_id as "optionCategoryId", product_id as "productId", name, least, most,
           most_of_each as "mostOfEach", free, free_order as "freeOrder", rule, status, version, changed_by as "changedBy", changed_at as "changedAt",
           (select count(*)::integer from group_options
             where store_id = ${tx.storeId} and group_id = ${groupId}) as "optionCount"
      from option_groups where store_id = ${tx.storeId} and group_id = ${groupId} and deleted_at is null`);
  if (group === null) throw new AppError('options.not-found');
  return group;
}

/** A category of groups. Throws `options.category-not-found`. */
export async function findOptionCategory(tx: Transaction, categoryId: number): Promise<OptionCategoryPart> {
  const category = await tx.maybeRow<OptionCategoryPart>(sql`
    select ${OPTION_CATEGORY_COLUMNS}
      from option_categories
     where store_id = ${tx.storeId} and option_category_id = ${categoryId} and deleted_at is null`);
  if (category === null) throw new AppError('options.category-not-found');
  return category;
}

export interface StoredOption {
  optionId: number;
  groupId: number;
  stockItemId: number | null;
  /** The stock item's name, or the option's own name if it has no stock item. */
  name: string;
  priceCents: number;
}

/** An option with its displayed name. Throws `options.option-not-found`, also when its group was deleted. */
export async function findOption(tx: Transaction, optionId: number): Promise<StoredOption> {
  const option = await tx.maybeRow<StoredOption>(sql`
    select o.option_id as "optionId", o.group_id as "groupId", o.stock_item_id as "stockItemId",
           coalesce(o.name, s.name) as name, o.price_cents as "priceCents"
      from group_options o
      join option_groups g on g.store_id = ${tx.storeId} and g.group_id = o.group_id and g.deleted_at is null
      left join stock_items s on s.store_id = ${tx.storeId} and s.stock_item_id = o.stock_item_id
     where o.store_id = ${tx.storeId} and o.option_id = ${optionId}`);
  if (option === null) throw new AppError('options.option-not-found');
  return option;
}

/**
 * SQL condition that a link `l` is for all sizes, or that its size exists. Links of a deleted size stay
 * stored, because undo may restore the size.
 */
export const isSeen = (tx: Transaction): Query => sql`(l.size_id is null or exists (
  select from menu_sizes z where z.store_id = ${tx.storeId} and z.size_id = l.size_id and z.deleted_at is null))`;

/** Names of the products that are linked to one of these groups, in menu order. */
export async function productsUsing(tx: Transaction, groupIds: readonly number[]): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`
    select p.name from menu_products p
     where p.store_id = ${tx.storeId} and p.deleted_at is null
       and exists (select from group_links l where l.store_id = ${tx.storeId} and l.product_id = p.product_id
                      and l.group_id = any (${groupIds}::integer[]) and ${isSeen(tx)})
     order by p.position, p.product_id`);
  return rows.map(({ name }) => name);
}

/** Throws `options.in-use` with the products that are linked to one of these groups. */
export async function assertUnused(tx: Transaction, groupIds: readonly number[]): Promise<void> {
  const names = await productsUsing(tx, groupIds);
  if (names.length === 0) return;
  throw new AppError('options.in-use', { detail: firstNames(names) });
}

/** The product's name. Throws `options.product-not-found`, also when the size belongs to another product. */
export async function findProductName(
  tx: Transaction,
  productId: number,
  sizeId: number | null,
): Promise<string> {
  const product = await tx.maybeRow<{ name: string }>(sql`
    select name from menu_products
     where store_id = ${tx.storeId} and product_id = ${productId} and deleted_at is null
       and (${sizeId}::integer is null or exists (
         select from menu_sizes where store_id = ${tx.storeId} and size_id = ${sizeId}
            and product_id = ${productId} and deleted_at is null))`);
  if (product === null) throw new AppError('options.product-not-found');
  return product.name;
}

export interface StoredLink {
  linkId: number;
  productId: number;
  groupId: number;
  status: string;
  groupName: string;
  /** True when the group belongs to one product, and not to the library. */
  isOwn: boolean;
  productName: string;
}

/** A link with the names of its product and group. Throws `options.link-not-found`. */
export async function findLink(tx: Transaction, linkId: number): Promise<StoredLink> {
  const link = await tx.maybeRow<StoredLink>(sql`
    select l.link_id as "linkId", l.product_id as "productId", l.group_id as "groupId", l.status,
           g.name as "groupName", g.product_id is not null as "isOwn", p.name as "productName"
      from group_links l
      join option_groups g on g.store_id = ${tx.storeId} and g.group_id = l.group_id
      join menu_products p on p.store_id = ${tx.storeId} and p.product_id = l.product_id and p.deleted_at is null
     where l.store_id = ${tx.storeId} and l.link_id = ${linkId}`);
  if (link === null) throw new AppError('options.link-not-found');
  return link;
}
