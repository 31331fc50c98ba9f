import type { ReceiverNews } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { lockReceiver, receiverReference, updateReceiver } from './receivers.writes.ts';

/**
 * Takes how the provider stands to the store, and tells where the store registered. What is older than what is known moves nothing. False:
 * it is about another receiver than the store is now.
 */
export function applyReceiver(
  { database, registration }: Pick<PaymentServices, 'database' | 'registration'>,
  storeId: number,
  { reference, state, at, reasons }: Pick<ReceiverNews, 'reference' | 'state' | 'at' | 'reasons'>,
): Promise<boolean> {
  return database.inStore(storeId, async (tx) => {
    const receiver = await lockReceiver(tx);
    if (receiver === null || receiverReference(storeId, receiver) !== reference) return false;
    const isNews = receiver.stateAt === null || at > receiver.stateAt;
    const told = isNews ? { state, stateAt: at, reasons } : {};
    await updateReceiver(tx, receiver, { ...told, attempts: 0, nextAttemptAt: null });
    if (isNews) await registration.stands(tx, { state, at, reasons });
    return true;
  });
}
