import type {
  BookHold,
  ExpectedSettlement,
  SettlementFailure,
  SettlementRun,
  SettlementState,
  StoreBalanceRow,
  StoreSettlement,
} from '@comanda/contract/money/ledger/provider-settlements.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { differenceWords } from '@comanda/domain/money/ledger/difference-words';
import { CLOSING_HOUR } from '@comanda/domain/money/ledger/period-days';
import { INVOICE_ABOVE_CENTS } from '@comanda/domain/money/ledger/post-settlement';
import type { LedgerDifference } from '@comanda/domain/money/ledger/prove';
import { isCreditDay, runBeginsAt } from '@comanda/domain/money/ledger/settlement-days';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { down, up } from '../../../../platform/paged/sort-key.ts';
import type { Invoices } from '../ports.ts';
import { HOLD_CAUSES } from '../proof/book-holds.writes.ts';
import { isToSettle } from '../settling/runs.writes.ts';

const SHOWN_RUNS = 12;

interface StoredRun {
  day: CalendarDate;
  startedAt: number;
  finishedAt: number | null;
}

/**
 * The last runs until a day, newest first; null: until now. A day without a run shows its first and last settlement.
 * Runs and settlements are read apart, because they may be on different machines.
 */
export async function settlementRuns(system: Database, until: CalendarDate | null): Promise<SettlementRun[]> {
  const runs = await system.directory<StoredRun>(sql`
    select day, started_at as "startedAt", finished_at as "finishedAt" from settlement_runs
     where day <= ${until ?? 'infinity'}::date order by day desc limit ${SHOWN_RUNS}`);
  const settled = await settledDays(system, until);
  const days = [...new Set([...runs.map(({ day }) => day), ...settled])].toSorted().reverse();
  const shown = days.slice(0, SHOWN_RUNS);
  const sums = new Map((await sumsOfDays(system, shown)).map(({ day, ...sum }) => [day, sum]));
  return Promise.all(
    shown.map(async (day) => {
      const run = runs.find((each) => each.day === day);
      const { first, last, ...sum } = sums.get(day) ?? NOTHING_SETTLED;
      const isRunning = run !== undefined && run.finishedAt === null;
      return {
        day,
        startedAt: run?.startedAt ?? first ?? 0,
        finishedAt: run === undefined ? last : run.finishedAt,
        ...sum,
        leftCount: isRunning ? await storesLeft(system, day) : 0,
      };
    }),
  );
}

/** The last days with settlements. It jumps from day to day: there are few days, but thousands of settlements. */
async function settledDays(system: Database, until: CalendarDate | null): Promise<CalendarDate[]> {
  const days: CalendarDate[] = [];
  let before = sql`s.day <= ${until ?? 'infinity'}::date`;
  while (days.length < SHOWN_RUNS) {
    const [found] = await system.directory<{ day: CalendarDate | null }>(
      sql`select max(s.day) as day from settlements s where ${before}`,
    );
    if (!found?.day) break;
    days.push(found.day);
    before = sql`s.day < ${found.day}::date`;
  }
  return days;
}

type SumsOfDay = Omit<SettlementRun, 'day' | 'startedAt' | 'finishedAt' | 'leftCount'> & {
  first: number | null;
  last: number | null;
};
const NOTHING_SETTLED: SumsOfDay = {
  ...{ first: null, last: null, storeCount: 0, netCents: 0, creditCents: 0, retainedCents: 0 },
  ...{ payoutCents: 0, paidCents: 0, waitingCount: 0 },
};

function sumsOfDays(
  system: Database,
  days: readonly CalendarDate[],
): Promise<(SumsOfDay & { day: CalendarDate })[]> {
  return system.directory(sql`
    select s.day, min(settled_at) as first, max(settled_at) as last, count(*)::integer as "storeCount",
           coalesce(sum(net_cents), 0)::bigint as "netCents", coalesce(sum(credit_cents), 0)::bigint as "creditCents",
           coalesce(sum(retained_cents + retained_invoice_cents), 0)::bigint as "retainedCents",
           coalesce(sum(payout_cents), 0)::bigint as "payoutCents",
           coalesce(sum(payout_cents) filter (where t.state = 'paid'), 0)::bigint as "paidCents",
           (count(*) filter (where payout_cents > 0 and s.transfer_key is null))::integer as "waitingCount"
      from settlements s
      left join payment_transfers t on t.store_id = s.store_id and t.key = s.transfer_key
     where s.day = any(${[...days]}::date[]) group by s.day`);
}

/** Stores with money that the run of this day did not settle. */
async function storesLeft(system: Database, day: CalendarDate): Promise<number> {
  const [row] = await system.directory<{ count: number }>(sql`
    select count(*)::integer as count from ledger_books b
     where exists (select 1 from receivables o
                    where o.store_id = b.store_id and o.state = 'open' and o.due_on <= ${day}::date)`);
  return row?.count ?? 0;
}

