import { expect, it } from 'vitest';
import { paymentSummary } from './order-document.ts';
import type { OrderPayment } from './payments.ts';

const inReais = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;
const card = { method: 'CREDIT', label: 'Cartão', isPrepaid: false, cents: 5_000, changeForCents: null };
const summary = (fulfilment: 'delivery' | 'pickup', ...payments: Partial<OrderPayment>[]) =>
  paymentSummary({ payments: payments.map((payment) => ({ ...card, ...payment })), fulfilment }, inReais);

it('says where what is not paid yet will be paid', () => {
  expect(summary('delivery', {})).toBe('Cartão na entrega');
  expect(summary('pickup', {})).toBe('Cartão na retirada');
});

it('says what is paid, and what change is wanted', () => {
  expect(summary('pickup', { label: 'Pix', isPrepaid: true })).toBe('Pix pago');
  expect(summary('delivery', { method: 'CASH', label: 'Dinheiro', changeForCents: 10_000 })).toBe(
    'Dinheiro · troco p/ R$ 100,00',
  );
  expect(summary('delivery', { method: 'CASH', label: 'Dinheiro' })).toBe('Dinheiro');
});

it('says every way once', () => {
  expect(summary('delivery', {}, {}, { label: 'Pix', isPrepaid: true })).toBe('Cartão na entrega + Pix pago');
  expect(summary('delivery')).toBe('Pagamento não informado');
});
