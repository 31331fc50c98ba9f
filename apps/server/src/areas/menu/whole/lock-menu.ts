import type { AuditedAction } from '@comanda/domain/audit/audited-actions';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type AuditEntry, type AuditedActor, recordAudit } from '../../audit/public.ts';

/**
 * Holds the store's menu until the transaction ends: whoever else wants to change something of it waits, and then sees what
 * there is. Answers its version. Every command that writes the menu holds it before it locks anything else of it; only
 * orders move what is left of counted products without it.
 */
export async function lockMenu(tx: Transaction): Promise<number> {
  await tx.rows(sql`insert into menus (store_id) values (${tx.storeId}) on conflict (store_id) do nothing`);
  const menu = await tx.maybeRow<{ version: number }>(sql`
    select version from menus where store_id = ${tx.storeId} for update`);
  return menu?.version ?? 0;
}

/**
 * Holds products of the menu, which must be held, in the order of their numbers: orders that move their counts wait, and none
 * waits for a second one the other way round. Needed where several are written, or what is left of one.
 */
export async function lockProducts(tx: Transaction, productIds: readonly number[]): Promise<void> {
  await tx.rows(sql`
    select 1 from menu_products where store_id = ${tx.storeId} and product_id = any(${productIds}::integer[])
     order by product_id for no key update`);
}

/** Writes down a change of the menu and counts it; see {@link countMenuChange}. */
export async function recordMenuChange(
  tx: Transaction,
  by: AuditedActor,
  action: AuditedAction,
  entry?: AuditEntry,
): Promise<number> {
  await recordAudit(tx, by, action, entry);
  return countMenuChange(tx);
}

/** Counts a change of the menu, which must be held, and tells every panel; answers the version it has now. */
export async function countMenuChange(tx: Transaction): Promise<number> {
  const menu = await tx.maybeRow<{ version: number }>(sql`
    update menus set version = version + 1 where store_id = ${tx.storeId} returning version`);
  if (menu === null) throw new Error(`the menu of store ${tx.storeId} is not held`);
  tx.announce('menu', menu.version);
  return menu.version;
}
