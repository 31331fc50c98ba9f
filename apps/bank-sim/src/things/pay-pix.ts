import type { ProviderObject } from '@comanda/contract/money/payments/payment-provider.wire';
import { type Bank, Refusal } from '../bank.ts';
import { payBoleto } from './boletos.ts';
import { captureCharge, chargeOf } from './charges.ts';

/** A person pays a charge or a boleto with its Pix code. */
export function payPix(bank: Bank, code: string): ProviderObject {
  const hasCode = ({ object }: { object: ProviderObject }) => 'pixCode' in object && object.pixCode === code;
  const stored = [...bank.all('charge'), ...bank.all('boleto')].find(hasCode);
  if (stored === undefined) throw new Refusal('código Pix desconhecido');
  const { kind, reference } = stored.object;
  if (kind === 'boleto') return payBoleto(bank, reference, null);
  if (chargeOf(bank, reference).state !== 'waiting') throw new Refusal('esta cobrança não aceita pagamento');
  captureCharge(bank, reference, bank.behaviour.paysTwice ? 2 : 1);
  return chargeOf(bank, reference);
}
