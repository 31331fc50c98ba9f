import { referenceOf } from '@comanda/domain/money/payments/reference';
import { type Found, requestOnce } from '../../../../platform/outside-requests/request-once.ts';
import { findCharge } from '../charges/charges.writes.ts';
import { chargeReference } from '../charges/send-charge.ts';
import { retryAt } from '../payment-pace.ts';
import type { PaymentProvider, RefundUpdate } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { applyRefund, type ReportedRefund } from './apply-refund.ts';
import { lockRefund, type StoredRefund, updateRefund } from './refunds.writes.ts';

const refundReference = (storeId: number, { refundId: id, attempt }: StoredRefund): string =>
  referenceOf({ storeId, kind: 'refund', id, attempt });

/**
 * Requests a refund from the provider and saves the answer. The caller has committed the row as 'asking'.
 * Without an answer the row stays unchanged, and a job repeats the request.
 */
export async function sendRefund(
  services: PaymentServices,
  storeId: number,
  refund: StoredRefund,
  isRepeated: boolean,
): Promise<void> {
  const { provider, database } = services;
  const charge = await database.inStore(storeId, (tx) => findCharge(tx, refund.chargeId));
  if (provider === null || charge === null) return leaveWaiting(services, storeId, refund);
  const reference = refundReference(storeId, refund);
  const request = { reference, charge: chargeReference(storeId, charge), cents: refund.cents };
  const question = {
    request: () => provider.refund(request),
    lookUp: () => lookUpRefund(provider, reference),
  };
  const answer = await requestOnce(question, isRepeated);
  if (answer.kind === 'unanswered') return leaveWaiting(services, storeId, refund);
  const reported: ReportedRefund =
    answer.kind === 'taken'
      ? answer.update
      : { state: 'refused', cents: refund.cents, doneAt: null, reason: answer.reason };
  await applyOrWait(services, storeId, refund, reported);
}

/** Reads a refund from the provider. Used when no notice has arrived for some time. */
export async function checkRefund(
  services: PaymentServices,
  storeId: number,
  refund: StoredRefund,
): Promise<void> {
  const { provider } = services;
  const known = provider && (await lookUpRefund(provider, refundReference(storeId, refund)));
  if (known?.kind !== 'found') return leaveWaiting(services, storeId, refund);
  await applyOrWait(services, storeId, refund, known.update);
}

async function lookUpRefund(provider: PaymentProvider, reference: string): Promise<Found<RefundUpdate>> {
  const found = await provider.read(reference);
  if (found.kind !== 'found') return found;
  return found.update.kind === 'refund' ? { kind: 'found', update: found.update } : { kind: 'unanswered' };
}

async function applyOrWait(
  services: PaymentServices,
  storeId: number,
  refund: StoredRefund,
  reported: ReportedRefund,
): Promise<void> {
  const { refundId, orderId, attempt } = refund;
  if (await applyRefund(services, { storeId, orderId, refundId, attempt }, reported)) return;
  services.log.error(
    { storeId, refundId, cents: refund.cents, reported: reported.cents },
    'refund with other figures',
  );
  await leaveWaiting(services, storeId, refund);
}

async function leaveWaiting(
  { database, clock }: PaymentServices,
  storeId: number,
  { refundId }: StoredRefund,
): Promise<void> {
  await database.inStore(storeId, async (tx) => {
    const held = await lockRefund(tx, refundId);
    if (held === null || (held.state !== 'asking' && held.state !== 'waiting')) return;
    const attempts = held.attempts + 1;
    await updateRefund(tx, held, { attempts, nextAttemptAt: retryAt(clock.now(), attempts) });
  });
}
