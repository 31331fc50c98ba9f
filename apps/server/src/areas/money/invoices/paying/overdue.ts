import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * SQL condition for open invoices without a payable boleto. Settlements may deduct only these invoices: an
 * invoice with a boleto could be paid twice.
 */
const retainable = (storeId: Query) => sql`
  from invoices i
 where i.store_id = ${storeId} and i.kind = 'normal' and i.status = 'open'
   and not exists (select 1 from payment_boletos p
                    where p.store_id = ${storeId} and p.invoice_id = i.invoice_id and p.state in ('asking', 'open'))`;

/** A store's overdue invoices that a settlement of a day may deduct, as an SQL expression. Integer cents. */
export const overdueOf = (storeId: Query, day: CalendarDate): Query => sql`
  (select coalesce(sum(-i.balance_cents - i.paid_cents), 0)::bigint ${retainable(storeId)} and i.overdue_from <= ${day}::date)`;

/** Like {@link overdueOf}, for the transaction's store. */
export async function overdueCents(tx: Transaction, day: CalendarDate): Promise<number> {
  const row = await tx.maybeRow<{ cents: number }>(
    sql`select ${overdueOf(sql`${tx.storeId}`, day)} as cents`,
  );
  return row?.cents ?? 0;
}

/**
 * Pays the oldest invoices with the amount that a settlement deducted. The caller must have locked the
 * store's ledger. `at`: epoch milliseconds.
 */
export async function settleInvoices(tx: Transaction, cents: number, at: number): Promise<void> {
  const open = await tx.rows<{ invoiceId: number; openCents: number }>(sql`
    select i.invoice_id as "invoiceId", -i.balance_cents - i.paid_cents as "openCents"
      ${retainable(sql`${tx.storeId}`)} order by i.due_on, i.invoice_id`);
  let left = cents;
  for (const { invoiceId, openCents } of open) {
    const paidCents = Math.min(left, openCents);
    if (paidCents === 0) break;
    await savePaid(tx, { invoiceId, paidCents, openCents, at });
    left -= paidCents;
  }
  if (left > 0) throw new Error(`store ${tx.storeId}: ${left} cents kept for no invoice`);
  tx.announce('finance');
}

/**
 * Saves a payment of an invoice. The invoice is paid when no amount is left open. The caller must have locked
 * the store's ledger.
 */
export async function savePaid(
  tx: Transaction,
  {
    invoiceId,
    paidCents,
    openCents,
    at,
  }: { invoiceId: number; paidCents: number; openCents: number; at: number },
): Promise<void> {
  const isPaid = paidCents >= openCents;
  await tx.rows(sql`
    update invoices set paid_cents = paid_cents + ${Math.min(paidCents, openCents)},
           paid_at = to_timestamp(${at / 1000}::float8), status = case when ${isPaid}::boolean then 'paid' else status end
     where store_id = ${tx.storeId} and invoice_id = ${invoiceId} and status = 'open'`);
  tx.notify({ kind: 'store-changed' });
}
