import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import { settleDue } from './settle-due.ts';

const EVERY_MS = 1_000;

/**
 * Ends pauses, and opens and closes stores by their hours, every second. Changes that became due during an
 * outage are made at the start. `stop` waits for the current sweep.
 */
export function startOpeningJob({
  system,
  clock,
  log,
}: {
  system: Database;
  clock: Clock;
  log: Logger;
}): RepeatedWork {
  const sweeps = new RepeatedWork({
    job: 'opening',
    everyMs: EVERY_MS,
    work: async (_stopping, noteFailure) => {
      const moved = await settleDue(system, { log, noteFailure }, clock.now());
      if (moved > 0) log.info({ moved }, 'stores opened or closed at their time');
      return moved;
    },
    failure: 'no store opened or closed at its time; tried again in a second',
    log,
  });
  sweeps.start();
  void sweeps.run();
  return sweeps;
}
