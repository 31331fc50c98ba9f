import type { WaitingQuestions } from '@comanda/contract/money/payments/provider-payments.calls';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

/** Pending requests to the payment provider over all stores, by kind. Kinds without requests are left out. */
export function waitingQuestions(system: Database): Promise<WaitingQuestions[]> {
  return system.directory<WaitingQuestions>(sql`
    select about, count(*)::integer as count, max(attempts) as "mostAttempts", min(next_attempt_at) as "nextAt"
      from (select 'receiver' as about, attempts, next_attempt_at from payment_receivers where next_attempt_at is not null
            union all
            select 'document', attempts, next_attempt_at from payment_documents where next_attempt_at is not null
            union all
            select 'charge', attempts, next_attempt_at from payment_charges where next_attempt_at is not null
            union all
            select 'refund', attempts, next_attempt_at from payment_refunds where next_attempt_at is not null
            union all
            select 'transfer', attempts, next_attempt_at from payment_transfers where next_attempt_at is not null
            union all
            select 'boleto', attempts, next_attempt_at from payment_boletos where next_attempt_at is not null
            union all
            select 'inbox', attempts, next_attempt_at from payment_inbox where next_attempt_at is not null) waiting
     group by about order by about`);
}

/** Number of notices of all stores since a time, and how many of these were applied. */
export async function noticeCounts(
  system: Database,
  since: number,
): Promise<{ receivedCount: number; appliedCount: number }> {
  const [row] = await system.directory<{ receivedCount: number; appliedCount: number }>(sql`
    select count(*)::integer as "receivedCount", count(applied_at)::integer as "appliedCount"
      from payment_inbox where received_at >= ${new Date(since)}`);
  return row ?? { receivedCount: 0, appliedCount: 0 };
}
