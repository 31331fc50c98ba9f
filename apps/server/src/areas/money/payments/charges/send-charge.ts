import { referenceOf } from '@comanda/domain/money/payments/reference';
import { type Found, requestOnce } from '../../../../platform/outside-requests/request-once.ts';
import { retryAt } from '../payment-pace.ts';
import type { ChargeUpdate, PaymentProvider } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { applyCharge } from './apply-charge.ts';
import { lockCharge, type StoredCharge, updateCharge } from './charges.writes.ts';

export const chargeReference = (
  storeId: number,
  { chargeId: id, attempt }: Pick<StoredCharge, 'chargeId' | 'attempt'>,
): string => referenceOf({ storeId, kind: 'charge', id, attempt });

/**
 * Requests a charge from the provider and saves the answer. The caller has committed the row as 'asking'.
 * Without an answer the row stays unchanged, and a job repeats the request.
 */
export async function sendCharge(
  services: PaymentServices,
  storeId: number,
  charge: StoredCharge,
  isRepeated: boolean,
): Promise<void> {
  const { provider, sealer } = services;
  if (provider === null) return leaveWaiting(services, storeId, charge);
  const reference = chargeReference(storeId, charge);
  const { receiver, cents, method, brand, instalments, expiresAt } = charge;
  const cardToken = charge.cardToken && sealer.unseal(charge.cardToken);
  const request = { reference, receiver, cents, method, cardToken, brand, instalments, expiresAt };
  const question = {
    request: () => provider.charge(request),
    lookUp: () => lookUpCharge(provider, reference),
  };
  const answer = await requestOnce(question, isRepeated);
  if (answer.kind === 'unanswered') return leaveWaiting(services, storeId, charge);
  const reported = answer.kind === 'taken' ? answer.update : notTaken(charge, 'refused', answer.reason);
  await applyOrWait(services, storeId, charge, reported);
}

/** Withdraws a charge at the provider. The answer may report that the charge was paid meanwhile. */
export async function withdrawCharge(
  services: PaymentServices,
  storeId: number,
  charge: StoredCharge,
): Promise<void> {
  const { provider } = services;
  if (provider === null) return leaveWaiting(services, storeId, charge);
  const reference = chargeReference(storeId, charge);
  const known = await lookUpCharge(provider, reference);
  if (known.kind === 'unanswered') return leaveWaiting(services, storeId, charge);
  if (known.kind === 'unknown') {
    // The provider never received the charge, so the withdrawal is complete.
    return applyOrWait(services, storeId, charge, notTaken(charge, 'expired', null));
  }
  if (known.update.state !== 'waiting') return applyOrWait(services, storeId, charge, known.update);
  const answer = await provider.withdrawCharge(reference);
  if (answer.kind !== 'taken') return leaveWaiting(services, storeId, charge);
  await applyOrWait(services, storeId, charge, answer.update);
}

/** Reads a charge from the provider. Used when no notice has arrived for some time. */
export async function checkCharge(
  services: PaymentServices,
  storeId: number,
  charge: StoredCharge,
): Promise<void> {
  const { provider } = services;
  const known = provider && (await lookUpCharge(provider, chargeReference(storeId, charge)));
  if (known?.kind !== 'found') return leaveWaiting(services, storeId, charge);
  await applyOrWait(services, storeId, charge, known.update);
}

async function lookUpCharge(provider: PaymentProvider, reference: string): Promise<Found<ChargeUpdate>> {
  const found = await provider.read(reference);
  if (found.kind !== 'found') return found;
  return found.update.kind === 'charge' ? { kind: 'found', update: found.update } : { kind: 'unanswered' };
}

const notTaken = ({ cents }: StoredCharge, state: 'refused' | 'expired', reason: string | null) => ({
  ...{ state, reason, cents, paidCents: 0 },
  ...{ capturedAt: null, pixCode: null, expiresAt: null },
});

/** Applies an answer. After a rejected or missing answer the request is repeated later. */
async function applyOrWait(
  services: PaymentServices,
  storeId: number,
  charge: StoredCharge,
  reported: Parameters<typeof applyCharge>[2],
): Promise<void> {
  const { chargeId, orderId } = charge;
  if (await applyCharge(services, { storeId, orderId, chargeId }, reported)) return;
  services.log.error(
    { storeId, chargeId, cents: charge.cents, reported: reported.cents },
    'charge with other figures',
  );
  await leaveWaiting(services, storeId, charge);
}

/** Schedules the next request. Each pause is longer than the previous pause. */
async function leaveWaiting(
  { database, clock }: PaymentServices,
  storeId: number,
  { chargeId }: StoredCharge,
): Promise<void> {
  await database.inStore(storeId, async (tx) => {
    const held = await lockCharge(tx, chargeId);
    if (held === null || (held.state !== 'asking' && held.state !== 'waiting')) return;
    const attempts = held.attempts + 1;
    await updateCharge(tx, held, { attempts, nextAttemptAt: retryAt(clock.now(), attempts) });
  });
}
