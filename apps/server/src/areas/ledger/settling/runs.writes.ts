import { isCreditDay } from '@comanda/domain/ledger/settlement-days';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import type { Clock } from '../../../platform/clock.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { databaseTime } from '../../../platform/leases/lease.ts';
import { ofAllStores } from '../../../platform/paged/define-paged.ts';

/** How long a server may be silent about a run before another one takes it. */
const LASTS_MS = 60_000;

/** The last day whose run began, and whether it is over; null: there was none yet. */
export async function lastRun(system: Database): Promise<{ day: CalendarDate; isOver: boolean } | null> {
  const [row] = await system.directory<{ day: CalendarDate; isOver: boolean }>(sql`
    select day, finished_at is not null as "isOver" from settlement_runs order by day desc limit 1`);
  return row ?? null;
}

/** Takes the run of a day, or holds it on; false: it is another server's, or over. */
export async function claimRun(
  { system, clock }: { system: Database; clock: Clock },
  day: CalendarDate,
  self: string,
): Promise<boolean> {
  const until = databaseTime(clock, LASTS_MS);
  const rows = await system.directory(sql`
    insert into settlement_runs as run (day, started_at, claimed_by, claimed_until)
    values (${day}::date, ${new Date(clock.now())}, ${self}::uuid, ${until})
    on conflict (day) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
      where run.finished_at is null and (run.claimed_by = ${self}::uuid or run.claimed_until < ${databaseTime(clock)})
    returning 1 as one`);
  return rows.length > 0;
}

export async function finishRun(system: Database, day: CalendarDate, now: number): Promise<void> {
  await system.directory(sql`
    update settlement_runs set finished_at = ${new Date(now)}, claimed_by = null, claimed_until = null
     where day = ${day}::date and finished_at is null`);
}

/** Which books `b` there is something to do with on a day: due, in the store's favour on a day of credits, or not sent yet. */
export const isToSettle = (day: CalendarDate): Query =>
  ofAllStores(sql`
  b.opened_on <= ${day}::date
  and (exists (select 1 from receivables r where r.store_id = b.store_id and r.state = 'open' and r.due_on <= ${day}::date)
       or (${isCreditDay(day)}::boolean and b.current > 0)
       or exists (select 1 from settlements w where w.store_id = b.store_id and w.transfer_key is null and w.payout_cents > 0))`);

/** Up to `limit` stores to settle on a day, behind a store's number. */
export async function storesToSettle(
  system: Database,
  day: CalendarDate,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await system.directory<{ storeId: number }>(sql`
    select b.store_id as "storeId" from ledger_books b
     where b.store_id > ${after} and ${isToSettle(day)} order by b.store_id limit ${limit}`);
  return rows.map(({ storeId }) => storeId);
}
