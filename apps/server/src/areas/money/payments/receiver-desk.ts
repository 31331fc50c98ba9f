import type { PixKeyKind } from '@comanda/domain/money/banking/pix-key';
import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { Found } from '../../../platform/ask-once/ask-once.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { PaymentServices } from './payment-services.ts';
import { insertDocument } from './receivers/documents.writes.ts';
import { saveReceiver } from './receivers/receivers.writes.ts';

/** Registers receiving stores at the payment provider, and reads the holders of Pix keys. */
export interface PaymentReceivers {
  /** False without a payment provider. */
  readonly isConnected: boolean;
  register(
    tx: Transaction,
    facts: { name: string; document: string; email: string },
    change: { isAnother: boolean },
  ): Promise<void>;
  handDocument(
    tx: Transaction,
    document: { kind: OnlineDocument; sending: number; fileName: string },
  ): Promise<void>;
  lookUpKey(kind: PixKeyKind, key: string): Promise<Found<{ name: string; document: string }>>;
}

/** Writes rows in the caller's transaction. Requests to the provider follow and are repeated until answered. */
export function createPaymentReceivers({ provider, clock }: PaymentServices): PaymentReceivers {
  return {
    isConnected: provider !== null,
    register: async (tx, facts, { isAnother }) => {
      if (provider !== null) await saveReceiver(tx, facts, { isAnother, now: clock.now() });
    },
    handDocument: async (tx, document) => {
      if (provider !== null) await insertDocument(tx, document, clock.now());
    },
    lookUpKey: (kind, key) => provider?.lookUpKey(kind, key) ?? Promise.resolve({ kind: 'unanswered' }),
  };
}
