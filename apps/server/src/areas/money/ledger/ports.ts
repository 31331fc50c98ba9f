import type { ShownPayoutWait } from '@comanda/contract/money/ledger/transfers.calls';
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

/** A transfer to a store's account. Amounts in cents, times in epoch milliseconds. */
export interface Payout {
  transferId: number;
  key: string;
  cents: number;
  /** The account at the time of the request. */
  account: PayoutAccount;
  state: TransferState;
  requestedAt: number;
  /** User who requested the transfer; null for the automatic transfer of a settlement. */
  requestedBy: string | null;
  note: string | null;
  paidAt: number | null;
  endedAt: number | null;
  /** Reason of the failure or return, in the payment provider's words. */
  reason: string | null;
}

/** Port to the payments area: transfers of a store's available money. */
export interface Payouts {
  /**
   * Requests a transfer in the caller's transaction, once per key. Throws `ledger.account-short`, `payments.key-reused`
   * for a different amount, `payments.no-account`.
   */
  send(
    tx: Transaction,
    input: { key: string; cents: number; by: string | null; at: number; note?: string | null },
  ): Promise<Payout>;
  find(tx: Transaction, key: string): Promise<Payout | null>;
  byId(tx: Transaction, transferId: number): Promise<Payout | null>;
  /** The active receiving account (null without one), and whether the payment provider approved the store. */
  status(tx: Transaction): Promise<{ account: PayoutAccount | null; isApproved: boolean }>;
  /** The next step for a store that is not approved or has no receiving account. */
  lack(tx: Transaction, of: 'not-approved' | 'no-account'): Promise<ShownPayoutWait>;
}

/** Port to the store's invoices. The caller must have locked the store's ledger. Amounts in cents. */
export interface Invoices {
  /** Sum of the invoices that are overdue on `day` and whose boletos were withdrawn. */
  overdueCents(tx: Transaction, day: CalendarDate): Promise<number>;
  /** Like {@link overdueCents}, as an SQL expression for lists over all stores. */
  overdueOf(storeId: Query, day: CalendarDate): Query;
  /** Pays invoices with the amount that a settlement deducted. */
  settle(tx: Transaction, cents: number, at: number): Promise<unknown>;
  /**
   * The invoice's open amount, 0 when it is closed. Null when the store has no such invoice. `isOfPeriod`:
   * only invoices of a period have entries in the ledger.
   */
  find(tx: Transaction, invoiceId: number): Promise<{ openCents: number; isOfPeriod: boolean } | null>;
  /**
   * Ends an invoice as paid. Throws `finance.invoice-changed` if the open amount differs, and
   * `finance.payment-known` when the bank's code was used before.
   */
  pay(
    tx: Transaction,
    input: {
      invoiceId: number;
      openCents: number;
      cents: number;
      code: string;
      day: CalendarDate;
      at: number;
    },
  ): Promise<void>;
  /** Cancels an invoice. Throws `finance.invoice-changed`. */
  cancel(
    tx: Transaction,
    input: { invoiceId: number; openCents: number; day: CalendarDate; at: number },
  ): Promise<void>;
}
