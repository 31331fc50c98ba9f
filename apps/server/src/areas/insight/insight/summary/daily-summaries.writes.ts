import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';

/** A user's setting of the daily summary, and the e-mail address that gets it. */
export interface SummaryChoice {
  isOn: boolean;
  takesEmptyDays: boolean;
  email: string | null;
}

export async function findChoice(tx: Transaction, userId: number): Promise<SummaryChoice> {
  const row = await tx.maybeRow<SummaryChoice>(sql`
    select d.user_id is not null as "isOn", coalesce(d.takes_empty_days, false) as "takesEmptyDays", u.email
      from users u left join daily_summaries d on d.store_id = ${tx.storeId} and d.user_id = u.user_id
     where u.store_id = ${tx.storeId} and u.user_id = ${userId}`);
  return row ?? { isOn: false, takesEmptyDays: false, email: null };
}

/** Switches the summaries on for a user. `finishedDay` and earlier days count as sent. */
export async function turnOn(
  tx: Transaction,
  of: { userId: number; takesEmptyDays: boolean; finishedDay: CalendarDate },
): Promise<void> {
  await tx.rows(sql`
    insert into daily_summaries (store_id, user_id, takes_empty_days, told_day)
    values (${tx.storeId}, ${of.userId}, ${of.takesEmptyDays}, ${of.finishedDay})
    on conflict (store_id, user_id) do update set takes_empty_days = excluded.takes_empty_days`);
}

/** Switches the summaries off for a user. A repeat does nothing. */
export async function turnOff(tx: Transaction, userId: number): Promise<void> {
  await tx.rows(sql`delete from daily_summaries where store_id = ${tx.storeId} and user_id = ${userId}`);
}

/**
 * Marks a day's summary as sent for all users of the store who have not got it. Returns these users. A second
 * server waits for the commit and then gets none of them.
 */
export function settleDay(
  tx: Transaction,
  day: CalendarDate,
): Promise<{ userId: number; takesEmptyDays: boolean }[]> {
  return tx.rows(sql`
    update daily_summaries set told_day = ${day}::date
     where store_id = ${tx.storeId} and told_day < ${day}::date
    returning user_id as "userId", takes_empty_days as "takesEmptyDays"`);
}

/**
 * Stores with a user who has not got the summary of `day`, with store numbers above `after`. Each with the
 * last day that was sent.
 */
export function storesToNotify(
  system: Database,
  { day, after, limit }: { day: CalendarDate; after: number; limit: number },
): Promise<{ storeId: number; lastSentDay: CalendarDate }[]> {
  return system.directory(sql`
    select store_id as "storeId", min(told_day) as "lastSentDay" from daily_summaries
     where told_day < ${day}::date and store_id > ${after}
     group by store_id order by store_id limit ${limit}`);
}
