import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { RefundPayer } from '@comanda/domain/money/ledger/post-refund';
import type { DocumentVerdict, OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { ToldState } from '@comanda/domain/money/online-payment/receiver-state';
import type { ChargeMethod } from '@comanda/domain/money/payments/payment-states';
import type { TransferMove } from '@comanda/domain/money/payments/transfer-steps';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A payment that paid an order. Cents; times in epoch milliseconds. */
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
  /** Identifies the transfer across repeated calls. */
  transferId: string;
  step: 'requested' | TransferMove;
  cents: number;
  at: number;
  /** Why it failed or was returned, in the provider's words. */
  told: string | null;
}

/** Postings of payments to the ledger, in the payment's own transaction. A repeated call posts once. */
export interface LedgerOfPayments {
  captured(tx: Transaction, charge: CapturedCharge): Promise<unknown>;
  refunded(tx: Transaction, refund: RefundDone): Promise<unknown>;
  disputeOpened(tx: Transaction, dispute: ContestedCharge): Promise<unknown>;
  disputeClosed(tx: Transaction, dispute: ContestedCharge, outcome: 'won' | 'lost'): Promise<unknown>;
  /** The provider lists these instalments for settlement on a day; a repeated call changes nothing. */
  confirmed(
    tx: Transaction,
    settlement: {
      day: CalendarDate;
      at: number;
      instalments: readonly { chargeId: number; instalment: number }[];
    },
  ): Promise<unknown>;
  /** Locks the store's book. False: it was posted before. */
  transferStep(tx: Transaction, transfer: TransferPosted): Promise<boolean>;
}

/** Reports of payments to invoices, in the payment's own transaction. */
export interface InvoicesOfPayments {
  /** A payment of an invoice arrived; a repeated `paymentId` counts once. Locks the store's book. */
  paid(
    tx: Transaction,
    payment: { invoiceId: number; paymentId: string; cents: number; at: number },
  ): Promise<unknown>;
}

/** The registration for online payment, as payments use it. */
export interface RegistrationOfPayments {
  /** Locks the registration. Lock it before the receiver: saving a registration uses the same order. */
  hold(tx: Transaction): Promise<unknown>;
  /** The provider's verdicts on the documents it received, with the provider's own time. */
  verdicts(
    tx: Transaction,
    told: readonly {
      kind: OnlineDocument;
      sending: number;
      verdict: DocumentVerdict;
      reason: string | null;
      at: number;
    }[],
  ): Promise<unknown>;
  /** Reports the provider's present state of the store. */
  stands(tx: Transaction, told: ToldState): Promise<unknown>;
  /** The picture of a document to send; null: a newer document has replaced it. */
  picture(
    storeId: number,
    document: { kind: OnlineDocument; sending: number; fileName: string },
  ): Promise<{ contentType: string; bytes: Buffer } | null>;
}
