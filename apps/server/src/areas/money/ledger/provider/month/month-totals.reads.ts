import type { StoreMonth } from '@comanda/contract/money/ledger/provider-month.calls';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { ProviderSum } from '@comanda/domain/money/ledger/provider-month';
import { type Query, sql } from '../../../../../platform/database/sql.ts';
import { definePaged, ofAllStores, selecting } from '../../../../../platform/paged/define-paged.ts';
import { down, up } from '../../../../../platform/paged/sort-key.ts';

/** Sums of a month over all stores, and the number of stores. */
export type MonthTotals = Record<ProviderSum, number> & { count: number };

const largest = (sum: Query) => [down(sum, 'number'), up(sql`p."storeId"`, 'number')];

/**
 * The provider's sums of a month in cents, per store and in total. Amounts of orders come from the order
 * transactions, other amounts from ledger entries, and open amounts from the month's invoices. Stores without
 * any amount are left out. Each row also has the totals, so that the month is read once.
 */
export const monthTotals = definePaged({
  name: 'month-totals',
  columns: selecting<StoreMonth & { totals: MonthTotals }>(sql`
    p."storeId", p."storeName", p.commission, p.fee, p.fine, p.sponsored, p.adjustment, p.refund, p.retained, p.invoiced, p.received,
    p.owed, p.totals`),
  from: (_storeId, { from, to }: DayRange) =>
    ofAllStores(sql`
      from (select m.*, jsonb_build_object(
          'count', count(*) over (), 'commission', sum(m.commission) over (), 'fee', sum(m.fee) over (), 'fine', sum(m.fine) over (),
          'sponsored', sum(m.sponsored) over (), 'adjustment', sum(m.adjustment) over (), 'refund', sum(m.refund) over (),
          'retained', sum(m.retained) over (), 'invoiced', sum(m.invoiced) over (), 'received', sum(m.received) over (),
          'owed', sum(m.owed) over ()) as totals
        from (
        select b.store_id as "storeId", s.name as "storeName",
               coalesce(t.commission, 0) as commission, coalesce(t.fee, 0) as fee, coalesce(t.sponsored, 0) as sponsored,
               coalesce(e.fine, 0) as fine, coalesce(e.adjustment, 0) as adjustment, coalesce(e.refund, 0) as refund,
               coalesce(e.retained, 0) as retained, coalesce(i.invoiced, 0) as invoiced, coalesce(i.received, 0) as received,
               coalesce(i.invoiced - i.received, 0)
                 + case when coalesce(b.closed_through + 1, b.opened_on) between ${from}::date and ${to}::date
                        then greatest(0, -b.current) else 0 end as owed
          from ledger_books b
          join stores s on s.store_id = b.store_id
          left join (
            select store_id, sum(commission_cents)::bigint as commission, sum(fee_cents)::bigint as fee,
                   sum(sponsored_cents)::bigint as sponsored
              from order_transactions where booked_on between ${from}::date and ${to}::date group by store_id) t
            on t.store_id = b.store_id
          left join (
            select store_id,
                   sum(case when kind = 'fine' then case from_account when 'fine' then -cents else cents end end)::bigint as fine,
                   sum(case when kind = 'adjustment' then case from_account when 'custom' then cents else -cents end end)::bigint
                     as adjustment,
                   sum(case from_account when 'custom' then cents when 'held' then -cents end) filter (where kind = 'refund')::bigint
                     as refund,
                   sum(cents) filter (where kind in ('retained', 'retained-invoice'))::bigint as retained
              from ledger_entries
             where booked_on between ${from}::date and ${to}::date
               and kind in ('fine', 'adjustment', 'refund', 'retained', 'retained-invoice')
             group by store_id) e
            on e.store_id = b.store_id
          left join (
            select store_id, sum(case status when 'cancelled' then paid_cents else -balance_cents end)::bigint as invoiced,
                   sum(paid_cents)::bigint as received
              from invoices where ends_on = ${to}::date and kind = 'normal' group by store_id) i
            on i.store_id = b.store_id) m
        where (m.commission, m.fee, m.fine, m.sponsored, m.adjustment, m.refund, m.retained, m.invoiced, m.received, m.owed)
              <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) p
     where true`),
  sorts: {
    commission: largest(sql`p.commission`),
    fee: largest(sql`p.fee`),
    fine: largest(sql`p.fine`),
    sponsored: largest(sql`p.sponsored`),
    adjustment: largest(sql`p.adjustment`),
    refund: largest(sql`p.refund`),
    retained: largest(sql`p.retained`),
    invoiced: largest(sql`p.invoiced`),
    received: largest(sql`p.received`),
    owed: largest(sql`p.owed`),
  },
  defaultSort: 'commission',
});
