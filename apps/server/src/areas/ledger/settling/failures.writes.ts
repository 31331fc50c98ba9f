import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import { sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** What is no refusal of ours stands in the log; people read this. */
const UNKNOWN_REASON = 'Falha inesperada. O registro do servidor diz qual.';

/** The bank day a store was not settled on; null: all went well. */
export async function failureDay(system: Database, storeId: number): Promise<CalendarDate | null> {
  const [row] = await system.directory<{ day: CalendarDate }>(sql`
    select day from settlement_failures where store_id = ${storeId}`);
  return row?.day ?? null;
}

/** Keeps why a store was not settled, and when it is tried again: after a minute, then twice as long, up to an hour. */
export async function keepFailure(
  system: Database,
  storeId: number,
  { day, err, now }: { day: CalendarDate; err: unknown; now: number },
): Promise<void> {
  const reason = err instanceof AppError ? err.message : UNKNOWN_REASON;
  await system.directory(sql`
    insert into settlement_failures as kept (store_id, day, attempts, reason, failed_at, next_attempt_at)
    values (${storeId}, ${day}::date, 1, ${reason}, ${new Date(now)}, ${new Date(now + FIRST_PAUSE_MS)})
    on conflict (store_id) do update
      set day = least(kept.day, excluded.day), attempts = kept.attempts + 1, reason = excluded.reason, failed_at = excluded.failed_at,
          next_attempt_at = excluded.failed_at
            + least(${FIRST_PAUSE_MS} * power(2, least(kept.attempts, 10)), ${LONGEST_PAUSE_MS}) * interval '1 millisecond'`);
}

export async function clearFailure(system: Database, storeId: number): Promise<void> {
  await system.directory(sql`delete from settlement_failures where store_id = ${storeId}`);
}

/** Up to `limit` stores whose next attempt is due, the one that waits longest first. */
export function dueFailures(system: Database, now: number, limit: number): Promise<{ storeId: number }[]> {
  return system.directory<{ storeId: number }>(sql`
    select store_id as "storeId" from settlement_failures where next_attempt_at <= ${new Date(now)}
     order by next_attempt_at limit ${limit}`);
}

/** Why a store was not settled, in words; null: all went well. */
export async function failureReason(system: Database, storeId: number): Promise<string | null> {
  const [row] = await system.directory<{ reason: string }>(sql`
    select reason from settlement_failures where store_id = ${storeId}`);
  return row?.reason ?? null;
}
