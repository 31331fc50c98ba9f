import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import { deleteOldRows } from './delete-old-rows.ts';
import type { OrderKeeping } from './retention-rules.ts';

/** Soon after a start, so that a server restarted every night gets to it too. */
const FIRST_AFTER_MS = 5 * 60_000;
const EVERY_MS = 6 * 3_600_000;

/** Deletes old rows four times a day. `stop` waits for the batch under way. */
export function startRetentionJob(deps: {
  system: Database;
  clock: Clock;
  log: Logger;
  keeping: OrderKeeping;
}): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      const deleted = await deleteOldRows(deps.system, {
        now: deps.clock.now(),
        signal: stopping.signal,
        keeping: deps.keeping,
      });
      if (Object.keys(deleted).length > 0) deps.log.info({ deleted }, 'old rows deleted');
    } catch (err) {
      deps.log.warn({ err }, 'old rows not deleted; tried again later');
    }
  };
  const begin = () => {
    working = working.then(run);
  };
  const first = setTimeout(begin, FIRST_AFTER_MS);
  const repeated = setInterval(begin, EVERY_MS);
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(repeated);
      stopping.abort();
      return working;
    },
  };
}
