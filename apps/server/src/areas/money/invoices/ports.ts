import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A month that the ledger closed. Cents; balance = carried + posted in the month + later. */
export interface ClosedPeriod {
  from: CalendarDate;
  through: CalendarDate;
  /** Balance of the current account before the month. */
  carriedCents: number;
  /** Amount deducted or paid between the end of the month and its closing. */
  laterCents: number;
  /** Negative when the store owes the amount. */
  balanceCents: number;
  /** True when the current account had neither entries nor a balance. */
  isEmpty: boolean;
}

interface OnDay {
  day: CalendarDate;
  at: number;
}

/** The ledger as invoices need it. Each call locks the store's ledger. */
export interface LedgerOfInvoices {
  /** Locks the store's ledger. Throws `ledger.no-book`. */
  hold(tx: Transaction): Promise<unknown>;
  /** Closes a month; null for a repeat. */
  close(tx: Transaction, period: { through: CalendarDate; at: number }): Promise<ClosedPeriod | null>;
  /**
   * Posts a payment. The current account gets the amount beyond `openCents`. False when `paymentId` was posted before.
   */
  paid(
    tx: Transaction,
    payment: { paymentId: string; paidCents: number; openCents: number } & OnDay,
  ): Promise<boolean>;
  /** Posts a cancellation: the open amount returns to the current account. */
  cancelled(tx: Transaction, invoice: { invoiceId: number; openCents: number } & OnDay): Promise<boolean>;
}

/**
 * Boletos as invoices need them. Rows are written in the caller's transaction; requests to the provider follow and are
 * repeated until answered.
 */
export interface BoletoDesk {
  /** False without a payment provider. */
  readonly isConnected: boolean;
  /** Requests a boleto. The database refuses a second payable one for an invoice. */
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
  /** Withdraws the invoice's boleto, if any. Call it before locking the store's ledger. */
  withdraw(tx: Transaction, invoiceId: number, at: number): Promise<void>;
}
