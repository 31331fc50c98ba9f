import type { Registry } from '@prometheus-io/client';
import { addAskedGauge } from '../../../platform/asked-gauge.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** Metrics about mail of all servers together, queried when `/metrics` is read. */
export function countMails(metrics: Registry, system: Database): void {
  const gauge = (name: string, help: string, state: string, value: 'count' | 'age') =>
    addAskedGauge(metrics, {
      ...{ name, help },
      ask: async () => (await standing(system, state))[0]?.[value] ?? Number.NaN,
    });
  gauge('comanda_mails_waiting', 'Mails that wait to be sent.', 'waiting', 'count');
  gauge('comanda_mails_oldest_seconds', 'Age of the oldest mail that waits.', 'waiting', 'age');
  gauge('comanda_mails_given_up', 'Mails that did not go out and wait for a person.', 'given-up', 'count');
}

function standing(system: Database, state: string): Promise<{ count: number; age: number }[]> {
  return system.directory(sql`
    select count(*)::integer as count,
           coalesce(extract(epoch from max(statement_timestamp() - queued_at)), 0)::double precision as age
      from mails_out where state = ${state} and state in ('waiting', 'given-up')`);
}
