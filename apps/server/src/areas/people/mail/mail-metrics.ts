import type { Registry } from '@prometheus-io/client';
import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { addOnDemandGauge } from '../../../platform/on-demand-gauge.ts';
import { addQueueGauges, type QueueState } from '../../../platform/queue-gauges.ts';

/** Adds metrics about the mail of all servers. The database is queried when `/metrics` is read. */
export function countMails(metrics: Registry, system: Database): void {
  addQueueGauges(metrics, {
    name: 'comanda_mails_waiting',
    help: 'Mails that wait to be sent.',
    read: () => mailsIn(system, 'waiting'),
  });
  addOnDemandGauge(metrics, {
    name: 'comanda_mails_given_up',
    help: 'Mails that could not be sent; a person must decide.',
    read: async () => (await mailsIn(system, 'given-up'))[0]?.count ?? Number.NaN,
  });
}

const mailsIn = (system: Database, state: 'waiting' | 'given-up'): Promise<QueueState[]> =>
  system.directory(sql`
    select count(*)::integer as count,
           coalesce(extract(epoch from max(statement_timestamp() - queued_at)), 0)::double precision as age
      from mails_out where state = ${state} and state in ('waiting', 'given-up')`);
