import { SECOND_FACTOR_GRACE_MS } from '@comanda/domain/access/second-factor';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../audit.writes.ts';

/**
 * Says whether the store's administrators need a second factor: from a week later, so that nobody is shut out while they
 * work. Saying the same again changes nothing.
 */
export async function demandSecondFactor(
  tx: Transaction,
  { userId, sessionId }: Session,
  isDemanded: boolean,
  now: number,
): Promise<void> {
  const from = isDemanded ? new Date(now + SECOND_FACTOR_GRACE_MS) : null;
  const changed = await tx.maybeRow(sql`
    update stores set second_factor_from = ${from}
     where store_id = ${tx.storeId} and (second_factor_from is not null) <> ${isDemanded}
    returning store_id`);
  if (changed === null) return;
  const details = { exigido: isDemanded };
  await recordAudit(tx, { action: 'access.factor-demanded', userId, sessionId, details }, now);
  tx.announce('people');
}
