import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { NoteFailure } from '../../../../platform/repeated-work.ts';
import { settleOpening } from './settle-opening.ts';

/** Maximum of stores per sweep. On a Friday at 18:00 thousands are due; the next sweep changes the rest. */
const AT_ONCE = 1_000;
/** Maximum of parallel transactions. The system role has few connections, and other jobs use them. */
const SIDE_BY_SIDE = 2;

/**
 * Changes the switches that are due: ends of pauses, openings and closings. Returns the number of changes.
 * Runs in the system role. The database notifies panels. Several servers may run this in parallel. A newer
 * decision of a user has priority. A failing store does not block other stores; the next sweep retries it.
 */
export async function settleDue(
  system: Database,
  { log, noteFailure }: { log: Logger; noteFailure?: NoteFailure },
  now: number,
): Promise<number> {
  const due = await system.directory<{ storeId: number }>(sql`
    select store_id as "storeId" from stores where opening_until <= ${new Date(now)}
     order by opening_until limit ${AT_ONCE}`);
  let moved = 0;
  const settleRest = async () => {
    for (let next = due.pop(); next !== undefined; next = due.pop()) {
      const { storeId } = next;
      const state = await system
        .inStore(storeId, (tx) => settleOpening(tx, now, 'time'))
        .catch((err: unknown) => {
          noteFailure?.(err);
          log.warn({ err, storeId }, 'switch not moved at its time; tried again');
          return null;
        });
      if (state !== null) moved += 1;
    }
  };
  due.reverse();
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, settleRest));
  return moved;
}
