import { referenceOf } from '@comanda/domain/money/payments/reference';
import { type Found, requestOnce } from '../../../../platform/outside-requests/request-once.ts';
import { retryAt } from '../payment-pace.ts';
import type { BoletoUpdate, PaymentProvider } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { applyBoleto } from './apply-boleto.ts';
import { findBoleto, lockBoleto, type StoredBoleto, updateBoleto } from './boletos.writes.ts';

/** The provider's reference of a boleto. The attempt is always 1, because a refused boleto is replaced by a new one. */
const boletoReference = (storeId: number, boletoId: number) =>
  referenceOf({ storeId, kind: 'boleto', id: boletoId, attempt: 1 });

/**
 * Asks the payment provider to create or withdraw a boleto. Open boletos are not read again, because the
 * provider reports their payment.
 */
export async function repeatBoleto(
  services: PaymentServices,
  storeId: number,
  boletoId: number,
): Promise<void> {
  const { provider, database } = services;
  const boleto = await database.inStore(storeId, (tx) => findBoleto(tx, boletoId));
  if (boleto === null || provider === null) return;
  const reference = boletoReference(storeId, boletoId);
  const lookUp = () => lookUpBoleto(provider, reference);
  if (boleto.state === 'open' && boleto.withdrawRequestedAt !== null) {
    const answer = await provider.withdrawBoleto(reference);
    // If the provider refuses the withdrawal, the boleto has already ended, so its state is read.
    const reported = answer.kind === 'taken' ? answer : await lookUp();
    if (reported.kind !== 'taken' && reported.kind !== 'found') return retryLater(services, storeId, boleto);
    return applyOrWait(services, storeId, boleto, reported.update);
  }
  if (boleto.state !== 'asking') return;
  const { cents, dueOn, payerName, payerDocument } = boleto;
  const request = () => provider.boleto({ reference, cents, dueOn, payerName, payerDocument });
  const answer = await requestOnce({ request, lookUp }, true);
  if (answer.kind === 'unanswered') return retryLater(services, storeId, boleto);
  if (answer.kind === 'taken') return applyOrWait(services, storeId, boleto, answer.update);
  await database.inStore(storeId, async (tx) => {
    const held = await lockBoleto(tx, boletoId);
    if (held?.state !== 'asking') return;
    await updateBoleto(tx, held, { state: 'refused', reason: answer.reason, nextAttemptAt: null });
    tx.announce('finance');
  });
}

async function lookUpBoleto(provider: PaymentProvider, reference: string): Promise<Found<BoletoUpdate>> {
  const found = await provider.read(reference);
  if (found.kind !== 'found') return found;
  return found.update.kind === 'boleto' ? { kind: 'found', update: found.update } : { kind: 'unanswered' };
}

async function applyOrWait(
  services: PaymentServices,
  storeId: number,
  boleto: StoredBoleto,
  reported: BoletoUpdate,
): Promise<void> {
  const { boletoId, cents } = boleto;
  const doubt = await applyBoleto(services, storeId, boletoId, reported);
  if (doubt === null) return;
  services.log.error(
    { storeId, boletoId, doubt, cents, reported: reported.cents },
    'answer about a boleto not believed',
  );
  await retryLater(services, storeId, boleto);
}

async function retryLater(
  { database, clock }: PaymentServices,
  storeId: number,
  { boletoId, state }: StoredBoleto,
): Promise<void> {
  await database.inStore(storeId, async (tx) => {
    const held = await lockBoleto(tx, boletoId);
    if (held?.state !== state) return;
    const attempts = held.attempts + 1;
    await updateBoleto(tx, held, { attempts, nextAttemptAt: retryAt(clock.now(), attempts) });
  });
}
