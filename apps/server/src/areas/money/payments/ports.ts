import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { RefundPayer } from '@comanda/domain/money/ledger/post-refund';
import type { DocumentVerdict, OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { ToldState } from '@comanda/domain/money/online-payment/receiver-state';
import type { ChargeMethod } from '@comanda/domain/money/payments/payment-states';
import type { TransferMove } from '@comanda/domain/money/payments/transfer-steps';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A payment an order was paid by. Cents; times in epoch milliseconds. */
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
  /** What is blocked. */
  cents: number;
  at: number;
}

/** A step of money on its way to the store's account. */
export interface TransferPosted {
  /** Names the intention. */
  transferId: string;
  step: 'requested' | TransferMove;
  cents: number;
  at: number;
  /** Why it failed or came back, in the provider's words. */
  told: string | null;
}

/** What payments tell the ledger, in the transaction in which it happens. Told twice, it is posted once. */
export interface LedgerOfPayments {
  captured(tx: Transaction, charge: CapturedCharge): Promise<unknown>;
  refunded(tx: Transaction, refund: RefundDone): Promise<unknown>;
  disputeOpened(tx: Transaction, dispute: ContestedCharge): Promise<unknown>;
  disputeClosed(tx: Transaction, dispute: ContestedCharge, outcome: 'won' | 'lost'): Promise<unknown>;
  /** The provider lists these among what it settles on a day; told again it is the same. */
  confirmed(
    tx: Transaction,
    settlement: {
      day: CalendarDate;
      at: number;
      instalments: readonly { chargeId: number; instalment: number }[];
    },
  ): Promise<unknown>;
  /** Holds the store's book. False: it was posted before. */
  transferStep(tx: Transaction, transfer: TransferPosted): Promise<boolean>;
}

/** What payments tell of invoices, in the transaction in which it happens. */
export interface InvoicesOfPayments {
  /** Money came in for an invoice; `paymentId` names it: told twice, it counts once. Holds the store's book. */
  paid(
    tx: Transaction,
    payment: { invoiceId: number; paymentId: string; cents: number; at: number },
  ): Promise<unknown>;
}

/** What payments tell and ask of where stores register for being paid online. */
export interface RegistrationOfPayments {
  /** Held before the receiver is: whoever registers holds them in this order, too. */
  hold(tx: Transaction): Promise<unknown>;
  /** What the provider makes of the sendings it was handed, at its own time. */
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
  /** How the payment provider stands to the store now. */
  stands(tx: Transaction, told: ToldState): Promise<unknown>;
  /** The picture of a document to hand on; null: it was replaced meanwhile. */
  picture(
    storeId: number,
    document: { kind: OnlineDocument; sending: number; fileName: string },
  ): Promise<{ contentType: string; bytes: Buffer } | null>;
}
