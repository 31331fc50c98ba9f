import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockOwnBook } from '../../ledger/public.ts';
import type { Boletos } from '../../payments/public.ts';
import { endOpenedByHand } from '../provider/invoices.ts';
import { cancelInvoice, openCentsOf, payInvoice } from './pay-invoice.ts';

interface Input {
  invoiceId: number;
  /** The open amount at the time of the request, which the second person approves. */
  openCents: number;
  day: CalendarDate;
  at: number;
}

/**
 * Ends an invoice as paid or cancelled, after one person of the provider requested this and another approved.
 * The boleto of a period's invoice is withdrawn first, because the boleto's amount becomes wrong.
 */
export function createInvoicesByHand(boletos: Boletos) {
  const find = (tx: Transaction, invoiceId: number) =>
    tx.maybeRow<{ openCents: number; isOfPeriod: boolean }>(sql`
      select case when status = 'open' then -balance_cents - paid_cents else 0 end::bigint as "openCents", kind is not null as "isOfPeriod"
        from invoices
       where store_id = ${tx.storeId} and invoice_id = ${invoiceId} and not is_legacy and kind is distinct from 'accumulated'`);
  /** Locks the boleto and then the ledger. Returns true for an invoice of a period. */
  const hold = async (tx: Transaction, { invoiceId, openCents, at }: Input): Promise<boolean> => {
    const invoice = await find(tx, invoiceId);
    if (invoice === null) throw new AppError('finance.invoice-changed');
    if (!invoice.isOfPeriod) return false;
    await boletos.withdraw(tx, invoiceId, at);
    await lockOwnBook(tx);
    if ((await openCentsOf(tx, invoiceId)) !== openCents) throw new AppError('finance.invoice-changed');
    return true;
  };
  const end = async (tx: Transaction, invoiceId: number, status: 'paid' | 'cancelled') => {
    if (!(await endOpenedByHand(tx, { invoiceId, status }))) throw new AppError('finance.invoice-changed');
  };
  return {
    find,
    pay: async (tx: Transaction, input: Input & { cents: number; code: string }): Promise<void> => {
      const { invoiceId, cents, code, day, at } = input;
      if (!(await hold(tx, input))) return end(tx, invoiceId, 'paid');
      const paymentId = `hand-${invoiceId}-${code}`;
      const left = await payInvoice(tx, { invoiceId, paymentId, cents, day, at });
      if (left === null) throw new AppError('finance.payment-known');
    },
    cancel: async (tx: Transaction, input: Input): Promise<void> => {
      const { invoiceId, day, at } = input;
      if (!(await hold(tx, input))) return end(tx, invoiceId, 'cancelled');
      if (!(await cancelInvoice(tx, { invoiceId, day, at }))) throw new AppError('finance.invoice-changed');
    },
  };
}
