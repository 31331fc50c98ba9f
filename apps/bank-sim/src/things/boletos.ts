import type { boletoWishWire, ProviderObject } from '@comanda/contract/payments/payment-provider.wire';
import { dayNumberOf } from '@comanda/domain/time/calendar-date';
import type * as z from 'zod/mini';
import { type Bank, Refusal } from '../bank.ts';

type Boleto = Extract<ProviderObject, { kind: 'boleto' }>;

const BANK = '237';
const REAL = '9';

/** Makes a boleto. */
export function putBoleto(
  bank: Bank,
  reference: string,
  wish: z.infer<typeof boletoWishWire>,
): ProviderObject {
  return bank.put(reference, wish, () => ({
    object: {
      kind: 'boleto',
      reference,
      state: 'open',
      amountCents: wish.amountCents,
      paidCents: 0,
      dueOn: wish.dueOn,
      barcode: barcodeOf(wish.dueOn, wish.amountCents, bank.all('boleto').length + 1),
      updatedAt: bank.nowIso(),
    },
  }));
}

export function boletoOf(bank: Bank, reference: string): Boleto {
  const object = bank.find(reference)?.object;
  if (object?.kind !== 'boleto') throw new Refusal('boleto desconhecido');
  return object;
}

/** Somebody pays a boleto, late or with another amount as the case may be. */
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

/** Febraban's 44 digits: the factor counts days and began again at 1000 on 22/02/2025. */
function barcodeOf(dueOn: string, cents: number, number: number): string {
  const days = dayNumberOf(dueOn) - dayNumberOf('2025-02-22');
  const factor = 1000 + (((days % 9000) + 9000) % 9000);
  const value = String(cents).padStart(10, '0');
  const free = `1234509${String(number).padStart(11, '0')}0487000`.slice(0, 25);
  const rest = `${factor}${value}${free}`;
  return `${BANK}${REAL}${checkDigit(`${BANK}${REAL}${rest}`)}${rest}`;
}

/** Modulo 11, weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * ((index % 8) + 2), 0);
  const rest = 11 - (sum % 11);
  return rest === 0 || rest > 9 ? 1 : rest;
}
