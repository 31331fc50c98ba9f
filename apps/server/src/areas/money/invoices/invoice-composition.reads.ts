import type {
  InvoiceDetail,
  InvoiceItem,
  SettledItem,
} from '@comanda/contract/money/invoices/invoice-detail.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Sum of the entries of one kind. If a settlement made the entries, each settlement has its own sum. */
type Row = Omit<SettledItem, 'settlementId' | 'settledOn'> & {
  settlementId: number | null;
  settledOn: CalendarDate | null;
};

/**
 * SQL join with the settlement that made the posting `p`; its columns are null when no settlement made it.
 */
export const SETTLEMENT_OF_POSTING: Query = sql`
  case p.source_kind when 'settlement' then p.posting_id end as "settlementId",
  case p.source_kind when 'settlement' then p.source_id end as "settledOn"`;

/** Sums of the current account's entries by kind and settlement. Entries of closings are left out. */
const movedOnCurrent = (tx: Transaction, which: Query): Promise<Row[]> =>
  tx.rows<Row>(sql`
    select kind, "settlementId", "settledOn", sum(cents)::bigint as cents, count(*)::integer as count
      from (select e.seq, e.kind, case e.to_account when 'current' then e.cents else -e.cents end as cents, ${SETTLEMENT_OF_POSTING}
              from ledger_entries e
              join ledger_postings p on p.store_id = ${tx.storeId} and p.posting_id = e.posting_id
             where e.store_id = ${tx.storeId} and (e.from_account = 'current' or e.to_account = 'current')
               and p.source_kind <> 'period' and ${which}) moved
     group by kind, "settlementId", "settledOn" order by min(seq)`);

/** The parts of a period's invoice: sums of entries by kind, and sums by settlement. */
export async function compositionOf(
  tx: Transaction,
  { from, to }: DayRange,
): Promise<{ items: InvoiceItem[]; settled: SettledItem[] }> {
  const rows = await movedOnCurrent(tx, sql`e.booked_on between ${from}::date and ${to}::date`);
  const items = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => ({
    kind,
    cents: of.reduce((sum, { cents }) => sum + cents, 0),
    count: of.reduce((sum, { count }) => sum + count, 0),
  }));
  const settled = rows.flatMap(({ settlementId, settledOn, ...row }) =>
    settlementId === null || settledOn === null ? [] : [{ ...row, settlementId, settledOn }],
  );
  return { items, settled };
}

/**
 * Entries between the end of a period and its closing. `laterCents` is the part of their sum that the invoice includes.
 */
export const laterItems = (tx: Transaction, endsOn: CalendarDate): Promise<InvoiceDetail['later']> =>
  movedOnCurrent(
    tx,
    sql`e.booked_on > ${endsOn}::date and e.posting_id < (
          select posting_id from ledger_postings
           where store_id = ${tx.storeId} and source_kind = 'period' and source_id = ${endsOn}::text and step = 'closed')`,
  );

/** The settlement that made an invoice's last payment. It has the same time as that payment. */
export const settlementPaying = (tx: Transaction, invoiceId: number): Promise<InvoiceDetail['paidBy']> =>
  tx.maybeRow<NonNullable<InvoiceDetail['paidBy']>>(sql`
    select s.settlement_id as "settlementId", s.day as "settledOn"
      from invoices i join settlements s on s.store_id = ${tx.storeId} and s.settled_at = i.paid_at
     where i.store_id = ${tx.storeId} and i.invoice_id = ${invoiceId} and s.retained_invoice_cents > 0`);
