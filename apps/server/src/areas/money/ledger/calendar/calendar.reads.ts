import type { CalendarPayment, PaymentsOfDay } from '@comanda/contract/money/ledger/calendar.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { FollowedReceivable, SettlementState } from '@comanda/domain/money/ledger/payment-status';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { unknownBrandOf } from '../orders/unknown-brand.ts';
import { PAID_OUT_ON, SETTLEMENT_STATE } from '../settlements/settlement-state.ts';

/** The store's time zone and the first day of its ledger; `openedOn` is null without a ledger. */
export async function findCalendarStore(
  tx: Transaction,
): Promise<{ timeZone: string; openedOn: CalendarDate | null }> {
  const row = await tx.maybeRow<{ timeZone: string; openedOn: CalendarDate | null }>(sql`
    select s.time_zone as "timeZone", b.opened_on as "openedOn"
      from stores s left join ledger_books b on b.store_id = ${tx.storeId}
     where s.store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  return row;
}

/** SQL condition that hides the cancelled receivables of a delivery that was undone. */
const isShown = (tx: Transaction) => sql`
  (r.state <> 'cancelled' or not exists (
     select 1 from order_transactions t
      where t.store_id = ${tx.storeId} and t.order_id = r.order_id and t.kind = 'undone' and t.posting_id > r.posting_id))`;

/** SQL condition that an open dispute has blocked the receivable's whole payment. */
const isBlocked = (tx: Transaction) => sql`
  (r.state = 'cancelled' and exists (
     select 1 from ledger_blocks b
      where b.store_id = ${tx.storeId} and b.order_id = r.order_id and b.charge_id = r.charge_id and b.state = 'open'
        and b.receivable_cents > 0))`;

/**
 * SQL query for the receivables of a range of days. A settled receivable belongs to the day of its
 * settlement. An open receivable belongs to its due day, but not before the next settlement (`nextOn`).
 * `nextOn` null: no settlement is expected.
 */
const receivablesOf = (tx: Transaction, { from, to }: DayRange, nextOn: CalendarDate | null) => sql`
  (select o.*, o.due_on as day, null::text as "settlementState", null::date as "paidOutOn"
     from receivables o
    where o.store_id = ${tx.storeId} and o.due_on between ${from}::date and ${to}::date and o.settlement_id is null
      and not (o.state = 'open' and o.due_on < coalesce(${nextOn}::date, o.due_on))
    union all
   select o.*, ${nextOn}::date, null, null
     from receivables o
    where o.store_id = ${tx.storeId} and o.state = 'open' and o.due_on < ${nextOn}::date
      and ${nextOn}::date between ${from}::date and ${to}::date
    union all
   select o.*, s.day, ${SETTLEMENT_STATE}, ${PAID_OUT_ON}
     from settlements s
     join receivables o on o.store_id = ${tx.storeId} and o.settlement_id = s.settlement_id
     left join payment_transfers t on t.store_id = ${tx.storeId} and t.key = s.transfer_key
    where s.store_id = ${tx.storeId} and s.day between ${from}::date and ${to}::date)`;

const isConfirmed = sql`(r.state = 'open' and r.confirmed_at is not null)`;

/** Sum of the receivables that have the same day and state. */
export interface DueReceivables extends FollowedReceivable {
  day: CalendarDate;
  isBlocked: boolean;
  count: number;
  cents: number;
}

/** Sums of receivables by day and state, first day first. `nextOn`: the day of the next settlement. */
export function dueByDay(
  tx: Transaction,
  days: DayRange,
  { today, nextOn }: { today: CalendarDate; nextOn: CalendarDate | null },
): Promise<DueReceivables[]> {
  return tx.rows<DueReceivables>(sql`
    select r.day, r.state, ${isBlocked(tx)} as "isBlocked", r."settlementState", ${isConfirmed} as "isConfirmed",
           min(r.due_on) as "dueOn", count(*)::integer as count, sum(r.cents)::bigint as cents
      from ${receivablesOf(tx, days, nextOn)} r
     where ${isShown(tx)}
     group by 1, 2, 3, 4, 5, r.state = 'open' and r.due_on < ${today}::date order by 1, 2, 3, 4, 5, 6`);
}

/** Amounts in cents that a settlement deducted, or paid besides the receivables; never negative. */
export interface SettlementLines {
  day: CalendarDate;
  state: SettlementState;
  retainedCents: number;
  retainedForInvoicesCents: number;
  creditCents: number;
}

/** The settlements of a range of days; days without a settlement are left out. */
export function settlementsByDay(tx: Transaction, { from, to }: DayRange): Promise<SettlementLines[]> {
  return tx.rows<SettlementLines>(sql`
    select s.day, ${SETTLEMENT_STATE} as state, s.retained_cents as "retainedCents",
           s.retained_invoice_cents as "retainedForInvoicesCents", s.credit_cents as "creditCents"
      from settlements s
      left join payment_transfers t on t.store_id = ${tx.storeId} and t.key = s.transfer_key
     where s.store_id = ${tx.storeId} and s.day between ${from}::date and ${to}::date
     order by s.day`);
}

/** A payment without the fields that depend on today, such as its status. */
export type DuePayment = Omit<CalendarPayment, 'status' | 'isPaid'> & FollowedReceivable;

/**
 * The payments of one day by method, largest sum first. `method` is null for receivables without a captured payment.
 */
export function methodsOfDay(
  tx: Transaction,
  day: CalendarDate,
  nextOn: CalendarDate | null,
): Promise<PaymentsOfDay['ways'][number][]> {
  return tx.rows<PaymentsOfDay['ways'][number]>(sql`
    select h.method, count(*)::integer as count, sum(r.cents)::bigint as "sumCents"
      from ${receivablesOf(tx, { from: day, to: day }, nextOn)} r
      left join held_payments h on h.store_id = ${tx.storeId} and h.charge_id = r.charge_id
     where ${isShown(tx)}
     group by 1 order by 3 desc, 1`);
}

/** Selects a page of a day's receivables: the first `limit` after `after`. Null: all. */
export interface SomeOfDay {
  day: CalendarDate;
  after: number | null;
  limit: number | null;
}

/**
 * The receivables of a day, in posting order. The paid and deducted amounts come from the entries of the
 * order's delivery. Later refunds come from the order's refunds, disputed amounts from its blocks.
 */
export function paymentsDueOn(
  tx: Transaction,
  { day, after, limit }: SomeOfDay,
  nextOn: CalendarDate | null,
): Promise<DuePayment[]> {
  return tx.rows<DuePayment>(sql`
    select r.cents, r.state, ${isBlocked(tx)} as "isBlocked", r."settlementState",
           ${isConfirmed} as "isConfirmed", (extract(epoch from p.occurred_at) * 1000)::bigint as "deliveredAt", r.charge_id as "chargeId",
           r.receivable_id as "receivableId", r.store_id as "storeId", r.order_id as "orderId", o.code as "orderCode",
           t.day as "soldOn", h.method, h.brand, ${unknownBrandOf(sql`r.charge_id`)} as "isBrandUnknown",
           r.instalment, r.instalments, r.due_on as "dueOn",
           r."paidOutOn" as "settledOn", r.settlement_id as "settlementId",
           e.paid as "paidCents", e.fee as "feeCents", e.commission as "commissionCents", e.other as "otherCents",
           e.paid - e.fee - e.commission - e.other as "netCents", r.original_cents as "originalCents",
           b.refunded as "refundedCents", b.commission as "commissionBackCents", b.fee as "feeBackCents", b.covered as "coveredCents",
           c.contested as "contestedCents"
      from ${receivablesOf(tx, { from: day, to: day }, nextOn)} r
      join ledger_postings p on p.store_id = ${tx.storeId} and p.posting_id = r.posting_id
      join order_transactions t on t.store_id = ${tx.storeId} and t.posting_id = r.posting_id
      left join held_payments h on h.store_id = ${tx.storeId} and h.charge_id = r.charge_id
      left join orders o on o.store_id = ${tx.storeId} and o.order_id = r.order_id
     cross join lateral (
       select coalesce(sum(cents) filter (where to_account = 'receivable' and kind = 'delivered'), 0)::bigint as paid,
              coalesce(sum(cents) filter (where from_account = 'receivable' and kind = 'payment-fee'), 0)::bigint as fee,
              coalesce(sum(cents) filter (where from_account = 'receivable' and kind = 'commission'), 0)::bigint as commission,
              coalesce(sum(cents) filter (where from_account = 'receivable' and kind = 'platform-fee'), 0)::bigint as other
         from ledger_entries
        where store_id = ${tx.storeId} and seq between p.first_seq and p.last_seq) e
     cross join lateral (
       select coalesce(sum(i.cents) filter (where i.from_account = 'receivable' and i.kind = 'refund'), 0)::bigint as refunded,
              coalesce(sum(i.cents) filter (where i.to_account = 'receivable' and i.kind = 'commission'), 0)::bigint as commission,
              coalesce(sum(i.cents) filter (where i.to_account = 'receivable' and i.kind = 'payment-fee'), 0)::bigint as fee,
              coalesce(sum(i.cents) filter (where i.to_account = 'receivable' and i.kind = 'shortage'), 0)::bigint as covered
         from order_transactions f
         join ledger_postings g on g.store_id = ${tx.storeId} and g.posting_id = f.posting_id
         join ledger_entries i on i.store_id = ${tx.storeId} and i.seq between g.first_seq and g.last_seq
        where f.store_id = ${tx.storeId} and f.order_id = r.order_id and f.kind = 'refund' and f.posting_id > r.posting_id) b
     cross join lateral (
       select coalesce(sum(k.receivable_cents), 0)::bigint as contested
         from ledger_blocks k
        where k.store_id = ${tx.storeId} and k.order_id = r.order_id and k.state <> 'won') c
     where ${isShown(tx)} and (${after}::bigint is null or r.receivable_id > ${after})
     order by r.receivable_id limit ${limit}`);
}
