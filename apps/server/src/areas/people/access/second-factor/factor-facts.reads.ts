import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { DEMANDED_FROM } from './demanded-from.ts';

/** Reads if a user has a second factor, and from when (epoch ms) the store requires one. */
export async function findFactorFacts(
  tx: Transaction,
  userId: number,
): Promise<{ hasSecondFactor: boolean; demandedFrom: number | null }> {
  const row = await tx.maybeRow<{ hasSecondFactor: boolean; demandedFrom: number | null }>(sql`
    select ${DEMANDED_FROM} as "demandedFrom", f.enabled_at is not null as "hasSecondFactor"
      from users u
      left join second_factors f on f.store_id = ${tx.storeId} and f.user_id = ${userId}
      left join second_factor_demands d on d.store_id = ${tx.storeId}
     where u.store_id = ${tx.storeId} and u.user_id = ${userId}`);
  return row ?? { hasSecondFactor: false, demandedFrom: null };
}
