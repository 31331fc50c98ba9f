import type { Registry } from '@prometheus-io/client';
import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { addQueueGauges, type QueueState } from '../../../platform/queue-gauges.ts';

/**
 * Adds gauges for the number and age of due requests to the payment provider. The age counts from the planned
 * time.
 */
export function countPaymentRequests(metrics: Registry, system: Database): void {
  addQueueGauges(metrics, {
    name: 'comanda_payment_requests_due',
    help: 'Charges, refunds, transfers, boletos and receivers that are due at the payment provider.',
    read: () => due(system),
  });
}

const due = (system: Database): Promise<QueueState[]> =>
  system.directory(sql`
    select count(*)::integer as count,
           coalesce(extract(epoch from max(statement_timestamp() - next_attempt_at)), 0)::double precision as age
      from (select next_attempt_at from payment_charges where next_attempt_at <= statement_timestamp()
            union all
            select next_attempt_at from payment_refunds where next_attempt_at <= statement_timestamp()
            union all
            select next_attempt_at from payment_transfers where next_attempt_at <= statement_timestamp()
            union all
            select next_attempt_at from payment_boletos where next_attempt_at <= statement_timestamp()
            union all
            select next_attempt_at from payment_receivers where next_attempt_at <= statement_timestamp()) due`);
