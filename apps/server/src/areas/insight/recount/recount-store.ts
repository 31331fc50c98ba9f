import { countsOf, orderFactOf, type SaleCount } from '@comanda/domain/insight/order-fact';
import { firstSalesDifference, type KeptSums, type SalesDifference } from '@comanda/domain/insight/recount';
import { addedCounts, addedDays, type SalesDay, salesDayOf } from '@comanda/domain/insight/sales-day';
import { addMonths, daysOfMonth, monthOf } from '@comanda/domain/time/calendar-month';
import type { DayRange } from '@comanda/domain/time/day-range';
import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { readFactRows, readFactsOfDays } from '../facts/fact-rows.reads.ts';
import { soldOf } from '../facts/refresh-facts.ts';
import { SALES_DAY_COLUMNS } from '../figures/period.reads.ts';

/** Orders counted at once. */
const SLICE = 500;

/** What a recount of a store's sums found. */
export interface Recount {
  /** Orders it went through. */
  orders: number;
  /** The first difference; an order without a fact is told by its number. */
  difference: SalesDifference | { orderId: number } | null;
}

/**
 * Counts a store's sums anew from its orders, month by month, each month in one snapshot; ends at the first difference. Who calls it has the
 * sums take in what is new first: what came meanwhile counts as it was known then. Null: it was stopped.
 */
export async function recountStore(
  database: Database,
  storeId: number,
  stopping?: AbortSignal,
): Promise<Recount | null> {
  const { forgotten, range } = await database.readInStore(storeId, async (tx) => ({
    forgotten: await orderWithoutFact(tx),
    range: await daysKept(tx),
  }));
  if (forgotten !== null) return { orders: 0, difference: { orderId: forgotten } };
  let orders = 0;
  if (range === null) return { orders, difference: null };
  for (let month = monthOf(range.from); month <= monthOf(range.to); month = addMonths(month, 1)) {
    if (stopping?.aborted) return null;
    const days = daysOfMonth(month);
    const counted = await database.readInStore(storeId, (tx) => recountDays(tx, days));
    orders += counted.orders;
    if (counted.difference !== null) return { orders, difference: counted.difference };
  }
  return { orders, difference: null };
}

async function recountDays(tx: Transaction, range: DayRange): Promise<Recount> {
  const isRead = await isAllRead(tx);
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
  return { orders, difference: firstSalesDifference(counted, await keptSums(tx, range)) };
}

async function keptSums(tx: Transaction, { from, to }: DayRange): Promise<KeptSums> {
  const days = await tx.rows<SalesDay>(sql`
    select ${SALES_DAY_COLUMNS} from sales_days
     where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date`);
  const counts = await tx.rows<SaleCount>(sql`
    select kind, day, outcome, key, name, times::float8 as times, cents from sales_counts
     where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date`);
  return { days, counts };
}

/** Whether the sums have taken in every entry of the store's journal, as this snapshot has it. */
async function isAllRead(tx: Transaction): Promise<boolean> {
  const row = await tx.maybeRow(sql`
    select 1 from store_counters c join journal_readers r on r.store_id = ${tx.storeId} and r.reader = 'sales'
     where c.store_id = ${tx.storeId} and r.seq >= c.event_seq`);
  return row !== null;
}

/** The first order that has its rows and still no fact, though all was read; null: there is none. */
async function orderWithoutFact(tx: Transaction): Promise<number | null> {
  if (!(await isAllRead(tx))) return null;
  const row = await tx.maybeRow<{ orderId: number }>(sql`
    select o.order_id as "orderId" from orders o
     where o.store_id = ${tx.storeId}
       and exists (select from order_lines l where l.store_id = ${tx.storeId} and l.order_id = o.order_id)
       and not exists (select from order_facts f where f.store_id = ${tx.storeId} and f.order_id = o.order_id)
     order by o.order_id limit 1`);
  return row?.orderId ?? null;
}

/** The first and the last day of which anything is kept. */
async function daysKept(tx: Transaction): Promise<DayRange | null> {
  const row = await tx.maybeRow<{ from: string | null; to: string | null }>(sql`
    select min(day) as "from", max(day) as "to" from (
      select day from order_facts where store_id = ${tx.storeId}
      union all select day from sales_days where store_id = ${tx.storeId}
      union all select day from sales_counts where store_id = ${tx.storeId}) kept`);
  return row === null || row.from === null || row.to === null ? null : { from: row.from, to: row.to };
}
