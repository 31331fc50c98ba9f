import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { StoredDate, StoredWeek } from './hours.reads.ts';

/** Saves a week with its version. The unique key refuses the second of two concurrent first saves. */
export async function writeWeek(tx: Transaction, stored: StoredWeek): Promise<void> {
  const { week, opensByItself, closesByItself, version, changedBy, changedAt } = stored;
  const days = JSON.stringify(week);
  const at = new Date(changedAt);
  await tx.rows(sql`
    insert into opening_hours (store_id, days, opens_by_itself, closes_by_itself, version, changed_by, changed_at)
    values (${tx.storeId}, ${days}, ${opensByItself}, ${closesByItself}, ${version}, ${changedBy}, ${at})
    on conflict (store_id) do update set days = excluded.days, opens_by_itself = excluded.opens_by_itself,
      closes_by_itself = excluded.closes_by_itself, version = excluded.version, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`);
}

/** Saves a special date with its version. */
export async function writeSpecialDate(tx: Transaction, stored: StoredDate): Promise<void> {
  const { date, name, version, changedBy, changedAt } = stored;
  const periods = stored.periods === null ? null : JSON.stringify(stored.periods);
  const at = new Date(changedAt);
  await tx.rows(sql`
    insert into special_dates (store_id, on_date, name, periods, version, changed_by, changed_at)
    values (${tx.storeId}, ${date}, ${name}, ${periods}, ${version}, ${changedBy}, ${at})
    on conflict (store_id, on_date) do update set name = excluded.name, periods = excluded.periods,
      version = excluded.version, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
}

export async function deleteSpecialDate(tx: Transaction, date: string): Promise<void> {
  await tx.rows(sql`delete from special_dates where store_id = ${tx.storeId} and on_date = ${date}::date`);
}