export async function failureCount(system: Database): Promise<number> {
  const [row] = await system.directory<{ count: number }>(
    sql`select count(*)::integer as count from settlement_failures`,
  );
  return row?.count ?? 0;
}

/**
 * SQL expression for the reason that prevents transfers to the store of ledger `b`; null when none does. The
 * same rule as {@link payoutObstacle}.
 */
const OBSTACLE = ofAllStores(sql`
  case when p.held_at is not null then 'held'
       when exists (select 1 from book_holds h where h.store_id = b.store_id and h.released_at is null) then 'in-review'
       when s.is_suspended then 'suspended'
       when not exists (select 1 from payment_receivers r where r.store_id = b.store_id and r.state = 'activated') then 'not-approved'
       when not exists (select 1 from receiving_accounts a where a.store_id = b.store_id and a.is_active) then 'no-account' end`);

/** A future run to forecast, and the stores' overdue invoices on that day. */
interface RunAhead {
  day: CalendarDate;
  overdueOf: Invoices['overdueOf'];
}

/**
 * SQL lateral join `a`: the expected current account and invoice debt of ledger `b` at the time of a run. The
 * past month counts as closed if its closing comes before the run. The same rule as {@link settlementAhead},
 * in SQL for all stores; a test compares both. `offset 0` makes PostgreSQL compute each sum only once.
 */
const owedAt = (day: CalendarDate): Query =>
  ofAllStores(sql`
  cross join lateral (
    select (date_trunc('month', (to_timestamp(${runBeginsAt(day) / 1000}) at time zone s.time_zone)
                                - make_interval(hours => ${CLOSING_HOUR})) - interval '1 day')::date as ends) m
  cross join lateral (
    select case when b.current < 0 and b.opened_on <= m.ends and coalesce(b.closed_through < m.ends, true)
                then b.current - (select coalesce(sum(case to_account when 'current' then cents else -cents end), 0)::bigint
                                    from ledger_entries x
                                   where x.store_id = b.store_id and x.booked_on > m.ends
                                     and (x.from_account = 'current' or x.to_account = 'current'))
                else 0 end as at_end offset 0) n
  cross join lateral (select greatest(least(-n.at_end, -b.current), 0) as closed) q
  cross join lateral (select case when q.closed > ${INVOICE_ABOVE_CENTS} then q.closed else 0 end as cents) i
  cross join lateral (select b.current + i.cents as current, i.cents - b.invoiced as owed offset 0) a`);

/** The expected results of a run, computed from the current ledgers, over all stores. The largest payout is first. */
export const expectedSettlements = definePaged({
  name: 'expected-settlements',
  columns: selecting<ExpectedSettlement>(sql`
    e."storeId", e."storeName", e."dueCents", e."creditCents", e."retainedCents", e."payoutCents", e."waitingCents", e.obstacle,
    e."isAutomatic"`),
  from: (_storeId, _filter: object, { day, overdueOf }: RunAhead) =>
    ofAllStores(sql`
      from (select b.store_id as "storeId", s.name as "storeName", d.due as "dueCents", c.credit as "creditCents",
                   k.kept as "retainedCents", d.due + c.credit - k.kept as "payoutCents", ${OBSTACLE} as obstacle,
                   coalesce(p.is_automatic, true) as "isAutomatic", w.waiting as "waitingCents"
              from ledger_books b
              join stores s on s.store_id = b.store_id
              left join payout_terms p on p.store_id = b.store_id
              ${owedAt(day)}
             cross join lateral (
               select coalesce(sum(cents), 0)::bigint as due from receivables r
                where r.store_id = b.store_id and r.state = 'open' and r.due_on <= ${day}::date) d
             cross join lateral (
               select case when d.due > 0 or ${isCreditDay(day)}::boolean then greatest(a.current, 0) else 0 end as credit) c
             cross join lateral (
               select case when a.owed > 0 then least(d.due + c.credit, a.owed, ${overdueOf(sql`b.store_id`, day)})
                           else 0 end as invoices offset 0) v
             cross join lateral (
               select v.invoices + least(d.due + c.credit - v.invoices, greatest(-a.current, 0)) as kept) k
             cross join lateral (
               select coalesce(sum(payout_cents), 0)::bigint as waiting from settlements x
                where x.store_id = b.store_id and x.transfer_key is null and x.payout_cents > 0) w
             where ${isToSettle(day)}) e
     where true`),
  sorts: { largest: [down(sql`e."payoutCents"`, 'number'), up(sql`e."storeId"`, 'number')] },
  defaultSort: 'largest',
  totals: selecting<{
    count: number;
    dueCents: number;
    creditCents: number;
    retainedCents: number;
    payoutCents: number;
  }>(sql`
    count(*)::integer as count, coalesce(sum(e."dueCents"), 0)::bigint as "dueCents",
    coalesce(sum(e."creditCents"), 0)::bigint as "creditCents", coalesce(sum(e."retainedCents"), 0)::bigint as "retainedCents",
    coalesce(sum(e."payoutCents"), 0)::bigint as "payoutCents"`),
});

