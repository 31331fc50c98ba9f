import { countsOf, orderFactOf, type SaleCount } from '@comanda/domain/insight/insight/order-fact';
import type { KeptSums } from '@comanda/domain/insight/insight/recount';
import { addedCounts, addedDays, type SalesDay, salesDayOf } from '@comanda/domain/insight/insight/sales-day';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { readFactRows, readFactsOfDays } from '../facts/fact-rows.reads.ts';
import { soldOf } from '../facts/refresh-facts.ts';
import { SALES_DAY_COLUMNS } from '../figures/period.reads.ts';

/** Orders counted at once. */
const SLICE = 500;

/**
 * What the orders of some days add up to, and how many they are. A change nobody has read yet counts as it was known; with `isAllRead`
 * there is none in this snapshot.
 */
export async function countDays(
  tx: Transaction,
  range: DayRange,
  { isAllRead: isRead }: { isAllRead: boolean },
): Promise<{ orders: number; counted: KeptSums }> {
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
    for (const kept of facts) {
      const row = known.get(kept.orderId);
      const sold = row && soldOf(row, { ofDocuments: true });
      // A change nobody has read yet is not in the sums either.
      const fact = sold && (isRead || sold.version === kept.version) ? orderFactOf(sold, kept) : kept;
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

/** The sums that are kept of some days. */
export async function keptSums(tx: Transaction, { from, to }: DayRange): Promise<KeptSums> {
  const days = await tx.rows<SalesDay>(sql`
    select ${SALES_DAY_COLUMNS} from sales_days
     where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date`);
  const counts = await tx.rows<SaleCount>(sql`
    select kind, day, outcome, key, name, times::float8 as times, cents from sales_counts
     where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date`);
  return { days, counts };
}

/** Whether the sums have taken in every entry of the store's journal, as this snapshot has it. */
export async function isAllRead(tx: Transaction): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select 1 from store_counters c join journal_readers r on r.store_id = ${tx.storeId} and r.reader = 'sales'
     where c.store_id = ${tx.storeId} and r.seq >= c.event_seq`);
  return row !== null;
}
