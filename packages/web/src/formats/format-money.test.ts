import { expect, it } from 'vitest';
import { formatMoney, withUnbrokenMoney } from './format-money.ts';

it.each([
  [0, 'R$ 0,00'],
  [5, 'R$ 0,05'],
  [8640, 'R$ 86,40'],
  [123456, 'R$ 1.234,56'],
  [9999999, 'R$ 99.999,99'],
  [123456789012, 'R$ 1.234.567.890,12'],
  [-1000, '− R$ 10,00'],
  [-0, 'R$ 0,00'],
])('%d cents are %s', (cents, shown) => {
  expect(formatMoney(cents).replaceAll('\u00a0', ' ')).toBe(shown);
});

it('gives an amount no space that may break, alone and in a sentence', () => {
  expect(formatMoney(-123_456)).not.toMatch(/ /);
  expect(withUnbrokenMoney('Vendeu R$ 1.234,56 a mais')).toBe('Vendeu R$\u00a01.234,56 a mais');
});
