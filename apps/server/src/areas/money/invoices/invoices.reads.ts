import type { LegacyInvoice } from '@comanda/contract/money/invoices/invoice-detail.calls';
import type { Invoice, InvoiceFilter } from '@comanda/contract/money/invoices/invoices.calls';
import { taxInvoicesExpectedOn } from '@comanda/domain/money/banking/invoice-dates';
import type { PixPayee } from '@comanda/domain/money/banking/invoice-pix';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { definePaged, selecting } from '../../../platform/paged/define-paged.ts';
import { down } from '../../../platform/paged/sort-key.ts';

/**
 * `now`: time of the request in epoch milliseconds. `hasBoletos`: true if the installation makes boletos, so
 * that a missing boleto will appear later.
 */
export interface InvoiceContext {
  now: number;
  hasBoletos: boolean;
  /** Receiver of Pix payments for invoices; null when the installation has no Pix key. */
  payee: PixPayee | null;
}

type StoredInvoice = Omit<Invoice, 'pdfUrl' | 'payUrl' | 'taxInvoices'>;

/** Invoices of the store, newest first. Their status is computed for the store's current day. */
export const invoices = definePaged({
  name: 'invoices',
  columns: selecting<StoredInvoice>(sql`
    i."invoiceId", i.hash, i."startsOn", i."endsOn", i."dueOn", i."valueCents", i."openCents", i.status`),
  from: (
    storeId,
    { status, only = null }: { status: InvoiceFilter | null; only?: number | null },
    { now, hasBoletos }: InvoiceContext,
  ) => sql`
    from (select o.*, case when o.status in ('processing', 'pending', 'overdue') then o.owed - o.paid else 0 end as "openCents" from (
      select i.invoice_id as "invoiceId", i.hash, i.starts_on as "startsOn", i.ends_on as "endsOn", i.due_on as "dueOn",
             -i.balance_cents as "valueCents", -i.balance_cents as owed, i.paid_cents as paid,
             case when i.status = 'cancelled' then 'canceled'
                  when i.kind = 'accumulated' then 'accumulated'
                  when i.status = 'paid' then 'paid'
                  when coalesce(i.overdue_from, i.due_on + 1) <= (to_timestamp(${now / 1000}) at time zone s.time_zone)::date then 'overdue'
                  when ${hasBoletos}::boolean and i.kind = 'normal'
                       and not exists (select 1 from payment_boletos b where b.store_id = ${storeId} and b.invoice_id = i.invoice_id
                                          and b.state <> 'asking') then 'processing'
                  else 'pending' end as status
        from invoices i join stores s on s.store_id = ${storeId}
       where i.store_id = ${storeId} and not i.is_legacy and (${only}::integer is null or i.invoice_id = ${only})) o) i
   where (${status}::text is null or i.status = ${status} or (${status} = 'open' and i."openCents" > 0))`,
  sorts: { newest: [down(sql`i."dueOn"`, 'day'), down(sql`i."invoiceId"`, 'number')] },
  defaultSort: 'newest',
  present: (rows, _reader, { payee }): Invoice[] => rows.map((row) => shownInvoice(row, payee !== null)),
});

/**
 * An invoice for screens. A manual invoice is not in the ledger: it has no boleto and no tax invoice, and is paid by
 * the provider's own Pix.
 */
function shownInvoice(stored: StoredInvoice, hasPix: boolean): Invoice {
  const { invoiceId, endsOn, openCents } = stored;
  const pdfUrl = `/api/invoices/${invoiceId}/pdf`;
  const payUrl = openCents > 0 ? `/financeiro/faturas?pagar=${invoiceId}` : null;
  if (endsOn === null) return { ...stored, pdfUrl, payUrl: hasPix ? payUrl : null, taxInvoices: [] };
  const expectedOn = taxInvoicesExpectedOn(endsOn);
  return {
    ...stored,
    ...{ pdfUrl, payUrl },
    // The product does not issue tax invoices yet.
    taxInvoices: (['commission', 'other'] as const).map((kind) => ({ kind, pdfUrl: null, expectedOn })),
  };
}

/** Invoices of the old system, newest first. A link that is not https is left out. */
export function listLegacyInvoicesOf(tx: Transaction): Promise<LegacyInvoice[]> {
  return tx.rows<LegacyInvoice>(sql`
    select coalesce(hash, invoice_id::text) as hash, coalesce(reference, to_char(due_on, 'MM/YYYY')) as reference,
           -balance_cents as "valueCents", due_on as "dueOn", l.status,
           substring(invoice_link from '^https://.*') as "invoiceUrl",
           case when l.status = 'PG' then substring(tax_link from '^https://.*') end as "taxUrl",
           substring(boleto_link from '^https://.*') as "boletoUrl"
      from (select *, coalesce(legacy_status, case status when 'paid' then 'PG' when 'open' then 'AT' else 'IS' end) as status_word
              from invoices where store_id = ${tx.storeId} and is_legacy) i
     cross join lateral (select i.status_word as status) l
     order by due_on desc, invoice_id desc`);
}
