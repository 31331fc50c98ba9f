import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { PixKeyKind } from '@comanda/domain/money/banking/pix-key';
import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { PlanTerms } from '@comanda/domain/money/online-payment/plans';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import type { Found } from '../../../platform/ask-once/ask-once.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The store as the payment provider is to know it. */
export interface ReceiverFacts extends Holder {
  email: string;
}

/** One sending of a document that was approved here; its picture is read by `SealedPictures`. */
export interface HandedDocument {
  kind: OnlineDocument;
  sending: number;
  fileName: string;
}

/** What the payment provider is told and asked of a store that is to be paid. */
export interface ReceiverDesk {
  /** False: there is none. Then the approval of the three documents is what makes a store ready. */
  readonly isConnected: boolean;
  /** Has it know the store, or what changed of it; asked for in `tx`, sent after its commit. `isAnother`: the holder is another than before. */
  register(tx: Transaction, facts: ReceiverFacts, change: { isAnother: boolean }): Promise<void>;
  /** Hands on a document; as {@link register}. */
  handDocument(tx: Transaction, document: HandedDocument): Promise<void>;
  /** Whose a Pix key is; 'unknown': nobody's. Outside of any transaction: it asks over the network. */
  lookUpKey(kind: PixKeyKind, key: string): Promise<Found<Holder>>;
}

/** Who keeps plans and terms: the ledger, which computes by them. */
export interface PlanDesk {
  read(tx: Transaction): Promise<PlanTerms>;
  /** From `fromDay` on; said again for the same day, the last word counts. */
  choose(
    tx: Transaction,
    choice: { planId: number; fromDay: CalendarDate; at: number; by: string },
  ): Promise<void>;
}
