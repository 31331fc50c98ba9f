import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { TransferState } from '@comanda/domain/money/payments/transfer-steps';
import type { Query } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Where money of a store goes: a Pix key, or bank, branch and account. */
export interface PayoutAccount {
  holderName: string;
  holderDocument: string;
  key: string | null;
  bank: string | null;
  branch: string | null;
  account: string | null;
}

/** Money on its way to a store's account, or there. Cents; times in epoch milliseconds. */
export interface Payout {
  transferId: number;
  key: string;
  cents: number;
  /** As it was when it was asked for. */
  account: PayoutAccount;
  state: TransferState;
  askedAt: number;
  /** Null: a repasse asked by itself. */
  askedBy: string | null;
  note: string | null;
  paidAt: number | null;
  endedAt: number | null;
  /** Why it failed or came back, in the payment provider's words. */
  reason: string | null;
}

/** What the ledger asks of payments: to send money that is available. */
export interface PayoutDesk {
  /**
   * In the transaction of whoever wants it; the same key is the same transfer. Throws `ledger.account-short`, `payments.key-reused` for
   * another amount, `payments.no-account`.
   */
  send(
    tx: Transaction,
    wish: { key: string; cents: number; by: string | null; at: number; note?: string | null },
  ): Promise<Payout>;
  find(tx: Transaction, key: string): Promise<Payout | null>;
  byId(tx: Transaction, transferId: number): Promise<Payout | null>;
  /** Where money would go now, null where the store has no active account; and whether the payment provider pays the store out. */
  standing(tx: Transaction): Promise<{ account: PayoutAccount | null; isApproved: boolean }>;
}

/** What the ledger asks of invoices, while it holds the store's book. */
export interface InvoicesOfLedger {
  /** What overdue invoices are worth on a day whose payment by others was withdrawn. */
  overdueCents(tx: Transaction, day: CalendarDate): Promise<number>;
  /** The same of any store, as an SQL expression: for lists over all stores. */
  overdueOf(storeId: Query, day: CalendarDate): Query;
  /** So much of them a repasse has paid. */
  settleInvoices(tx: Transaction, cents: number, at: number): Promise<unknown>;
}

/** What the ledger asks of invoices whose end one person of the provider asked for and another one approved. Cents. */
export interface InvoicesByHand {
  /** What is open of it, 0 once it is over. One that is not of a period stands in no book. Null: the store has no such invoice. */
  find(tx: Transaction, invoiceId: number): Promise<{ openCents: number; isOfPeriod: boolean } | null>;
  /** Throws `finance.invoice-changed` where another amount is open, `finance.payment-known` for a code it was paid by. */
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
