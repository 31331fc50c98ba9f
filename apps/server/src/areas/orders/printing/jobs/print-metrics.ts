import type { Registry } from '@prometheus-io/client';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { addQueueGauges, type QueueState } from '../../../../platform/queue-gauges.ts';

/**
 * Adds gauges for the number and age of unprinted print jobs. Old jobs show that agents or printers do not
 * work.
 */
export function countUnprinted(metrics: Registry, system: Database): void {
  addQueueGauges(metrics, {
    name: 'comanda_print_jobs_waiting',
    help: 'Print jobs that are not printed.',
    read: () => unprinted(system),
  });
}

const unprinted = (system: Database): Promise<QueueState[]> =>
  system.directory(sql`
    select count(*)::integer as count,
           coalesce(extract(epoch from max(statement_timestamp() - created_at)), 0)::double precision as age
      from print_jobs where state in ('queued', 'sent', 'failed') and not is_withdrawn`);
