import type { AuditedAction } from '@comanda/domain/all-audited-actions';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type AuditEntry, type AuditedActor, recordAudit } from '../../../people/audit/public.ts';

/**
 * Locks the store's menu until the transaction ends. Concurrent changes wait and then read the new state.
 * Returns the menu's version. Each command that writes the menu must call this before it locks other rows of
 * the menu. Only orders change remaining quantities without this lock.
 */
export async function lockMenu(tx: Transaction): Promise<number> {
  await tx.rows(sql`insert into menus (store_id) values (${tx.storeId}) on conflict (store_id) do nothing`);
  const menu = await tx.maybeRow<{ version: number }>(sql`
    select version from menus where store_id = ${tx.storeId} for update`);
  return menu?.version ?? 0;
}

/**
 * Locks products in the order of their numbers, to avoid deadlocks with orders. Call this before saving
 * several products, or a remaining quantity. The menu must be locked.
 */
export async function lockProducts(tx: Transaction, productIds: readonly number[]): Promise<void> {
  await tx.rows(sql`
    select 1 from menu_products where store_id = ${tx.storeId} and product_id = any(${productIds}::integer[])
     order by product_id for no key update`);
}

/** Records a change of the menu in the audit log and increments the menu's version; see {@link countMenuChange}. */
export async function recordMenuChange(
  tx: Transaction,
  by: AuditedActor,
  action: AuditedAction,
  entry?: AuditEntry,
): Promise<number> {
  await recordAudit(tx, by, action, entry);
  return countMenuChange(tx);
}

/** Increments the version of the locked menu and notifies all panels. Returns the new version. */
export async function countMenuChange(tx: Transaction): Promise<number> {
  const menu = await tx.maybeRow<{ version: number }>(sql`
    update menus set version = version + 1 where store_id = ${tx.storeId} returning version`);
  if (menu === null) throw new Error(`the menu of store ${tx.storeId} is not held`);
  tx.announce('menu', menu.version);
  return menu.version;
}
