import type {
  boletoRequestWire,
  ProviderObject,
} from '@comanda/contract/money/payments/payment-provider.wire';
import { boletoBarcode } from '@comanda/domain/money/banking/boleto-code';
import { bradescoFreeField } from '@comanda/domain/money/banking/bradesco-free-field';
import type * as z from 'zod/mini';
import { type Bank, Refusal } from '../bank.ts';
import { pixCodeOf } from './pix-codes.ts';

type Boleto = Extract<ProviderObject, { kind: 'boleto' }>;

const BANK = '237';
const BILLING = { branch: '1234', wallet: '09', account: '487000' };

/** Creates a boleto that can be paid by Pix as well. */
export function putBoleto(
  bank: Bank,
  reference: string,
  request: z.infer<typeof boletoRequestWire>,
): ProviderObject {
  return bank.put(reference, request, () => ({
    object: {
      kind: 'boleto',
      reference,
      state: 'open',
      amountCents: request.amountCents,
      paidCents: 0,
      dueOn: request.dueOn,
      barcode: barcodeOf(request.dueOn, request.amountCents, bank.all('boleto').length + 1),
      pixCode: pixCodeOf(bank, reference, request.amountCents),
      updatedAt: bank.nowIso(),
    },
  }));
}

export function boletoOf(bank: Bank, reference: string): Boleto {
  const object = bank.find(reference)?.object;
  if (object?.kind !== 'boleto') throw new Refusal('boleto desconhecido');
  return object;
}

/** Pays a boleto, possibly late or with another amount. */
export function payBoleto(bank: Bank, reference: string, cents: number | null): Boleto {
  const boleto = boletoOf(bank, reference);
  if (boleto.state !== 'open') throw new Refusal('este boleto não aceita pagamento');
  const paidCents = cents ?? boleto.amountCents;
  const line = { event: 'boleto-paid', cents: paidCents } as const;
  bank.change(reference, { state: 'paid', paidCents, paidAt: bank.nowIso() }, line);
  return boletoOf(bank, reference);
}

export function withdrawBoleto(bank: Bank, reference: string): Boleto {
  if (boletoOf(bank, reference).state === 'open') bank.change(reference, { state: 'withdrawn' });
  return boletoOf(bank, reference);
}

function barcodeOf(dueOn: string, amountCents: number, number: number): string {
  const freeField = bradescoFreeField({ ...BILLING, ourNumber: String(number) }) ?? '';
  const code = boletoBarcode({ bank: BANK, dueOn, amountCents, freeField });
  if (!code.ok) throw new Refusal(`boleto: ${code.reason}`);
  return code.value;
}
