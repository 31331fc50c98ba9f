import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Invoices of periods that nobody can pay by a boleto just now: paying them twice takes more than a repasse. */
const retainable = (tx: Transaction) => sql`
  from invoices i
 where i.store_id = ${tx.storeId} and i.kind = 'normal' and i.status = 'open'
   and not exists (select 1 from payment_boletos b
                    where b.store_id = ${tx.storeId} and b.invoice_id = i.invoice_id and b.state in ('asking', 'open'))`;

/** What overdue invoices are worth on a day that a repasse may keep: their boletos were withdrawn. Integer cents. */
export async function overdueCents(tx: Transaction, day: CalendarDate): Promise<number> {
  const row = await tx.maybeRow<{ cents: number }>(sql`
    select coalesce(sum(-i.balance_cents - i.paid_cents), 0)::bigint as cents
      ${retainable(tx)} and i.overdue_from <= ${day}::date`);
  return row?.cents ?? 0;
}

/** A repasse has kept so much for them: the oldest are paid first. The store's book is held; `at` in epoch milliseconds. */
export async function settleInvoices(tx: Transaction, cents: number, at: number): Promise<void> {
  const open = await tx.rows<{ invoiceId: number; openCents: number }>(sql`
    select i.invoice_id as "invoiceId", -i.balance_cents - i.paid_cents as "openCents"
      ${retainable(tx)} order by i.due_on, i.invoice_id`);
  let left = cents;
  for (const { invoiceId, openCents } of open) {
    const paidCents = Math.min(left, openCents);
    if (paidCents === 0) break;
    await keepPaid(tx, { invoiceId, paidCents, openCents, at });
    left -= paidCents;
  }
  if (left > 0) throw new Error(`store ${tx.storeId}: ${left} cents kept for no invoice`);
  tx.announce('finance');
}

/** Writes what an invoice was paid; with nothing open it is paid. The store's book is held. */
export async function keepPaid(
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
}
