import type { JobName } from '@comanda/domain/kit/jobs';
import type { Registry } from '@prometheus-io/client';

/** For each job with a queue: the name of the gauge with its length. */
export const QUEUES: Partial<Record<JobName, string>> = {
  'acceptance-deadlines': 'comanda_orders_overdue',
  papers: 'comanda_print_jobs_waiting',
  'courier-requests': 'comanda_courier_requests_due',
  'payment-charges': 'comanda_payment_requests_due',
  mails: 'comanda_mails_waiting',
  journal: 'comanda_journal_behind_entries',
};

export interface Waiting {
  waiting: number | null;
  oldestSeconds: number | null;
}

/** Reads the queue of each job that has one, like `/metrics`. Null if the database does not answer. */
export async function readQueues(metrics: Registry): Promise<Map<string, Waiting>> {
  const read = Object.entries(QUEUES).map(async ([job, name]): Promise<[string, Waiting]> => {
    const waiting = await readGauge(metrics, name);
    const oldestSeconds = waiting === 0 ? null : await readGauge(metrics, `${name}_oldest_seconds`);
    return [job, { waiting, oldestSeconds }];
  });
  return new Map(await Promise.all(read));
}

/** The sum over all labels; null for an unknown value. */
async function readGauge(metrics: Registry, name: string): Promise<number | null> {
  const metric = metrics.getSingleMetric(name);
  if (metric === undefined) return null;
  const { values } = await metric.get();
  const sum = values.reduce((total, { value }) => total + value, 0);
  return Number.isNaN(sum) ? null : sum;
}
