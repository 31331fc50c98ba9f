import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Clock } from '../clock.ts';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/transaction.ts';
import { databaseTime } from './lease.ts';

/** If a claim is not renewed for this long (milliseconds), another server may take the run. */
const LASTS_MS = 60_000;

/** Work over all stores that is done once per day. Each day has a row, claimed by the server that does the work. */
export interface Runs {
  /** The last day whose run has begun, and whether the run is over; null before the first run. */
  last(system: Database): Promise<{ day: CalendarDate; isOver: boolean } | null>;
  /**
   * Claims the run of a day, or renews the claim. Returns false when another server has claimed the run, or
   * the run is over.
   */
  claim(services: { system: Database; clock: Clock }, day: CalendarDate, self: string): Promise<boolean>;
  /** Releases the claim of a server that stops, so that another server continues at once. */
  release(services: { system: Database; clock: Clock }, day: CalendarDate, self: string): Promise<void>;
  finish(system: Database, day: CalendarDate, now: number): Promise<void>;
}

/** Creates the runs of a table. The table's name is a constant, so it is safe in a statement. */
export function runsOf(name: 'settlement_runs' | 'period_runs'): Runs {
  const table = { text: name, values: [] };
  return {
    last: async (system) => {
      const [row] = await system.directory<{ day: CalendarDate; isOver: boolean }>(sql`
        select day, finished_at is not null as "isOver" from ${table} order by day desc limit 1`);
      return row ?? null;
    },
    claim: async ({ system, clock }, day, self) => {
      const rows = await system.directory(sql`
        insert into ${table} as run (day, started_at, claimed_by, claimed_until)
        values (${day}::date, ${new Date(clock.now())}, ${self}::uuid, ${databaseTime(clock, LASTS_MS)})
        on conflict (day) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
          where run.finished_at is null and (run.claimed_by = ${self}::uuid or run.claimed_until < ${databaseTime(clock)})
        returning 1 as one`);
      return rows.length > 0;
    },
    release: async ({ system, clock }, day, self) => {
      // Sets a time in the past instead of null, because servers with the former version of the program do
      // not treat null as free.
      await system.directory(sql`
        update ${table} set claimed_until = ${databaseTime(clock, -1)}
         where day = ${day}::date and finished_at is null and claimed_by = ${self}::uuid`);
    },
    finish: async (system, day, now) => {
      await system.directory(sql`
        update ${table} set finished_at = ${new Date(now)}, claimed_by = null, claimed_until = null
         where day = ${day}::date and finished_at is null`);
    },
  };
}
