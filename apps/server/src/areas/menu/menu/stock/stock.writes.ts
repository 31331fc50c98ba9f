import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

const dateOf = (at: number | null) => (at === null ? null : new Date(at));

export async function insertStockItem(tx: Transaction, item: StockPart): Promise<void> {
  await tx.rows(sql`
    insert into stock_items (store_id, stock_item_id, name, description, kind, is_in, back_at, photo_hash, version,
                             changed_at, changed_by)
    values (${tx.storeId}, ${item.stockItemId}, ${item.name}, ${item.description}, ${item.kind}, ${item.isIn},
            ${dateOf(item.backAt)}, ${item.photoHash}, ${item.version}, ${new Date(item.changedAt)}, ${item.changedBy})`);
}

/** Saves the new state of an existing item. */
export async function updateStockItem(tx: Transaction, item: StockPart): Promise<void> {
  await tx.rows(sql`
    update stock_items
       set name = ${item.name}, description = ${item.description}, kind = ${item.kind}, is_in = ${item.isIn},
           back_at = ${dateOf(item.backAt)}, photo_hash = ${item.photoHash}, version = ${item.version},
           changed_at = ${new Date(item.changedAt)}, changed_by = ${item.changedBy}
     where store_id = ${tx.storeId} and stock_item_id = ${item.stockItemId}`);
}

/** Deletes an item at `now`; null restores the item. */
export async function setDeleted(
  tx: Transaction,
  stockItemId: number,
  deletedAt: number | null,
): Promise<void> {
  await tx.rows(sql`
    update stock_items set deleted_at = ${dateOf(deletedAt)}
     where store_id = ${tx.storeId} and stock_item_id = ${stockItemId}`);
}
