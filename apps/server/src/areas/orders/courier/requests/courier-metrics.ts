import type { Registry } from '@prometheus-io/client';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { addQueueGauges, type QueueState } from '../../../../platform/queue-gauges.ts';

/**
 * Adds gauges for the number and age of calls to courier services that are due. The age counts from the
 * planned time.
 */
export function countCourierRequests(metrics: Registry, system: Database): void {
  addQueueGauges(metrics, {
    name: 'comanda_courier_requests_due',
    help: 'Requests that are due at courier services.',
    read: () => due(system),
  });
}

const due = (system: Database): Promise<QueueState[]> =>
  system.directory(sql`
    select count(*)::integer as count,
           coalesce(extract(epoch from max(statement_timestamp() - next_attempt_at)), 0)::double precision as age
      from courier_requests where next_attempt_at <= statement_timestamp()`);
