import type { DeliveryEstimate } from '@comanda/domain/store/estimate';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface LockedStore {
  isOpen: boolean;
  isSuspended: boolean;
  minMinutes: number;
  maxMinutes: number;
  version: number;
}

/** Reads the switch and the estimate and holds them until the transaction ends; throws without a store. */
export async function lockStore(tx: Transaction): Promise<LockedStore> {
  const store = await tx.maybeRow<LockedStore>(sql`
    select is_open as "isOpen", is_suspended as "isSuspended", min_minutes as "minMinutes",
           max_minutes as "maxMinutes", opening_version as version
      from stores where store_id = ${tx.storeId} for update`);
  if (store === null) throw new Error(`store ${tx.storeId} does not exist`);
  return store;
}

/** Saves under the version that follows the locked one. */
export async function saveOpening(tx: Transaction, isOpen: boolean, version: number): Promise<void> {
  await tx.rows(sql`
    update stores set is_open = ${isOpen}, opening_reason = null, opening_version = ${version}
     where store_id = ${tx.storeId}`);
}

/** Saves under the version that follows the locked one. */
export async function saveEstimate(
  tx: Transaction,
  { minMinutes, maxMinutes }: DeliveryEstimate,
  version: number,
): Promise<void> {
  await tx.rows(sql`
    update stores set min_minutes = ${minMinutes}, max_minutes = ${maxMinutes}, opening_version = ${version}
     where store_id = ${tx.storeId}`);
}
