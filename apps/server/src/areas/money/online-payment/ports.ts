import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { PixKeyKind } from '@comanda/domain/money/banking/pix-key';
import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { PlanTerms } from '@comanda/domain/money/online-payment/plans';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import type { Found } from '../../../platform/ask-once/ask-once.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The store's data for the payment provider. */
export interface ReceiverFacts extends Holder {
  email: string;
}

/**
 * A document that was uploaded and approved. `sending` counts the uploads of its kind; `SealedPictures` reads the
 * picture.
 */
export interface HandedDocument {
  kind: OnlineDocument;
  sending: number;
  fileName: string;
}

/** The payment provider as the registration needs it. */
export interface ReceiverDesk {
  /** False without a payment provider: a store is then ready when its three documents are approved. */
  readonly isConnected: boolean;
  /**
   * Requests in `tx` to send the store's data, or a change; they are sent after the commit. `isAnother`: the holder
   * changed.
   */
  register(tx: Transaction, facts: ReceiverFacts, change: { isAnother: boolean }): Promise<void>;
  /** Requests to send a document, like {@link register}. */
  handDocument(tx: Transaction, document: HandedDocument): Promise<void>;
  /**
   * The holder of a Pix key; 'unknown' for an unregistered key. Call it outside a transaction, because it uses the
   * network.
   */
  lookUpKey(kind: PixKeyKind, key: string): Promise<Found<Holder>>;
}

/** Plans and terms of the ledger, as the registration needs them. */
export interface PlanDesk {
  read(tx: Transaction): Promise<PlanTerms>;
  /** Chooses a plan from `fromDay` on. The last choice for a day counts. */
  choose(
    tx: Transaction,
    choice: { planId: number; fromDay: CalendarDate; at: number; by: string },
  ): Promise<void>;
}
