import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { lockOwnBook, postInvoiceCancel, postInvoicePayment } from '../../ledger/public.ts';
import { savePaid } from './overdue.ts';

/**
 * The open amount of a period's invoice; 0 when paid or cancelled, null when the store has no such invoice.
 * The caller must have locked the ledger.
 */
export async function openCentsOf(tx: Transaction, invoiceId: number): Promise<number | null> {
  const row = await tx.maybeRow<{ openCents: number }>(sql`
    select case when status = 'open' then -balance_cents - paid_cents else 0 end::bigint as "openCents" from invoices
     where store_id = ${tx.storeId} and invoice_id = ${invoiceId} and kind = 'normal'`);
  return row?.openCents ?? null;
}

/**
 * Applies a payment of a period's invoice in any state. An excess over the open amount is added to the current account.
 * A repeated `paymentId` changes nothing. Locks the store's ledger. Returns the amount still open; null for a repeat.
 */
export async function payInvoice(
  tx: Transaction,
  payment: { invoiceId: number; paymentId: string; cents: number; day: CalendarDate; at: number },
): Promise<number | null> {
  const { invoiceId, paymentId, cents, day, at } = payment;
  await lockOwnBook(tx);
  const openCents = await openCentsOf(tx, invoiceId);
  if (openCents === null) throw new Error(`store ${tx.storeId} was paid for no invoice of it: ${invoiceId}`);
  if (!(await postInvoicePayment(tx, { paymentId, paidCents: cents, openCents, day, at }))) return null;
  if (openCents > 0) await savePaid(tx, { invoiceId, paidCents: cents, openCents, at });
  tx.announce('finance');
  return Math.max(0, openCents - cents);
}

/**
 * Cancels an open invoice of a period: its open amount becomes a debt of the current account again. Returns false when
 * no amount is open.
 */
export async function cancelInvoice(
  tx: Transaction,
  { invoiceId, day, at }: { invoiceId: number; day: CalendarDate; at: number },
): Promise<boolean> {
  await lockOwnBook(tx);
  const openCents = await openCentsOf(tx, invoiceId);
  if (!openCents) return false;
  await postInvoiceCancel(tx, { invoiceId, openCents, day, at });
  await tx.rows(sql`
    update invoices set status = 'cancelled' where store_id = ${tx.storeId} and invoice_id = ${invoiceId}`);
  tx.notify({ kind: 'store-changed' });
  tx.announce('finance');
  return true;
}
