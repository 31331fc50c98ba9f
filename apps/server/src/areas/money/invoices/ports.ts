import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A month closed by the ledger. Cents; balance = carried + posted in it + later. */
export interface ClosedPeriod {
  from: CalendarDate;
  through: CalendarDate;
  /** Balance of the current account before it. */
  carriedCents: number;
  /** Retained or paid between its end and its closing. */
  laterCents: number;
  /** Below zero: the store owes it. */
  balanceCents: number;
  /** The current account had no entry in it and no balance. */
  isEmpty: boolean;
}

interface OnDay {
  day: CalendarDate;
  at: number;
}

/** The ledger as invoices use it. Each call locks the store's book. */
export interface LedgerOfInvoices {
  /** Throws `ledger.no-book`. */
  hold(tx: Transaction): Promise<unknown>;
  /** Null: it was closed before. */
  close(tx: Transaction, period: { through: CalendarDate; at: number }): Promise<ClosedPeriod | null>;
  /** A payment beyond `openCents` goes to the current account. False: `paymentId` was posted before. */
  paid(
    tx: Transaction,
    payment: { paymentId: string; paidCents: number; openCents: number } & OnDay,
  ): Promise<boolean>;
  /** The open amount returns to the current account. */
  cancelled(tx: Transaction, invoice: { invoiceId: number; openCents: number } & OnDay): Promise<boolean>;
}

/**
 * Boletos as invoices use them. Rows are written in the caller's transaction; requests to the provider follow and
 * are repeated until answered.
 */
export interface BoletoDesk {
  /** False: there is no payment provider. */
  readonly isConnected: boolean;
  /** The database refuses a second payable one of an invoice. */
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
  /** Withdraws the invoice's boleto, if there is one. Call it before locking the store's book. */
  withdraw(tx: Transaction, invoiceId: number, at: number): Promise<void>;
}
