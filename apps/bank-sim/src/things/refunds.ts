import type { ProviderObject } from '@comanda/contract/money/payments/payment-provider.wire';
import { type Bank, Refusal } from '../bank.ts';
import { chargeOf } from './charges.ts';
import { openDisputeOf, refundedOf } from './money-of-charge.ts';

/** Milliseconds that a refund takes. */
const ON_THE_WAY_MS = 3_000;

/**
 * Accepts a refund, which is done a moment later. The sum of refunds never exceeds the payment. While a
 * dispute blocks the money, refunds are refused.
 */
export function putRefund(
  bank: Bank,
  reference: string,
  request: { charge: string; amountCents: number },
): ProviderObject {
  const isNew = bank.find(reference) === undefined;
  const refund = bank.put(reference, request, () => {
    const charge = chargeOf(bank, request.charge);
    if (charge.state !== 'captured') throw new Refusal('a cobrança não foi paga');
    if (openDisputeOf(bank, request.charge) !== undefined) throw new Refusal('o pagamento está contestado');
    if (request.amountCents > charge.paidCents - refundedOf(bank, request.charge))
      throw new Refusal('a devolução passa do que foi pago');
    return { object: { kind: 'refund', reference, ...request, state: 'waiting', updatedAt: bank.nowIso() } };
  });
  if (isNew) {
    bank.plan(reference, 'finish-refund', ON_THE_WAY_MS);
    bank.save();
  }
  return refund;
}

export function finishRefund(bank: Bank, reference: string): void {
  const refund = bank.find(reference)?.object;
  if (refund?.kind !== 'refund' || refund.state !== 'waiting') return;
  if (bank.behaviour.refusesRefunds) {
    bank.change(reference, { state: 'refused', reason: 'a conta do pagador foi encerrada' });
    return;
  }
  bank.change(
    reference,
    { state: 'done', doneAt: bank.nowIso() },
    { event: 'refunded', cents: -refund.amountCents },
  );
}
