import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type AuditEntry, recordAudit } from '../../audit/public.ts';

/** An invoice as the provider sees it. What the store owes is positive, in cents; `dueOn` is YYYY-MM-DD. */
export interface ProviderInvoice {
  invoiceId: number;
  dueOn: string;
  valueCents: number;
  status: 'open' | 'paid' | 'cancelled';
}

/** Who of the provider acts, and when (epoch ms). */
export interface InvoiceActor {
  operator: string;
  now: number;
}

/** The store's invoices, the one due first before the others. */
export function listStoreInvoices(tx: Transaction): Promise<ProviderInvoice[]> {
  return tx.rows<ProviderInvoice>(sql`
    select invoice_id as "invoiceId", due_on as "dueOn", -balance_cents as "valueCents", status
      from invoices where store_id = ${tx.storeId} and not is_legacy order by due_on, invoice_id`);
}

/** What a new store owes already, numbered from 1. */
export async function insertInvoices(
  tx: Transaction,
  invoices: readonly { dueOn: string; balanceCents: number }[],
): Promise<void> {
  for (const [index, invoice] of invoices.entries()) {
    await tx.rows(sql`
      insert into invoices (store_id, invoice_id, due_on, balance_cents, status)
      values (${tx.storeId}, ${index + 1}, ${invoice.dueOn}, ${invoice.balanceCents}, 'open')`);
  }
}

/** Charges the store; past its day an open invoice stands in the administrators' banner. Answers its number. */
export async function openInvoice(
  tx: Transaction,
  { dueOn, valueCents }: Pick<ProviderInvoice, 'dueOn' | 'valueCents'>,
  actor: InvoiceActor,
): Promise<number> {
  // One at a time: the number follows the last invoice's.
  await tx.rows(sql`select from stores where store_id = ${tx.storeId} for no key update`);
  const opened = await tx.maybeRow<{ invoiceId: number }>(sql`
    insert into invoices (store_id, invoice_id, due_on, balance_cents, status)
    select ${tx.storeId}, coalesce(max(invoice_id), 0) + 1, ${dueOn}::date, ${-valueCents}, 'open'
      from invoices where store_id = ${tx.storeId}
    returning invoice_id as "invoiceId"`);
  if (opened === null) throw new Error('the invoice was not written');
  await record(
    tx,
    'finance.invoice-opened',
    { fatura: opened.invoiceId, vencimento: dueOn, centavos: valueCents },
    actor,
  );
  return opened.invoiceId;
}

/** An open invoice was paid, or is given up. False when the store has no such open invoice. */
export async function closeInvoice(
  tx: Transaction,
  invoiceId: number,
  status: 'paid' | 'cancelled',
  actor: InvoiceActor,
): Promise<boolean> {
  const closed = await tx.maybeRow(sql`
    update invoices set status = ${status}
     where store_id = ${tx.storeId} and invoice_id = ${invoiceId} and status = 'open' returning invoice_id`);
  if (closed === null) return false;
  await record(tx, `finance.invoice-${status}`, { fatura: invoiceId }, actor);
  return true;
}

function record(
  tx: Transaction,
  action: AuditEntry['action'],
  details: Record<string, string | number>,
  { operator, now }: InvoiceActor,
): Promise<void> {
  return recordAudit(
    tx,
    { action, userId: null, details: { por: `provedor: ${operator}`, ...details } },
    now,
  );
}
