import type { PixKeyKind } from '@comanda/domain/money/banking/pix-key';
import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Found } from '../../../../platform/outside-requests/request-once.ts';
import type { PaymentServices } from '../payment-services.ts';
import { insertDocument } from './documents.writes.ts';
import { saveReceiver } from './receivers.writes.ts';

/** Registers stores as receivers at the payment provider, and reads the holders of Pix keys. */
export interface Receivers {
  /** False when the installation has no payment provider. */
  readonly isConnected: boolean;
  /**
   * Sends the store's data to the provider, also after a change of the data. The request is saved in `tx` and
   * sent after the commit. `isAnother`: true when the holder changed.
   */
  register(
    tx: Transaction,
    facts: { name: string; document: string; email: string },
    change: { isAnother: boolean },
  ): Promise<void>;
  /** Sends an approved document, the upload number `sending` of its kind. Saved and sent like {@link register}. */
  handDocument(
    tx: Transaction,
    document: { kind: OnlineDocument; sending: number; fileName: string },
  ): Promise<void>;
  /**
   * The holder of a Pix key; 'unknown' for a key that is not registered. Call it outside a transaction, because it uses
   * the network.
   */
  lookUpKey(kind: PixKeyKind, key: string): Promise<Found<{ name: string; document: string }>>;
}

/**
 * Creates the service. It writes rows in the caller's transaction; jobs send the requests, and repeat them
 * until answered.
 */
export function createReceivers({ provider, clock }: PaymentServices): Receivers {
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