/** The settlements of a day over all stores, largest first. */
export const settlementsOfRun = definePaged({
  name: 'settlements-of-run',
  columns: selecting<Omit<StoreSettlement, 'state'> & { state: SettlementState }>(sql`
    x.store_id as "storeId", s.name as "storeName", x.settlement_id as "settlementId", x.order_count as "orderCount",
    x.net_cents as "netCents", x.credit_cents as "creditCents",
    x.retained_cents + x.retained_invoice_cents as "retainedCents", x.payout_cents as "payoutCents",
    coalesce(t.state, case when x.payout_cents = 0 then 'retained' else 'stuck' end) as state, t.reason`),
  from: (_storeId, { day, onlyStuck }: { day: CalendarDate; onlyStuck: boolean }) =>
    ofAllStores(sql`
      from settlements x
      join stores s on s.store_id = x.store_id
      left join payment_transfers t on t.store_id = x.store_id and t.key = coalesce(x.transfer_key, x.failed_key)
     where x.day = ${day}::date and (not ${onlyStuck}::boolean or (x.payout_cents > 0 and x.transfer_key is null))`),
  sorts: { largest: [down(sql`x.payout_cents`, 'number'), up(sql`x.store_id`, 'number')] },
  defaultSort: 'largest',
});

/** Stores with a failed settlement, over all stores, longest wait first. */
export const settlementFailures = definePaged({
  name: 'settlement-failures',
  columns: selecting<SettlementFailure>(sql`
    f.store_id as "storeId", s.name as "storeName", f.day, f.attempts, f.reason, f.failed_at as "failedAt",
    f.next_attempt_at as "nextAt"`),
  from: (_storeId, _filter: object) =>
    ofAllStores(sql`from settlement_failures f join stores s on s.store_id = f.store_id where true`),
  sorts: { oldest: [up(sql`f.day`, 'day'), up(sql`f.store_id`, 'number')] },
  defaultSort: 'oldest',
});

/** Debts and balances of each store, over all stores, largest debt first. */
export const storeStatuses = definePaged({
  name: 'store-standings',
  columns: selecting<StoreBalanceRow>(sql`
    b.store_id as "storeId", s.name as "storeName", b.receivable as "receivableCents", b.available as "availableCents",
    b.transit as "transitCents", b.current as "currentCents", b.invoiced as "invoicedCents", p.held_reason as "heldReason"`),
  from: (_storeId, { onlyOwing, onlyHeld }: { onlyOwing: boolean; onlyHeld: boolean }) =>
    ofAllStores(sql`
      from ledger_books b
      join stores s on s.store_id = b.store_id
      left join payout_terms p on p.store_id = b.store_id
     where (not ${onlyOwing}::boolean or b.current + b.invoiced < 0) and (not ${onlyHeld}::boolean or p.held_at is not null)`),
  sorts: { owing: [up(sql`b.current + b.invoiced`, 'number'), up(sql`b.store_id`, 'number')] },
  defaultSort: 'owing',
  totals: selecting<{ count: number; owedCents: number; availableCents: number }>(sql`
    count(*)::integer as count, coalesce(sum(greatest(-(b.current + b.invoiced), 0)), 0)::bigint as "owedCents",
    coalesce(sum(b.available), 0)::bigint as "availableCents"`),
});

/** Stores whose settlements wait because their ledger's proof failed, over all stores, longest wait first. */
export const bookHolds = definePaged({
  name: 'book-holds',
  columns: selecting<Omit<BookHold, 'difference'> & { difference: LedgerDifference | null }>(sql`
    h.store_id as "storeId", s.name as "storeName", h.held_at as "heldAt", h.cents, p.difference,
    ${HOLD_CAUSES}`),
  from: (_storeId, _filter: object) =>
    ofAllStores(sql`
      from book_holds h join stores s on s.store_id = h.store_id left join ledger_proofs p on p.store_id = h.store_id
     where h.released_at is null`),
  sorts: { oldest: [up(sql`h.held_at`, 'moment'), up(sql`h.store_id`, 'number')] },
  defaultSort: 'oldest',
  present: (rows): BookHold[] =>
    rows.map(({ difference, ...hold }) => ({
      ...hold,
      difference: difference === null ? null : differenceWords(difference),
    })),
});
