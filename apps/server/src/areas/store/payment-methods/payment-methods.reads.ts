import { FIRST_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Accepted methods with the author of the last change. Version 0 without author: the store has changed nothing yet. */
export interface StoredMethods {
  keys: readonly string[];
  version: number;
  changedBy: string | null;
  /** Time of the last change in epoch ms. */
  changedAt: number | null;
}

const FIRST: StoredMethods = { keys: FIRST_METHODS, version: 0, changedBy: null, changedAt: null };

export async function findMethods(tx: Transaction): Promise<StoredMethods> {
  const stored = await tx.maybeRow<StoredMethods>(sql`
    select keys, version, changed_by as "changedBy", changed_at as "changedAt"
      from payment_methods where store_id = ${tx.storeId}`);
  return stored ?? FIRST;
}
