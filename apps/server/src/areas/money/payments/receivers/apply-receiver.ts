import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ReceiverNews } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { handedDocuments } from './documents.writes.ts';
import { lockReceiver, receiverReference, updateReceiver } from './receivers.writes.ts';

/**
 * Applies the provider's state of the store, and passes it to the registration. An older state changes nothing. False
 * for another receiver than the store's current one.
 */
export function applyReceiver(
  { database, registration }: Pick<PaymentServices, 'database' | 'registration'>,
  storeId: number,
  news: Omit<ReceiverNews, 'kind' | 'documents'> & Partial<Pick<ReceiverNews, 'documents'>>,
): Promise<boolean> {
  const { reference, state, at, reasons, documents = [] } = news;
  return database.inStore(storeId, async (tx) => {
    await registration.hold(tx);
    const receiver = await lockReceiver(tx);
    if (receiver === null || receiverReference(storeId, receiver) !== reference) return false;
    const isNews = receiver.stateAt === null || at > receiver.stateAt;
    const told = isNews ? { state, stateAt: at, reasons } : {};
    await updateReceiver(tx, receiver, { ...told, attempts: 0, nextAttemptAt: null });
    if (documents.length > 0) await tellVerdicts(tx, registration, { at, documents });
    if (isNews) await registration.stands(tx, { state, at, reasons });
    return true;
  });
}

/**
 * Passes the provider's verdicts on documents to the registration. The provider names only kinds, so each verdict is
 * about the last upload.
 */
export async function tellVerdicts(
  tx: Transaction,
  registration: PaymentServices['registration'],
  { at, documents }: Pick<ReceiverNews, 'at' | 'documents'>,
): Promise<void> {
  const handed = await handedDocuments(tx);
  await registration.verdicts(
    tx,
    handed.flatMap((sent) => {
      const looked = documents.find(({ kind }) => kind === sent.kind);
      return looked === undefined ? [] : [{ ...sent, verdict: looked.state, reason: looked.reason, at }];
    }),
  );
}
