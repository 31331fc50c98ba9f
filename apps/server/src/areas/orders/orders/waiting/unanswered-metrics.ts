import type { Registry } from '@prometheus-io/client';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { addQueueGauges, type QueueState } from '../../../../platform/queue-gauges.ts';

/**
 * Adds gauges for orders that no store has accepted yet. An order is cancelled about a second after its deadline, so
 * few should be overdue.
 */
export function countUnanswered(metrics: Registry, system: Database): void {
  addQueueGauges(metrics, {
    name: 'comanda_orders_unanswered',
    help: 'Orders that wait for the store to accept them.',
    read: () => unanswered(system),
  });
  addQueueGauges(metrics, {
    name: 'comanda_orders_overdue',
    help: 'Orders that were not accepted in time and are not cancelled yet.',
    read: () => overdue(system),
  });
}

const unanswered = (system: Database): Promise<QueueState[]> =>
  system.directory(sql`
    select count(*)::integer as count,
           coalesce(extract(epoch from max(statement_timestamp() - received_at)), 0)::double precision as age
      from orders where closed_at is null and status = 'pending'`);

const overdue = (system: Database): Promise<QueueState[]> =>
  system.directory(sql`
    select count(*)::integer as count,
           coalesce(extract(epoch from max(statement_timestamp() - accept_by)), 0)::double precision as age
      from orders where closed_at is null and status = 'pending' and accept_by <= statement_timestamp()`);
