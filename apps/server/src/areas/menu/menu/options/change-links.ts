import type { OrderInput } from '@comanda/contract/menu/menu/menu-change.wire';
import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { putInOrder } from '../whole/put-in-order.ts';
import { findGroup, findLink, findProductName, isSeen } from './options.reads.ts';
import { deleteGroups, insertLink } from './options.writes.ts';

/**
 * Links a group to a product. An existing link stays unchanged. Throws `options.not-found`,
 * `options.product-not-found`, `options.not-this-product`.
 */
export const addLink: Command<
  { productId: number; groupId: number; sizeId: number | null },
  { linkId: number; version: number }
> = async (tx, link, session, now) => {
  const version = await lockMenu(tx);
  const group = await findGroup(tx, link.groupId);
  const produto = await findProductName(tx, link.productId, link.sizeId);
  if (group.productId !== null && group.productId !== link.productId)
    throw new AppError('options.not-this-product');
  const { linkId, isNew } = await insertLink(tx, link);
  if (!isNew) return { linkId, version };
  return {
    linkId,
    version: await recordMenuChange(tx, { session, now }, 'options.link-added', {
      details: { variacao: group.name, produto },
    }),
  };
};

/**
 * Unlinks a group from a product. The product's own group is deleted together with its last link. Throws
 * `options.link-not-found`.
 */
export const removeLink: Command<{ linkId: number }, number> = async (tx, { linkId }, session, now) => {
  await lockMenu(tx);
  const { groupId, groupName, isOwn, productName } = await findLink(tx, linkId);
  await tx.rows(sql`delete from group_links where store_id = ${tx.storeId} and link_id = ${linkId}`);
  const [others] = await tx.rows<{ count: number }>(sql`
    select count(*)::integer as count from group_links where store_id = ${tx.storeId} and group_id = ${groupId}`);
  if (isOwn && others?.count === 0) await deleteGroups(tx, [groupId], now);
  return recordMenuChange(tx, { session, now }, 'options.link-removed', {
    details: { variacao: groupName, produto: productName },
  });
};

/**
 * Sets the order of a product's groups. The first link of the list identifies the product. Throws
 * `options.link-not-found`, `catalogue.order-stale`.
 */
export const orderLinks: Command<OrderInput, number> = async (tx, input, session, now) => {
  const version = await lockMenu(tx);
  const { productId, productName } = await findLink(tx, input.ids[0] ?? 0);
  const current = await tx.rows<{ id: number }>(sql`
    select l.link_id as id from group_links l
     where l.store_id = ${tx.storeId} and l.product_id = ${productId} and ${isSeen(tx)}
     order by l.position, l.link_id`);
  const before = current.map(({ id }) => id);
  if (!(await putInOrder(tx, 'group_links', before, input))) return version;
  return recordMenuChange(tx, { session, now }, 'options.links-ordered', {
    details: { produto: productName },
  });
};

/** Sets a group's status in one product. Throws `options.link-not-found`. */
export const setLinkStatus: Command<{ linkId: number; status: ShownStatus }, number> = async (
  tx,
  { linkId, status },
  session,
  now,
) => {
  const version = await lockMenu(tx);
  const link = await findLink(tx, linkId);
  if (link.status === status) return version;
  await tx.rows(sql`
    update group_links set status = ${status} where store_id = ${tx.storeId} and link_id = ${linkId}`);
  return recordMenuChange(tx, { session, now }, 'options.link-status', {
    details: { variacao: link.groupName, produto: link.productName },
    before: { situacao: link.status },
    after: { situacao: status },
  });
};

/**
 * Links a group to the products `begin` and unlinks it from the products `end`, all or none. A product with a
 * link for one of its sizes gets no other link. `end` also removes links for single sizes. Throws
 * `options.not-found`, `options.product-not-found`, `options.not-this-product`.
 */
export const changeUses: Command<
  { groupId: number; begin: readonly number[]; end: readonly number[] },
  number
> = async (tx, { groupId, begin, end }, session, now) => {
  const version = await lockMenu(tx);
  const group = await findGroup(tx, groupId);
  if (group.productId !== null) throw new AppError('options.not-this-product');
  const wanted = [...new Set(begin)];
  const known = await tx.rows<{ id: number; isRequired: boolean }>(sql`
    select p.product_id as id, exists (select from group_links l where l.store_id = ${tx.storeId}
             and l.product_id = p.product_id and l.group_id = ${groupId} and ${isSeen(tx)}) as "isRequired"
      from menu_products p
     where p.store_id = ${tx.storeId} and p.deleted_at is null and p.product_id = any (${wanted}::integer[])
     order by p.product_id`);
  if (known.length < wanted.length) throw new AppError('options.product-not-found');
  const ended = await tx.rows(sql`
    delete from group_links
     where store_id = ${tx.storeId} and group_id = ${groupId} and product_id = any (${[...end]}::integer[])
    returning product_id`);
  const added = known.filter(({ id, isRequired }) => !isRequired || end.includes(id));
  for (const { id } of added) await insertLink(tx, { productId: id, groupId, sizeId: null });
  if (ended.length + added.length === 0) return version;
  return recordMenuChange(tx, { session, now }, 'options.uses-changed', {
    details: { variacao: group.name, ligados: added.length, desligados: ended.length },
  });
};
