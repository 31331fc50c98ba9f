import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { RepeatedWork } from '../../../platform/repeated-work.ts';
import { endVisit } from './end-visit.ts';
import { listVisitsToEnd } from './support-visits.writes.ts';

const EVERY_MS = 1_000;

/**
 * Ends visits within a second after their time, or after a block of the visitor, and closes their sockets.
 * Even without this job, calls are refused as soon as the time is over (`isVisitOver`). With several servers,
 * only one records the end of a visit.
 */
export function startVisitsEndJob({
  system,
  clock,
  log,
}: {
  system: Database;
  clock: Clock;
  log: Logger;
}): RepeatedWork {
  const work = async () => {
    const now = clock.now();
    const ending = await listVisitsToEnd(system, now);
    for (const { storeId, visitId, how } of ending)
      await system.inStore(storeId, (tx) => endVisit(tx, visitId, { how, name: null }, now));
    return ending.length;
  };
  const rounds = new RepeatedWork({
    ...{ job: 'visits', everyMs: EVERY_MS, work, log },
    failure: 'visits not ended; tried again',
  });
  rounds.start();
  return rounds;
}
