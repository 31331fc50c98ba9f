import { type FindingRule, SILENT_MS } from '@comanda/domain/insight/insight/findings';
import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Findings that a user silenced, at `at` (epoch ms). */
export async function silencedFindings(
  tx: Transaction,
  { userId, at }: { userId: number; at: number },
): Promise<FindingRule[]> {
  const rows = await tx.rows<{ rule: FindingRule }>(sql`
    select rule from silenced_findings
     where store_id = ${tx.storeId} and user_id = ${userId} and until > ${new Date(at)} order by rule`);
  return rows.map(({ rule }) => rule);
}

/**
 * Silences a rule's findings for one user for some time, or shows them again. Other users of the store still
 * see its findings.
 */
export const silenceFinding: Command<{ rule: FindingRule; isSilenced: boolean }, void> = async (
  tx,
  { rule, isSilenced },
  { userId },
  now,
) => {
  await tx.rows(
    isSilenced
      ? sql`
        insert into silenced_findings (store_id, user_id, rule, until)
        values (${tx.storeId}, ${userId}, ${rule}, ${new Date(now + SILENT_MS)})
        on conflict (store_id, user_id, rule) do update set until = excluded.until`
      : sql`
        delete from silenced_findings where store_id = ${tx.storeId} and user_id = ${userId} and rule = ${rule}`,
  );
};
