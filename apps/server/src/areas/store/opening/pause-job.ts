import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { RepeatedWork } from '../../../platform/repeated-work.ts';
import { endPauses } from './end-pauses.ts';

const EVERY_MS = 1_000;

/**
 * Ends pauses each second, at once for those that ended while no server ran. `stop` waits for the sweep under way.
 */
export function startPauseJob({ system, clock, log }: { system: Database; clock: Clock; log: Logger }): {
  stop(): Promise<void>;
} {
  const sweeps = new RepeatedWork({
    everyMs: EVERY_MS,
    work: async () => {
      const ended = await endPauses(system, log, clock.now());
      if (ended > 0) log.info({ ended }, 'stores opened at the end of their pause');
    },
    failure: 'pauses not ended; tried again in a second',
    log,
  });
  sweeps.start();
  void sweeps.run();
  return sweeps;
}
