import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { isCreditDay } from '@comanda/domain/money/ledger/settlement-days';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { runsOf } from '../../../../platform/leases/runs.ts';
import { ofAllStores } from '../../../../platform/paged/define-paged.ts';

/** The settlement runs, one per bank day. */
export const settlementRuns = runsOf('settlement_runs');

/**
 * SQL condition that ledger `b` needs a settlement on a day: it has due receivables, a credit on a credit
 * day, or an unsent settlement.
 */
export const isToSettle = (day: CalendarDate): Query =>
  ofAllStores(sql`
  b.opened_on <= ${day}::date
  and (exists (select 1 from receivables r where r.store_id = b.store_id and r.state = 'open' and r.due_on <= ${day}::date)
       or (${isCreditDay(day)}::boolean and b.current > 0)
       or exists (select 1 from settlements w where w.store_id = b.store_id and w.transfer_key is null and w.payout_cents > 0))`);

/** The next stores to settle on a day: up to `limit`, with store numbers above `after`. */
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
