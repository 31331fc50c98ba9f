import { retryAt } from '../payment-pace.ts';
import type { PaymentServices } from '../payment-services.ts';
import { applyReceiver, notifyOfVerdicts } from './apply-receiver.ts';
import { findDocument, updateDocument } from './documents.writes.ts';
import { findReceiver, lockReceiver, receiverReference, updateReceiver } from './receivers.writes.ts';

/** Registers the store at the provider. The request is repeated until answered; a repeat has no further effect. */
export async function sendReceiver(services: PaymentServices, storeId: number): Promise<void> {
  const { provider, database, clock } = services;
  const receiver = await database.inStore(storeId, findReceiver);
  if (receiver === null) return;
  const reference = receiverReference(storeId, receiver);
  const { name, document, email } = receiver;
  const answer = await provider?.register({ reference, name, document, email });
  if (answer?.kind === 'taken') {
    await applyReceiver(services, storeId, answer.update);
  } else if (answer?.kind === 'refused') {
    const reasons = answer.reason === null ? [] : [answer.reason];
    await applyReceiver(services, storeId, { reference, state: 'rejected', at: clock.now(), reasons });
  } else {
    await database.inStore(storeId, async (tx) => {
      const held = await lockReceiver(tx);
      if (held === null) return;
      const attempts = held.attempts + 1;
      await updateReceiver(tx, held, { attempts, nextAttemptAt: retryAt(clock.now(), attempts) });
    });
  }
}

/**
 * Sends a document to the provider, after the store's receiver was registered. A replaced document is not
 * sent. A refusal is passed to the store's registration.
 */
export async function handDocument(
  services: PaymentServices,
  storeId: number,
  documentId: number,
): Promise<void> {
  const { provider, database, registration, clock } = services;
  const { document, receiver } = await database.inStore(storeId, async (tx) => ({
    document: await findDocument(tx, documentId),
    receiver: await findReceiver(tx),
  }));
  if (document === null || document.isHanded) return;
  const isKnown = receiver !== null && receiver.state !== 'asking';
  const picture = isKnown ? await registration.picture(storeId, document) : null;
  const answer =
    isKnown && picture !== null
      ? await provider?.upload(receiverReference(storeId, receiver), { kind: document.kind, ...picture })
      : null;
  const isOver = (isKnown && picture === null) || answer?.kind === 'taken' || answer?.kind === 'refused';
  const attempts = document.attempts + 1;
  await database.inStore(storeId, async (tx) => {
    await registration.hold(tx);
    const now = clock.now();
    await updateDocument(tx, document, {
      handedAt: answer?.kind === 'taken' ? now : null,
      attempts,
      nextAttemptAt: isOver ? null : retryAt(now, attempts),
    });
    if (answer?.kind === 'taken') await notifyOfVerdicts(tx, registration, answer.update);
    if (answer?.kind !== 'refused') return;
    const { kind, sending } = document;
    await registration.verdicts(tx, [{ kind, sending, verdict: 'rejected', reason: answer.reason, at: now }]);
  });
}
