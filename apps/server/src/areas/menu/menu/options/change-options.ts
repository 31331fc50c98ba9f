import type { OrderInput } from '@comanda/contract/menu/menu/menu-change.wire';
import { NO_LOOSE_NAME } from '@comanda/contract/menu/menu/options.errors';
import { groupFault } from '@comanda/domain/menu/menu/group-rules';
import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { putInOrder } from '../whole/put-in-order.ts';
import { findGroup, findOption } from './options.reads.ts';
import { countGroupChange, insertOption } from './options.writes.ts';
import { assertPossible } from './save-group.ts';

export interface WantedOption {
  /** Null for a new option. */
  optionId: number | null;
  groupId: number | null;
  /** Null for an option that has only a name. */
  stockItemId: number | null;
  name: string | null;
  priceCents: number;
}

/**
 * Adds an option to a group, or changes an option. Throws `options.not-found`, `options.option-not-found`,
 * `options.item-not-found`, `options.item-twice`, and `request.invalid` for an option without item and name.
 */
export const saveOption: Command<WantedOption, { optionId: number; version: number }> = async (
  tx,
  wanted,
  session,
  now,
) => {
  const menuVersion = await lockMenu(tx);
  const stored = wanted.optionId === null ? null : await findOption(tx, wanted.optionId);
  const group = await findGroup(tx, stored?.groupId ?? wanted.groupId ?? 0);
  const { stockItemId, priceCents } = wanted;
  if (stockItemId === null && wanted.name === null) throw invalidField('nome_var', NO_LOOSE_NAME);
  const name = stockItemId === null ? wanted.name : await stockItemName(tx, stockItemId);
  if (stored?.stockItemId === stockItemId && stored.name === name && stored.priceCents === priceCents)
    return { optionId: stored.optionId, version: menuVersion };
  if (stockItemId !== null && stockItemId !== stored?.stockItemId) {
    const twice = await tx.maybeRow(sql`
      select from group_options
       where store_id = ${tx.storeId} and group_id = ${group.groupId} and stock_item_id = ${stockItemId}`);
    if (twice !== null) throw new AppError('options.item-twice');
  }
  const optionId =
    stored?.optionId ?? (await insertOption(tx, group.groupId, { stockItemId, name, priceCents }));
  if (stored !== null)
    await tx.rows(sql`
      update group_options
         set stock_item_id = ${stockItemId}, name = ${stockItemId === null ? name : null}, price_cents = ${priceCents}
       where store_id = ${tx.storeId} and option_id = ${optionId}`);
  await countGroupChange(tx, group.groupId, { userName: session.userName, now });
  const version = await recordMenuChange(tx, { session, now }, 'options.option-saved', {
    details: { nome: stored?.name ?? name ?? '', variacao: group.name },
    before: stored && { nome: stored.name, preco: stored.priceCents },
    after: { nome: name, preco: priceCents },
  });
  return { optionId, version };
};

async function stockItemName(tx: Transaction, stockItemId: number): Promise<string> {
  const item = await tx.maybeRow<{ name: string }>(sql`
    select name from stock_items
     where store_id = ${tx.storeId} and stock_item_id = ${stockItemId} and deleted_at is null`);
  if (item === null) throw new AppError('options.item-not-found');
  return item.name;
}

/**
 * Sets the order of a group's options; the first option of the list identifies the group. Throws
 * `options.option-not-found`, `catalogue.order-stale`.
 */
export const orderOptions: Command<OrderInput, number> = async (tx, input, session, now) => {
  const version = await lockMenu(tx);
  const { groupId } = await findOption(tx, input.ids[0] ?? 0);
  const { name } = await findGroup(tx, groupId);
  const current = await tx.rows<{ id: number }>(sql`
    select option_id as id from group_options
     where store_id = ${tx.storeId} and group_id = ${groupId} order by position, option_id`);
  const before = current.map(({ id }) => id);
  if (!(await putInOrder(tx, 'group_options', before, input))) return version;
  await countGroupChange(tx, groupId, { userName: session.userName, now });
  return recordMenuChange(tx, { session, now }, 'options.options-ordered', { details: { variacao: name } });
};

/**
 * Removes an option from its group. Throws `options.option-not-found`, and `request.invalid` when fewer options than
 * the group's minimum would remain.
 */
export const deleteOption: Command<{ optionId: number }, number> = async (tx, { optionId }, session, now) => {
  await lockMenu(tx);
  const option = await findOption(tx, optionId);
  const group = await findGroup(tx, option.groupId);
  // The minimum is not checked for a group that is already invalid, so that its options can be removed.
  if (groupFault(group, group.optionCount) === null) assertPossible(group, group.optionCount - 1);
  await tx.rows(sql`delete from group_options where store_id = ${tx.storeId} and option_id = ${optionId}`);
  await countGroupChange(tx, group.groupId, { userName: session.userName, now });
  return recordMenuChange(tx, { session, now }, 'options.option-deleted', {
    details: { nome: option.name, variacao: group.name },
  });
};
