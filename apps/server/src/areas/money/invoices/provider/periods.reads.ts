import type {
  ExpectedPeriod,
  PeriodFailure,
  PeriodRun,
} from '@comanda/contract/money/invoices/provider-periods.calls';
import { INVOICE_ABOVE_CENTS } from '@comanda/domain/money/ledger/post-settlement';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';

const SHOWN_RUNS = 12;

/** The last closings, newest first, and the number of stores with a failed closing. */
export async function periodRunsOfAll(system: Database): Promise<{ runs: PeriodRun[]; failedCount: number }> {
  const runs = await system.directory<PeriodRun>(sql`
    select r.day, r.started_at as "startedAt", r.finished_at as "finishedAt", i.*,
           case when r.finished_at is null then
             (select count(*)::integer from ledger_books b
               where b.opened_on <= r.day and (b.closed_through is null or b.closed_through < r.day)) else 0 end as "leftCount"
      from (select * from period_runs order by day desc limit ${SHOWN_RUNS}) r
     cross join lateral (
       select (count(*) filter (where kind = 'normal'))::integer as "invoiceCount",
              coalesce(sum(-balance_cents) filter (where kind = 'normal'), 0)::bigint as "invoicedCents",
              coalesce(sum(paid_cents), 0)::bigint as "paidCents",
              (count(*) filter (where kind = 'accumulated'))::integer as "accumulatedCount"
         from invoices where ends_on = r.day) i
     order by r.day desc`);
  const [failures] = await system.directory<{ count: number }>(
    sql`select count(*)::integer as count from period_failures`,
  );
  return { runs, failedCount: failures?.count ?? 0 };
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
