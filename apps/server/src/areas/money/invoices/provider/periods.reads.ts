import type {
  ExpectedPeriod,
  PeriodFailure,
  PeriodRun,
} from '@comanda/contract/money/invoices/provider-periods.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { INVOICE_ABOVE_CENTS } from '@comanda/domain/money/ledger/post-settlement';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';

const SHOWN_RUNS = 12;

type StoredRun = Pick<PeriodRun, 'day' | 'startedAt' | 'finishedAt'>;
type InvoicedOfDay = Omit<PeriodRun, 'startedAt' | 'finishedAt' | 'leftCount'>;
const NOTHING_INVOICED = { invoiceCount: 0, invoicedCents: 0, paidCents: 0, accumulatedCount: 0 };

/** The last closings, newest first, and the number of stores with a failed closing. */
export async function periodRunsOfAll(system: Database): Promise<{ runs: PeriodRun[]; failedCount: number }> {
  const stored = await system.directory<StoredRun>(sql`
    select day, started_at as "startedAt", finished_at as "finishedAt" from period_runs
     order by day desc limit ${SHOWN_RUNS}`);
  const sums = await system.directory<InvoicedOfDay>(sql`
    select ends_on as day, (count(*) filter (where kind = 'normal'))::integer as "invoiceCount",
           coalesce(sum(-balance_cents) filter (where kind = 'normal'), 0)::bigint as "invoicedCents",
           coalesce(sum(paid_cents), 0)::bigint as "paidCents",
           (count(*) filter (where kind = 'accumulated'))::integer as "accumulatedCount"
      from invoices where ends_on = any(${stored.map(({ day }) => day)}::date[]) group by ends_on`);
  const sumsOf = new Map(sums.map(({ day, ...sum }) => [day, sum]));
  const runs = await Promise.all(
    stored.map(async (run) => ({
      ...run,
      ...(sumsOf.get(run.day) ?? NOTHING_INVOICED),
      leftCount: run.finishedAt === null ? await storesLeft(system, run.day) : 0,
    })),
  );
  const [failures] = await system.directory<{ count: number }>(
    sql`select count(*)::integer as count from period_failures`,
  );
  return { runs, failedCount: failures?.count ?? 0 };
}

/** Stores whose period was not closed by the run of this day. */
async function storesLeft(system: Database, day: CalendarDate): Promise<number> {
  const [row] = await system.directory<{ count: number }>(sql`
    select count(*)::integer as count from ledger_books
     where opened_on <= ${day}::date and (closed_through is null or closed_through < ${day}::date)`);
  return row?.count ?? 0;
}

/**
 * The expected result of the next closing for each store with a debt or credit, over all stores. The largest debt is
 * first.
 */
export const expectedPeriods = definePaged({
  name: 'expected-periods',
  columns: selecting<ExpectedPeriod>(sql`
    b.store_id as "storeId", s.name as "storeName", b.current as "balanceCents",
    case when -b.current > ${INVOICE_ABOVE_CENTS} then 'normal' else 'accumulated' end as kind`),
  from: (_storeId, _filter: object) =>
    ofAllStores(sql`from ledger_books b join stores s on s.store_id = b.store_id where b.current <> 0`),
  sorts: { largest: [up(sql`b.current`, 'number'), up(sql`b.store_id`, 'number')] },
  defaultSort: 'largest',
  totals: selecting<{ count: number; invoiceCount: number; invoicedCents: number }>(sql`
    count(*)::integer as count, (count(*) filter (where -b.current > ${INVOICE_ABOVE_CENTS}))::integer as "invoiceCount",
    coalesce(sum(-b.current) filter (where -b.current > ${INVOICE_ABOVE_CENTS}), 0)::bigint as "invoicedCents"`),
});

/** Stores with a failed closing, over all stores, longest wait first. */
export const periodFailureList = definePaged({
  name: 'period-failures',
  columns: selecting<PeriodFailure>(sql`
    f.store_id as "storeId", s.name as "storeName", f.day, f.attempts, f.reason, f.next_attempt_at as "nextAt"`),
  from: (_storeId, _filter: object) =>
    ofAllStores(sql`from period_failures f join stores s on s.store_id = f.store_id where true`),
  sorts: { oldest: [up(sql`f.day`, 'day'), up(sql`f.store_id`, 'number')] },
  defaultSort: 'oldest',
});
