import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { endPauses } from './end-pauses.ts';

const EVERY_MS = 1_000;

/**
 * Ends pauses each second, at once for those that ended while no server ran. `stop` waits for the sweep under way.
 */
export function startPauseJob(deps: { system: Database; clock: Clock; log: Logger }): {
  stop(): Promise<void>;
} {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const sweep = async () => {
    try {
      const ended = await endPauses(deps.system, deps.log, deps.clock.now());
      if (ended > 0) deps.log.info({ ended }, 'stores opened at the end of their pause');
    } catch (err) {
      if (!isStopped) deps.log.warn({ err }, 'pauses not ended; tried again in a second');
    }
  };
  let sweeping: Promise<void> = Promise.resolve();
  const run = () => {
    sweeping = sweep().then(() => {
      if (!isStopped) timer = setTimeout(run, EVERY_MS);
    });
  };
  run();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return sweeping;
    },
  };
}
