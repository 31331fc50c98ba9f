import { countsOf, orderFactOf, type SaleCount } from '@comanda/domain/insight/insight/order-fact';
import type { StoredSums } from '@comanda/domain/insight/insight/recount';
import { addedCounts, addedDays, type SalesDay, salesDayOf } from '@comanda/domain/insight/insight/sales-day';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { readFactRows, readFactsOfDays } from '../facts/fact-rows.reads.ts';
import { soldOf } from '../facts/refresh-facts.ts';
import { SALES_DAY_COLUMNS } from '../figures/period.reads.ts';

/** Orders per read. */
const SLICE = 500;

/**
 * Computes the sums of some days from their orders, and counts the orders. An order with a change that the
 * reader has not read yet counts with its saved fact. `isAllRead`: no order has such a change.
 */
export async function countDays(
  tx: Transaction,
  range: DayRange,
  { isAllRead: isRead }: { isAllRead: boolean },
): Promise<{ orders: number; counted: StoredSums }> {
  const counted: { days: SalesDay[]; counts: SaleCount[] } = { days: [], counts: [] };
  let orders = 0;
  for (let after = 0; ; ) {
    const facts = await readFactsOfDays(tx, range, { after, limit: SLICE });
    const rows = await readFactRows(
      tx,
      facts.map(({ orderId }) => orderId),
    );
    const known = new Map(rows.map((row) => [row.orderId, row]));
    const [days, counts]: [SalesDay[], SaleCount[]] = [[], []];
    for (const stored of facts) {
      const row = known.get(stored.orderId);
      const sold = row && soldOf(row, { ofDocuments: true });
      // The saved sums do not contain an unread change either, so the saved fact must be used.
      const fact = sold && (isRead || sold.version === stored.version) ? orderFactOf(sold, stored) : stored;
      days.push(salesDayOf(fact));
      counts.push(...countsOf(fact, sold?.lines ?? [], sold?.itemsOut ?? []));
    }
    const add = <Of>(of: Of) => ({ sign: 1 as const, of });
    counted.days = addedDays([...counted.days, ...days].map(add));
    counted.counts = addedCounts([...counted.counts, ...counts].map(add));
    orders += facts.length;
    after = facts.at(-1)?.orderId ?? after;
    if (facts.length < SLICE) break;
  }
  return { orders, counted };
}

/** The saved sums of some days. */
export async function storedSums(tx: Transaction, { from, to }: DayRange): Promise<StoredSums> {
  const days = await tx.rows<SalesDay>(sql`
    select ${SALES_DAY_COLUMNS} from sales_days
     where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date`);
  const counts = await tx.rows<SaleCount>(sql`
    select kind, day, outcome, key, name, times::float8 as times, cents from sales_counts
     where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date`);
  return { days, counts };
}

/** True when the sums contain all entries of the store's journal that this snapshot sees. */
export async function isAllRead(tx: Transaction): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select 1 from store_counters c join journal_readers r on r.store_id = ${tx.storeId} and r.reader = 'sales'
     where c.store_id = ${tx.storeId} and r.seq >= c.event_seq`);
  return row !== null;
}
