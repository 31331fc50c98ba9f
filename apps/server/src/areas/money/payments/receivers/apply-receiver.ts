import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ReceiverUpdate } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { handedDocuments } from './documents.writes.ts';
import { lockReceiver, receiverReference, updateReceiver } from './receivers.writes.ts';

/**
 * Applies the provider's state of the store, and passes it to the registration. An older state changes nothing. Returns
 * false for another receiver than the store's current one.
 */
export function applyReceiver(
  { database, registration }: Pick<PaymentServices, 'database' | 'registration'>,
  storeId: number,
  update: Omit<ReceiverUpdate, 'kind' | 'documents'> & Partial<Pick<ReceiverUpdate, 'documents'>>,
): Promise<boolean> {
  const { reference, state, at, reasons, documents = [] } = update;
  return database.inStore(storeId, async (tx) => {
    await registration.hold(tx);
    const receiver = await lockReceiver(tx);
    if (receiver === null || receiverReference(storeId, receiver) !== reference) return false;
    const isNewState = receiver.stateAt === null || at > receiver.stateAt;
    const reported = isNewState ? { state, stateAt: at, reasons } : {};
    await updateReceiver(tx, receiver, { ...reported, attempts: 0, nextAttemptAt: null });
    if (documents.length > 0) await notifyOfVerdicts(tx, registration, { at, documents });
    if (isNewState) await registration.applyState(tx, { state, at, reasons });
    return true;
  });
}

/**
 * Passes the provider's verdicts on documents to the registration. The provider names only the kind of
 * document, so a verdict applies to the last upload of this kind.
 */
export async function notifyOfVerdicts(
  tx: Transaction,
  registration: PaymentServices['registration'],
  { at, documents }: Pick<ReceiverUpdate, 'at' | 'documents'>,
): Promise<void> {
  const handed = await handedDocuments(tx);
  await registration.verdicts(
    tx,
    handed.flatMap((sent) => {
      const checked = documents.find(({ kind }) => kind === sent.kind);
      return checked === undefined ? [] : [{ ...sent, verdict: checked.state, reason: checked.reason, at }];
    }),
  );
}
