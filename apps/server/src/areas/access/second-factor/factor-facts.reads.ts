import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Whether a person has a second factor, and from when (epoch ms) their store's administrators need one. */
export async function findFactorFacts(
  tx: Transaction,
  userId: number,
): Promise<{ hasSecondFactor: boolean; demandedFrom: number | null }> {
  const row = await tx.maybeRow<{ hasSecondFactor: boolean; demandedFrom: number | null }>(sql`
    select s.second_factor_from as "demandedFrom", f.enabled_at is not null as "hasSecondFactor"
      from stores s
      left join second_factors f on f.store_id = ${tx.storeId} and f.user_id = ${userId}
     where s.store_id = ${tx.storeId}`);
  return row ?? { hasSecondFactor: false, demandedFrom: null };
}
