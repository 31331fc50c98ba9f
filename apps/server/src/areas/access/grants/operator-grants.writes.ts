import { FIRST_GRANTS, type GrantablePermission, tidyGrants } from '@comanda/domain/access/permissions';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** What a store allows its operators, and who said so; version 0, by nobody, until somebody does. */
export interface KeptGrants {
  granted: readonly GrantablePermission[];
  version: number;
  changedBy: string | null;
  /** Epoch ms. */
  changedAt: number | null;
}

/** What the store allows its operators; the first grants while it has said nothing. */
export async function findGrants(tx: Transaction): Promise<KeptGrants> {
  const kept = await tx.maybeRow<Omit<KeptGrants, 'granted'> & { granted: string[] }>(sql`
    select granted, version, changed_by as "changedBy", changed_at as "changedAt"
      from operator_grants where store_id = ${tx.storeId}`);
  if (kept === null) return { granted: FIRST_GRANTS, version: 0, changedBy: null, changedAt: null };
  return { ...kept, granted: tidyGrants(kept.granted) };
}

/** Nobody else changes them until this transaction is over. Two who are first meet at the primary key. */
export async function holdGrants(tx: Transaction): Promise<void> {
  await tx.rows(sql`select from operator_grants where store_id = ${tx.storeId} for no key update`);
}

/** Keeps what the store says, under the version it was given: the first is a new row. */
export async function keepGrants(
  tx: Transaction,
  { granted, version, changedBy, changedAt }: KeptGrants & { changedAt: number },
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
