import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { CLOSING_HOUR } from '@comanda/domain/money/ledger/period-days';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

/**
 * Lists up to `limit` stores that must still close this month, with numbers above `after`. Leaves out failed
 * stores, and stores where it is before noon at `now` (epoch milliseconds; null: any time).
 */
export async function storesLeft(
  system: Database,
  day: CalendarDate,
  { now, after, limit }: { now: number | null; after: number; limit: number },
): Promise<number[]> {
  const hasCome =
    now === null
      ? sql`true`
      : sql`(to_timestamp(${now / 1000}) at time zone s.time_zone) >= ${day}::date + 1 + make_interval(hours => ${CLOSING_HOUR})`;
  const rows = await system.directory<{ storeId: number }>(sql`
    select b.store_id as "storeId" from ledger_books b
      join stores s on s.store_id = b.store_id
     where b.store_id > ${after} and b.opened_on <= ${day}::date and (b.closed_through is null or b.closed_through < ${day}::date)
       and not exists (select 1 from period_failures f where f.store_id = b.store_id) and ${hasCome}
     order by b.store_id limit ${limit}`);
  return rows.map(({ storeId }) => storeId);
}
