import { expect, it } from 'vitest';
import { codeOfPayment, type OrderPayment, paymentOfCode } from './payment-code.wire.ts';

it.each<[number, OrderPayment]>([
  [-2, { way: 'online', method: 'CREDIT' }],
  [-10, { way: 'online', method: 'PIX' }],
  [-11, { way: 'online', method: 'PICPAY' }],
  [-12, { way: 'online', method: 'NUBANK' }],
  [-1, { way: 'cash', method: 'CASH' }],
  [7, { way: 'card', method: 'PIX' }],
  [4, { way: 'card', method: 'MEAL_VOUCHER' }],
])('%d is read and written', (code, payment) => {
  expect(paymentOfCode(code)).toEqual(payment);
  expect(codeOfPayment(payment)).toBe(code);
});

it('reads an unknown code as a card', () => {
  expect(paymentOfCode(1_234)).toEqual({ way: 'card', method: '1234' });
  expect(codeOfPayment({ way: 'card', method: 'DREX|X' })).toBe(99);
  expect(codeOfPayment({ way: 'online', method: 'NONE' })).toBe(-2);
});
