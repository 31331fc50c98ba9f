import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { RefundPayer } from '@comanda/domain/money/ledger/post-refund';
import type { DocumentVerdict, OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { ReportedState } from '@comanda/domain/money/online-payment/receiver-state';
import type { ChargeMethod } from '@comanda/domain/money/payments/payment-states';
import type { TransferMove } from '@comanda/domain/money/payments/transfer-steps';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A payment that paid an order. Amounts in cents, times in epoch milliseconds. */
export interface CapturedCharge {
  orderId: number;
  chargeId: number;
  method: ChargeMethod;
  brand: string | null;
  instalments: number;
  cents: number;
  at: number;
}

export interface RefundDone {
  orderId: number;
  refundId: number;
  chargeId: number;
  cents: number;
  payer: RefundPayer;
  reason: string;
  at: number;
}

export interface ContestedCharge {
  orderId: number;
  disputeId: number;
  chargeId: number;
  /** The blocked amount. */
  cents: number;
  at: number;
}

/** One step of a transfer to the store's account. */
export interface TransferPosted {
  /** Idempotency key of the transfer. */
  transferId: string;
  step: 'requested' | TransferMove;
  cents: number;
  at: number;
  /** Reason of the failure or return, in the provider's words. */
  reported: string | null;
}

/** Port to the ledger. Posts in the transaction of the payment. A repeat posts nothing. */
export interface Books {
  captured(tx: Transaction, charge: CapturedCharge): Promise<unknown>;
  refunded(tx: Transaction, refund: RefundDone): Promise<unknown>;
  disputeOpened(tx: Transaction, dispute: ContestedCharge): Promise<unknown>;
  disputeClosed(tx: Transaction, dispute: ContestedCharge, outcome: 'won' | 'lost'): Promise<unknown>;
  /**
   * Marks instalments as confirmed, because the provider's report says that it settles them on a day. A
   * repeat changes nothing.
   */
  confirmed(
    tx: Transaction,
    settlement: {
      day: CalendarDate;
      at: number;
      instalments: readonly { chargeId: number; instalment: number }[];
    },
  ): Promise<unknown>;
  /** Posts a step of a transfer. Locks the store's ledger. Returns false for a repeat. */
  transferStep(tx: Transaction, transfer: TransferPosted): Promise<boolean>;
}

/** Port to the invoices. Works in the transaction of the payment. */
export interface InvoicePayments {
  /** Applies a payment of an invoice; a repeated `paymentId` counts once. Locks the store's ledger. */
  paid(
    tx: Transaction,
    payment: { invoiceId: number; paymentId: string; cents: number; at: number },
  ): Promise<unknown>;
}

/** Port to the store's registration for online payment. */
export interface Registration {
  /** Locks the registration. Lock order: the registration, then the receiver. */
  hold(tx: Transaction): Promise<unknown>;
  /** Applies the provider's verdicts on documents. Each verdict has the time of the provider's clock. */
  verdicts(
    tx: Transaction,
    reported: readonly {
      kind: OnlineDocument;
      sending: number;
      verdict: DocumentVerdict;
      reason: string | null;
      at: number;
    }[],
  ): Promise<unknown>;
  /** Applies the provider's current state of the store. */
  applyState(tx: Transaction, reported: ReportedState): Promise<unknown>;
  /** The picture of a document for the payment provider; null when a newer document replaced the picture. */
  picture(
    storeId: number,
    document: { kind: OnlineDocument; sending: number; fileName: string },
  ): Promise<{ contentType: string; bytes: Buffer } | null>;
}
