import type { InvoiceDetail, InvoiceEntry } from '@comanda/contract/money/invoices/invoice-detail.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { boletoLine } from '@comanda/domain/money/banking/boleto-code';
import { datesOfDueDay } from '@comanda/domain/money/banking/invoice-dates';
import { invoicePixCode } from '@comanda/domain/money/banking/invoice-pix';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { definePaged, selecting } from '../../../platform/paged/define-paged.ts';
import { up } from '../../../platform/paged/sort-key.ts';
import {
  compositionOf,
  laterItems,
  SETTLEMENT_OF_POSTING,
  settlementPaying,
} from './invoice-composition.reads.ts';
import { type InvoiceContext, invoices } from './invoices.reads.ts';

interface StoredDetail {
  reason: string | null;
  paidCents: number;
  paidAt: number | null;
  carriedCents: number;
  laterCents: number;
}

/** An invoice with its items and its payment data. Throws `finance.invoice-not-found`. */
export async function readInvoice(
  tx: Transaction,
  invoiceId: number,
  input: InvoiceContext,
): Promise<InvoiceDetail> {
  const stored = await tx.maybeRow<StoredDetail>(sql`
    select reason, paid_cents as "paidCents", paid_at as "paidAt", coalesce(carried_cents, 0) as "carriedCents",
           coalesce(later_cents, 0) as "laterCents"
      from invoices where store_id = ${tx.storeId} and invoice_id = ${invoiceId} and not is_legacy`);
  const invoice = stored === null ? undefined : await findInvoice(tx, invoiceId, input);
  if (stored === null || invoice === undefined) throw new AppError('finance.invoice-not-found');
  const { startsOn, endsOn, openCents, status, dueOn } = invoice;
  const last = await lastBoleto(tx, invoiceId);
  const isOfPeriod = startsOn !== null && endsOn !== null;
  const isPayable = openCents > 0;
  // Prefers the boleto's Pix code: the provider reports its payment at once. A payment to our own Pix key is
  // noticed only when a person reads the bank statement.
  const boletoPix = last?.state === 'open' && last.cents === openCents ? last.pixCode : null;
  const ownPix = () =>
    input.payee && invoicePixCode(input.payee, { storeId: tx.storeId, invoiceId, cents: openCents });
  return {
    ...invoice,
    ...stored,
    payableUntil: isOfPeriod ? datesOfDueDay(dueOn).payableUntil : dueOn,
    ...(isOfPeriod ? await compositionOf(tx, { from: startsOn, to: endsOn }) : { items: [], settled: [] }),
    later: endsOn === null || stored.laterCents === 0 ? [] : await laterItems(tx, endsOn),
    paidBy: stored.paidAt === null ? null : await settlementPaying(tx, invoiceId),
    boleto: last && { ...last, line: last.barcode && boletoLine(last.barcode) },
    pixCode: isPayable ? (boletoPix ?? ownPix()) : null,
    isPixOfBoleto: isPayable && boletoPix !== null,
    isRetained:
      isOfPeriod && isPayable && status === 'overdue' && last?.state !== 'open' && last?.state !== 'asking',
  };
}

async function findInvoice(tx: Transaction, invoiceId: number, input: InvoiceContext) {
  const { rows } = await invoices.page(tx, { status: null, perPage: 1, only: invoiceId }, input);
  return rows[0];
}

function lastBoleto(tx: Transaction, invoiceId: number) {
  return tx.maybeRow<{
    state: NonNullable<InvoiceDetail['boleto']>['state'];
    barcode: string | null;
    pixCode: string | null;
    cents: number;
    dueOn: CalendarDate;
  }>(sql`
    select state, barcode, pix_code as "pixCode", cents, due_on as "dueOn" from payment_boletos
     where store_id = ${tx.storeId} and invoice_id = ${invoiceId} order by boleto_id desc limit 1`);
}

interface EntryFilter {
  invoiceId: number;
  kind: InvoiceEntry['kind'] | null;
}

/** The entries that {@link compositionOf} adds up, in posting order. */
export const invoiceEntries = definePaged({
  name: 'invoice-entries',
  columns: selecting<InvoiceEntry>(sql`
    e.seq, e.booked_on as day, e.kind, case e.to_account when 'current' then e.cents else -e.cents end as cents,
    e.order_id as "orderId", o.code as "orderCode", p.reason, ${SETTLEMENT_OF_POSTING}`),
  from: (storeId, { kind }: EntryFilter, { from, to }: DayRange) => sql`
    from ledger_entries e
    join ledger_postings p on p.store_id = ${storeId} and p.posting_id = e.posting_id
    left join orders o on o.store_id = ${storeId} and o.order_id = e.order_id
   where e.store_id = ${storeId} and e.booked_on between ${from}::date and ${to}::date
     and (e.from_account = 'current' or e.to_account = 'current') and p.source_kind <> 'period'
     and (${kind}::text is null or e.kind = ${kind})`,
  sorts: { posted: [up(sql`e.seq`, 'number')] },
  defaultSort: 'posted',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
});

/**
 * The days of an invoice's period; an empty range for an invoice without a period. Throws `finance.invoice-not-found`.
 */
export async function periodOf(tx: Transaction, invoiceId: number): Promise<DayRange> {
  const row = await tx.maybeRow<DayRange>(sql`
    select coalesce(starts_on, 'infinity'::date)::text as "from", coalesce(ends_on, '-infinity'::date)::text as "to" from invoices
     where store_id = ${tx.storeId} and invoice_id = ${invoiceId} and not is_legacy`);
  if (row === null) throw new AppError('finance.invoice-not-found');
  return row;
}
