import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** Text for users about an unexpected error. The log has the error itself. */
const UNKNOWN_REASON = 'Falha inesperada. O registro do servidor diz qual.';

/** Stores with a failed run: the first failed day and the reason. A successful run deletes the entry. */
export interface Failures {
  /** The first failed day of a store; null when no run has failed. */
  dayOf(system: Database, storeId: number): Promise<CalendarDate | null>;
  /**
   * Saves the reason, and the time of the next try: after a minute at first, then after twice as long each
   * time, up to an hour.
   */
  save(
    system: Database,
    storeId: number,
    failure: { day: CalendarDate; err: unknown; now: number },
  ): Promise<void>;
  clear(system: Database, storeId: number): Promise<void>;
  /** Up to `limit` stores whose next try is due, longest wait first. */
  due(system: Database, now: number, limit: number): Promise<{ storeId: number }[]>;
  /** The reason of the failure in words; null when no run has failed. */
  reasonOf(system: Database, storeId: number): Promise<string | null>;
}

/** Creates the failures of a table. The table's name is a constant, so it is safe in a statement. */
export function failuresOf(name: 'settlement_failures' | 'period_failures'): Failures {
  const table = { text: name, values: [] };
  const find = async (system: Database, storeId: number) => {
    const [row] = await system.directory<{ day: CalendarDate; reason: string }>(sql`
      select day, reason from ${table} where store_id = ${storeId}`);
    return row;
  };
  return {
    dayOf: async (system, storeId) => (await find(system, storeId))?.day ?? null,
    reasonOf: async (system, storeId) => (await find(system, storeId))?.reason ?? null,
    save: async (system, storeId, { day, err, now }) => {
      const reason = err instanceof AppError ? err.message : UNKNOWN_REASON;
      await system.directory(sql`
        insert into ${table} as kept (store_id, day, attempts, reason, failed_at, next_attempt_at)
        values (${storeId}, ${day}::date, 1, ${reason}, ${new Date(now)}, ${new Date(now + FIRST_PAUSE_MS)})
        on conflict (store_id) do update
          set day = least(kept.day, excluded.day), attempts = kept.attempts + 1, reason = excluded.reason, failed_at = excluded.failed_at,
              next_attempt_at = to_timestamp(
                (${now}::float8 + least(${FIRST_PAUSE_MS} * power(2, least(kept.attempts, 10)), ${LONGEST_PAUSE_MS})) / 1000)`);
    },
    clear: async (system, storeId) => {
      await system.directory(sql`delete from ${table} where store_id = ${storeId}`);
    },
    due: (system, now, limit) =>
      system.directory<{ storeId: number }>(sql`
        select store_id as "storeId" from ${table} where next_attempt_at <= ${new Date(now)}
         order by next_attempt_at limit ${limit}`),
  };
}
