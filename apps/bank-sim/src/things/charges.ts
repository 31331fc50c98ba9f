import type {
  chargeRequestWire,
  ProviderObject,
} from '@comanda/contract/money/payments/payment-provider.wire';
import { isCardMethod } from '@comanda/domain/money/payments/payment-states';
import type * as z from 'zod/mini';
import { type Bank, Refusal } from '../bank.ts';
import { pixCodeOf } from './pix-codes.ts';

type ChargeRequest = z.infer<typeof chargeRequestWire>;
export type Charge = Extract<ProviderObject, { kind: 'charge' }>;

/** Milliseconds that a card issuer takes to review a payment. */
const ANALYSIS_MS = 2_000;
/** Card tokens with these prefixes are refused, or reviewed first. All other tokens are accepted. */
const REFUSED_CARD = 'tok_refused';
const SLOW_CARD = 'tok_slow';

/** Accepts a charge. A Pix waits for its payer. A card is captured, refused, or reviewed first. */
export function putCharge(bank: Bank, reference: string, request: ChargeRequest): ProviderObject {
  const isCard = isCardMethod(request.method);
  const object = bank.put(reference, request, () => {
    const receiver = bank.find(request.receiver)?.object;
    if (receiver?.kind !== 'receiver') throw new Refusal('recebedor desconhecido');
    if (receiver.state !== 'enabled' && receiver.state !== 'activated')
      throw new Refusal('o recebedor ainda não pode vender');
    if (isCard && !request.cardToken) throw new Refusal('falta o cartão');
    return {
      receiver: request.receiver,
      instalments: request.instalments,
      isCard,
      isCredit: request.method === 'CREDIT',
      object: {
        kind: 'charge',
        reference,
        state: 'waiting',
        amountCents: request.amountCents,
        paidCents: 0,
        updatedAt: bank.nowIso(),
        expiresAt: request.expiresAt,
        ...(isCard ? {} : { pixCode: pixCodeOf(bank, reference, request.amountCents) }),
      },
    };
  }) as Charge;
  if (object.state !== 'waiting' || bank.state.due.some((due) => due.reference === reference)) return object;
  const card = request.cardToken ?? '';
  if (isCard && card.startsWith(REFUSED_CARD)) {
    bank.change(reference, { state: 'refused', reason: 'cartão recusado pelo emissor' });
  } else if (isCard && card.startsWith(SLOW_CARD)) bank.plan(reference, 'capture', ANALYSIS_MS);
  else if (isCard) captureCharge(bank, reference);
  else bank.plan(reference, 'expire', Math.max(0, Date.parse(request.expiresAt) - bank.now()));
  bank.save();
  return chargeOf(bank, reference);
}

export function chargeOf(bank: Bank, reference: string): Charge {
  const object = bank.find(reference)?.object;
  if (object?.kind !== 'charge') throw new Refusal('cobrança desconhecida');
  return object;
}

/** Ends a charge that waits for payment. Does not change a paid charge. */
export function withdrawCharge(bank: Bank, reference: string): Charge {
  const charge = chargeOf(bank, reference);
  if (charge.state === 'waiting') bank.change(reference, { state: 'expired', reason: 'retirada pela loja' });
  return chargeOf(bank, reference);
}

/** Records the payment of a charge. */
export function captureCharge(bank: Bank, reference: string, times = 1): void {
  const charge = chargeOf(bank, reference);
  if (charge.state !== 'waiting') return;
  const paidCents = charge.amountCents * times;
  bank.change(
    reference,
    { state: 'captured', paidCents, capturedAt: bank.nowIso() },
    { event: 'captured', cents: paidCents },
  );
}

export function expireCharge(bank: Bank, reference: string): void {
  if (chargeOf(bank, reference).state === 'waiting') bank.change(reference, { state: 'expired' });
}
