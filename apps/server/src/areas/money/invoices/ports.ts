import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A month as the ledger closed it. Cents; balance = carried + what was posted in it + later. */
export interface ClosedPeriod {
  from: CalendarDate;
  through: CalendarDate;
  /** What stood on the current account before it. */
  carriedCents: number;
  /** What was kept or paid of it between its end and its closing. */
  laterCents: number;
  /** Below zero: the store owes it. */
  balanceCents: number;
  /** Nothing was posted on the current account in it, and nothing stood there. */
  isEmpty: boolean;
}

interface OnDay {
  day: CalendarDate;
  at: number;
}

/** What invoices ask of the ledger. Each holds the store's book. */
export interface LedgerOfInvoices {
  /** Throws `ledger.no-book`. */
  hold(tx: Transaction): Promise<unknown>;
  /** Null: it was closed before. */
  close(tx: Transaction, period: { through: CalendarDate; at: number }): Promise<ClosedPeriod | null>;
  /** What is paid beyond `openCents` goes to the current account. False: `paymentId` was posted before. */
  paid(
    tx: Transaction,
    payment: { paymentId: string; paidCents: number; openCents: number } & OnDay,
  ): Promise<boolean>;
  /** What is open of it is the current account's again. */
  cancelled(tx: Transaction, invoice: { invoiceId: number; openCents: number } & OnDay): Promise<boolean>;
}

/** What invoices ask of payments. Rows are written in the caller's transaction; the provider is asked afterwards, until it answers. */
export interface BoletoDesk {
  /** False: there is no payment provider. */
  readonly isConnected: boolean;
  /** The database refuses a second one of an invoice that can be paid. */
  request(
    tx: Transaction,
    wish: {
      invoiceId: number;
      cents: number;
      dueOn: CalendarDate;
      payerName: string;
      payerDocument: string;
      at: number;
    },
  ): Promise<void>;
  /** The invoice's boleto is to be paid no more; none: nothing happens. Before the store's book is held. */
  withdraw(tx: Transaction, invoiceId: number, at: number): Promise<void>;
}
