import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { TransferState } from '@comanda/domain/money/payments/transfer-steps';
import type { Query } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Destination of a store's money: a Pix key, or bank, branch and account. */
export interface PayoutAccount {
  holderName: string;
  holderDocument: string;
  key: string | null;
  bank: string | null;
  branch: string | null;
  account: string | null;
}

/** A transfer to a store's account. Cents; times in epoch milliseconds. */
export interface Payout {
  transferId: number;
  key: string;
  cents: number;
  /** The account at the time of the request. */
  account: PayoutAccount;
  state: TransferState;
  askedAt: number;
  /** Null: an automatic transfer of a settlement. */
  askedBy: string | null;
  note: string | null;
  paidAt: number | null;
  endedAt: number | null;
  /** Why it failed or was returned, in the payment provider's words. */
  reason: string | null;
}

/** Payments as the ledger uses them: transfers of available money. */
export interface PayoutDesk {
  /**
   * Runs in the caller's transaction; the same key is the same transfer. Throws `ledger.account-short`,
   * `payments.key-reused` for another amount, `payments.no-account`.
   */
  send(
    tx: Transaction,
    wish: { key: string; cents: number; by: string | null; at: number; note?: string | null },
  ): Promise<Payout>;
  find(tx: Transaction, key: string): Promise<Payout | null>;
  byId(tx: Transaction, transferId: number): Promise<Payout | null>;
  /**
   * The present destination, null without an active account; and whether the payment provider approved the store.
   */
  standing(tx: Transaction): Promise<{ account: PayoutAccount | null; isApproved: boolean }>;
}

/** Invoices as the ledger uses them, under the lock of the store's book. */
export interface InvoicesOfLedger {
  /** Cents of overdue invoices on a day, after their boletos were withdrawn. */
  overdueCents(tx: Transaction, day: CalendarDate): Promise<number>;
  /** Like {@link overdueCents}, for any store, as an SQL expression for lists over all stores. */
  overdueOf(storeId: Query, day: CalendarDate): Query;
  /** A settlement paid this amount of them. */
  settleInvoices(tx: Transaction, cents: number, at: number): Promise<unknown>;
}

/** Invoices that two people of the provider end by hand: one requests it, another approves. Cents. */
export interface InvoicesByHand {
  /**
   * The invoice's open amount, 0 if it is closed. The book has only invoices of a period. Null: the store has no
   * such invoice.
   */
  find(tx: Transaction, invoiceId: number): Promise<{ openCents: number; isOfPeriod: boolean } | null>;
  /**
   * Throws `finance.invoice-changed` if another amount is open, `finance.payment-known` for a code that paid it
   * before.
   */
  pay(
    tx: Transaction,
    wish: {
      invoiceId: number;
      openCents: number;
      cents: number;
      code: string;
      day: CalendarDate;
      at: number;
    },
  ): Promise<void>;
  /** Throws `finance.invoice-changed`. */
  cancel(
    tx: Transaction,
    wish: { invoiceId: number; openCents: number; day: CalendarDate; at: number },
  ): Promise<void>;
}
