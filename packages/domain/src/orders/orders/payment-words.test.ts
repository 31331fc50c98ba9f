import { expect, it } from 'vitest';
import { paymentSummary } from './order-document.ts';
import { paymentFact } from './payment-fact.ts';
import type { OrderPayment } from './payments.ts';

const inReais = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;
const card = { method: 'CREDIT', label: 'Cartão', isPrepaid: false, cents: 5_000, changeForCents: null };
type PaidOrder = Parameters<typeof paymentFact>[0];
const summaryOf = (order: Pick<PaidOrder, 'fulfilment' | 'serving'>, ...payments: Partial<OrderPayment>[]) =>
  paymentSummary({ payments: payments.map((payment) => ({ ...card, ...payment })), ...order }, inReais);
const summary = (fulfilment: 'delivery' | 'pickup', ...payments: Partial<OrderPayment>[]) =>
  summaryOf({ fulfilment, serving: null }, ...payments);

it('says where the open amount will be paid', () => {
  expect(summary('delivery', {})).toBe('Cartão na entrega');
  expect(summary('pickup', {})).toBe('Cartão na retirada');
});

it('says which part is paid, and which change is wanted', () => {
  expect(summary('pickup', { label: 'Pix', isPrepaid: true })).toBe('Pix pago');
  expect(summary('delivery', { method: 'CASH', label: 'Dinheiro', changeForCents: 10_000 })).toBe(
    'Dinheiro · troco p/ R$ 100,00',
  );
  expect(summary('delivery', { method: 'CASH', label: 'Dinheiro' })).toBe('Dinheiro');
});

it('names each method once', () => {
  expect(summary('delivery', {}, {}, { label: 'Pix', isPrepaid: true })).toBe('Cartão na entrega + Pix pago');
  expect(summary('delivery')).toBe('Pagamento não informado');
});

const pix = { label: 'Pix', isPrepaid: true };
const visa = { label: 'Cartão de crédito Visa' };
const cash = { method: 'CASH', label: 'Dinheiro' };
const unnamed = { method: 'UNDECLARED', label: 'Forma não informada' };

it.each<[string, Partial<OrderPayment>[], Partial<PaidOrder>, string]>([
  ['paid', [pix], { chargeCents: 0 }, 'Pago · Pix'],
  ['paid by card', [{ ...visa, isPrepaid: true }], { chargeCents: 0 }, 'Pago · Visa'],
  ['paid, nobody says how', [{ ...unnamed, isPrepaid: true }], { chargeCents: 0 }, 'Pago'],
  [
    'paid in cash with a note',
    [{ ...cash, isPrepaid: true, changeForCents: 5_000 }],
    { chargeCents: 0 },
    'Pago · Dinheiro',
  ],
  ['nothing to pay', [], { chargeCents: 0, totalCents: 0 }, 'Nada a cobrar'],
  ['a card', [visa], {}, 'Cobrar R$ 50,00 · Visa'],
  ['a card of no brand', [{ label: 'Cartão de débito' }], {}, 'Cobrar R$ 50,00 · Débito'],
  [
    'a voucher',
    [{ label: 'Vale-refeição Ticket' }],
    { fulfilment: 'pickup' },
    'Cobrar R$ 50,00 · Vale-refeição Ticket',
  ],
  ['at the table', [visa], { fulfilment: 'pickup', serving: 'indoor' }, 'Cobrar R$ 50,00 · Visa'],
  ['cash', [cash], {}, 'Cobrar R$ 50,00 · Dinheiro'],
  ['a note to be changed', [{ ...cash, changeForCents: 10_000 }], {}, 'Troco p/ 100 · Cobrar R$ 50,00'],
  ['an odd note', [{ ...cash, changeForCents: 150_050 }], {}, 'Troco p/ 1500,50 · Cobrar R$ 50,00'],
  ['a part of it is paid', [pix, visa], { chargeCents: 2_000 }, 'Cobrar R$ 20,00 · Visa'],
  ['two ways', [visa, cash], {}, 'Cobrar R$ 50,00 · Visa + Dinheiro'],
  ['nobody says how', [unnamed], {}, 'Cobrar R$ 50,00 · não informado'],
  ['an empty list', [], {}, 'Cobrar R$ 50,00 · não informado'],
  ['delivered', [visa], { status: 'delivered' }, 'Na entrega · Visa'],
  [
    'fetched',
    [{ ...cash, changeForCents: 10_000 }],
    { status: 'delivered', fulfilment: 'pickup' },
    'Na retirada · Dinheiro',
  ],
  ['delivered and paid before', [pix], { status: 'delivered', chargeCents: 0 }, 'Pago · Pix'],
  ['cancelled', [visa], { status: 'cancelled' }, ''],
])('%s: the card shows the payment', (_case, payments, over, words) => {
  const fulfilment = over.fulfilment ?? 'delivery';
  const serving = over.serving ?? null;
  const paymentSummary = summaryOf({ fulfilment, serving }, ...payments);
  const order = { status: 'sent', totalCents: 5_000, chargeCents: 5_000, ...over } as const;
  const reported = paymentFact({ ...order, fulfilment, serving, paymentSummary }, inReais);
  expect([reported?.fact, reported?.detail].filter(Boolean).join(' · ')).toBe(words);
});

it('returns nothing for unknown payments, and preserves words it cannot explain', () => {
  const order = {
    status: 'sent',
    fulfilment: 'delivery',
    serving: null,
    totalCents: 900,
    chargeCents: 900,
  } as const;
  expect(paymentFact({ ...order, paymentSummary: '' }, inReais)).toBeNull();
  expect(paymentFact({ ...order, paymentSummary: 'Fiado' }, inReais)?.detail).toBe('Fiado');
});
