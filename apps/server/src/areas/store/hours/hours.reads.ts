import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Period } from '@comanda/domain/store/hours/period';
import type { OpeningHours } from '@comanda/domain/store/hours/switch-at';
import type { Week } from '@comanda/domain/store/hours/week';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { RecordVersion } from '../../../platform/errors/app-error.ts';

/** A store's stored week. */
export interface StoredWeek extends RecordVersion {
  week: Week;
  opensByItself: boolean;
  closesByItself: boolean;
}

/** Hours of one special date. `periods` null: the date has the hours of its weekday. */
export interface StoredDate extends RecordVersion {
  date: CalendarDate;
  name: string;
  periods: readonly Period[] | null;
}

/** The store's week; null before the first save. */
export function findWeek(tx: Transaction): Promise<StoredWeek | null> {
  return tx.maybeRow(sql`
    select days as week, opens_by_itself as "opensByItself", closes_by_itself as "closesByItself",
           version, changed_by as "changedBy", changed_at as "changedAt"
      from opening_hours where store_id = ${tx.storeId}`);
}

/** Special dates from `from` on, in order. */
export function listSpecialDates(tx: Transaction, from: CalendarDate): Promise<StoredDate[]> {
  return tx.rows(sql`
    select to_char(on_date, 'YYYY-MM-DD') as date, name, periods,
           version, changed_by as "changedBy", changed_at as "changedAt"
      from special_dates where store_id = ${tx.storeId} and on_date >= ${from}::date order by on_date`);
}

/**
 * The hours that open and close a store, in its time zone. Special dates before `from` are left out. Null before a week
 * was saved.
 */
export async function findOpeningHours(
  tx: Transaction,
  timeZone: string,
  from: CalendarDate,
): Promise<OpeningHours | null> {
  const [stored, dates] = await Promise.all([findWeek(tx), listSpecialDates(tx, from)]);
  if (stored === null) return null;
  const { week, opensByItself, closesByItself } = stored;
  const specialDates = new Map(
    dates.flatMap(({ date, periods }) => (periods ? [[date, periods] as const] : [])),
  );
  return { schedule: { timeZone, week, specialDates }, opensByItself, closesByItself };
}
