import type { JobRounds } from '@comanda/domain/people/provider/job-state';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

/** The list omits older rounds, because they belong to servers that no longer exist. */
const SHOWN_MS = 24 * 3_600_000;

export interface ServerRounds extends JobRounds {
  job: string;
  server: string;
  handled: number;
  workedAt: number | null;
  worked: number;
  failedAt: number | null;
  failure: string | null;
  traceId: string | null;
}

/** Reads the last round of each job on each server in the last day, newest first. `now` is in epoch milliseconds. */
export function readJobRounds(system: Database, now: number): Promise<ServerRounds[]> {
  return system.directory<ServerRounds>(sql`
    select job, server, recorded_at as "recordedAt", every_ms as "everyMs", began_at as "beganAt", ended_at as "endedAt",
           succeeded_at as "succeededAt", handled, worked_at as "workedAt", worked, failed_at as "failedAt", failure,
           trace_id as "traceId", failures_in_row as "failuresInRow"
      from job_rounds where recorded_at > ${new Date(now - SHOWN_MS)}
     order by job, ended_at desc nulls last, server`);
}
