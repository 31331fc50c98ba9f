import {
  FIRST_GRANTS,
  type GrantablePermission,
  tidyGrants,
} from '@comanda/domain/people/access/permissions';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * Permissions that a store grants its operators, with the author of the last change. Version 0: the store has changed
 * nothing yet.
 */
export interface StoredGrants {
  granted: readonly GrantablePermission[];
  version: number;
  changedBy: string | null;
  /** Time of the last change in epoch ms. */
  changedAt: number | null;
}

/** The permissions that the store grants its operators; defaults before the first change. */
export async function findGrants(tx: Transaction): Promise<StoredGrants> {
  const stored = await tx.maybeRow<Omit<StoredGrants, 'granted'> & { granted: string[] }>(sql`
    select granted, version, changed_by as "changedBy", changed_at as "changedAt"
      from operator_grants where store_id = ${tx.storeId}`);
  if (stored === null) return { granted: FIRST_GRANTS, version: 0, changedBy: null, changedAt: null };
  return { ...stored, granted: tidyGrants(stored.granted) };
}

/**
 * Locks the grants until the transaction ends. Before the first change there is no row; the primary key then refuses
 * the second of two concurrent changes.
 */
export async function holdGrants(tx: Transaction): Promise<void> {
  await tx.rows(sql`select from operator_grants where store_id = ${tx.storeId} for no key update`);
}

/** Saves the grants with the given version. The first save inserts the row. */
export async function writeGrants(
  tx: Transaction,
  { granted, version, changedBy, changedAt }: StoredGrants & { changedAt: number },
): Promise<void> {
  const at = new Date(changedAt);
  await tx.rows(
    version === 1
      ? sql`insert into operator_grants (store_id, granted, version, changed_at, changed_by)
            values (${tx.storeId}, ${[...granted]}, 1, ${at}, ${changedBy})`
      : sql`update operator_grants
               set granted = ${[...granted]}, version = ${version}, changed_at = ${at}, changed_by = ${changedBy}
             where store_id = ${tx.storeId}`,
  );
}
