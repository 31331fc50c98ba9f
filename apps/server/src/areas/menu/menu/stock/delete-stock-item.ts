import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { findStockItems, findUsesOf } from './stock.reads.ts';
import { setDeleted } from './stock.writes.ts';
import { inUseText } from './texts.ts';

/** Deletes an item. Throws `stock.not-found`, and `stock.in-use` with the products and groups that use it. */
export const deleteStockItem: Command<{ stockItemId: number }, number> = async (
  tx,
  { stockItemId },
  session,
  now,
) => {
  await lockMenu(tx);
  const [item] = await findStockItems(tx, [stockItemId]);
  if (item === undefined) throw new AppError('stock.not-found');
  const uses = await findUsesOf(tx, stockItemId);
  if (uses.products.length + uses.groups.length > 0)
    throw new AppError('stock.in-use', { detail: inUseText(uses) });
  await setDeleted(tx, stockItemId, now);
  const details = { item: stockItemId, nome: item.name };
  return recordMenuChange(tx, { session, now }, 'stock.item-deleted', { details });
};

/** Restores a deleted item. Does nothing if the item is not deleted. Throws `stock.not-found`. */
export const restoreStockItem: Command<{ stockItemId: number }, number> = async (
  tx,
  { stockItemId },
  session,
  now,
) => {
  const version = await lockMenu(tx);
  const [item] = await findStockItems(tx, [stockItemId], { isDeleted: true });
  if (item === undefined) {
    const [current] = await findStockItems(tx, [stockItemId]);
    if (current === undefined) throw new AppError('stock.not-found');
    return version;
  }
  await setDeleted(tx, stockItemId, null);
  const details = { item: stockItemId, nome: item.name };
  return recordMenuChange(tx, { session, now }, 'stock.item-restored', { details });
};
