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

/** A document that was sent and approved, the `sending`-th of its kind; `SealedPictures` reads its picture. */
export interface HandedDocument {
  kind: OnlineDocument;
  sending: number;
  fileName: string;
}

/** The payment provider as the registration uses it. */
export interface ReceiverDesk {
  /** False: there is none. Then the approval of the three documents makes a store ready. */
  readonly isConnected: boolean;
  /**
   * Sends the store's data, or a change of them: requested in `tx`, sent after its commit. `isAnother`: the holder
   * changed.
   */
  register(tx: Transaction, facts: ReceiverFacts, change: { isAnother: boolean }): Promise<void>;
  /** Sends a document; as {@link register}. */
  handDocument(tx: Transaction, document: HandedDocument): Promise<void>;
  /**
   * The holder of a Pix key; 'unknown': the key is not registered. Call it outside of a transaction: it uses the
   * network.
   */
  lookUpKey(kind: PixKeyKind, key: string): Promise<Found<Holder>>;
}

/** Plans and terms of the ledger. */
export interface PlanDesk {
  read(tx: Transaction): Promise<PlanTerms>;
  /** From `fromDay` on; the last choice for a day counts. */
  choose(
    tx: Transaction,
    choice: { planId: number; fromDay: CalendarDate; at: number; by: string },
  ): Promise<void>;
}
