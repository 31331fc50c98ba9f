import { type JobReport, listJobs } from '@comanda/contract/people/provider/jobs.calls';
import { JOB_NAMES } from '@comanda/domain/kit/jobs';
import { jobStateOf } from '@comanda/domain/people/provider/job-state';
import type { Registry } from '@prometheus-io/client';
import { systemClock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readJobRounds, type ServerRounds } from './jobs.reads.ts';
import { readQueues, type Waiting } from './what-waits.ts';

const NO_QUEUE: Waiting = { waiting: null, oldestSeconds: null };
const TROUBLE_FIRST: readonly JobReport['state'][] = ['failing', 'late', 'first', 'well'];
const KNOWN: readonly string[] = JOB_NAMES;

interface Deps {
  system: Database;
  metrics: Registry;
}

/** Binds the console's list of jobs. Jobs with failures come first, then the other jobs in a fixed order. */
export function bindJobs(bind: Bind, { system, metrics }: Deps): void {
  bind(listJobs, async () => {
    // Rounds always have the machine's time. The server's own clock may differ while a demonstration
    // simulates its past.
    const now = systemClock.now();
    const [rounds, queues] = await Promise.all([readJobRounds(system, now), readQueues(metrics)]);
    const byJob = Map.groupBy(rounds, ({ job }) => job);
    const reports = [...byJob].flatMap(([job, servers]) => {
      const report = reportOf(servers, queues.get(job) ?? NO_QUEUE, now);
      return report === null ? [] : [report];
    });
    const placeOf = ({ state, job }: JobReport) =>
      TROUBLE_FIRST.indexOf(state) * (KNOWN.length + 1) + KNOWN.indexOf(job);
    return reports.sort((one, other) => placeOf(one) - placeOf(other));
  });
}

/** Combines the rounds of a job on all servers, newest first. Null if no server has the job. */
function reportOf(servers: readonly ServerRounds[], waiting: Waiting, now: number): JobReport | null {
  const [last] = servers;
  if (last === undefined) return null;
  const { job, everyMs, endedAt, handled } = last;
  const worked = latest(servers, ({ workedAt }) => workedAt);
  const failed = latest(servers, ({ failedAt }) => failedAt);
  return {
    ...{ job, endedAt, handled, ...waiting, state: jobStateOf(servers, now), everySeconds: everyMs / 1_000 },
    servers: servers.map(({ server }) => server),
    ...{ workedAt: worked?.workedAt ?? null, worked: worked?.worked ?? 0 },
    ...{ failedAt: failed?.failedAt ?? null, failure: failed?.failure ?? null },
    ...{ failureServer: failed?.server ?? null, traceId: failed?.traceId ?? null },
    failuresInRow: failed?.failuresInRow ?? 0,
  };
}

/** The row with the latest time; undefined if no row has one. */
function latest(
  servers: readonly ServerRounds[],
  at: (rounds: ServerRounds) => number | null,
): ServerRounds | undefined {
  return servers
    .filter((rounds) => at(rounds) !== null)
    .sort((one, other) => (at(other) ?? 0) - (at(one) ?? 0))
    .at(0);
}
