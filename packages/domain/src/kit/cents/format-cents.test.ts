import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents } from './format-cents.ts';

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

test.each([
  [0, 'R$ 0,00'],
  [5, 'R$ 0,05'],
  [-5, '−\u00a0R$ 0,05'],
  [99_999, 'R$ 999,99'],
  [100_000, 'R$ 1.000,00'],
  [-123_456_789, '−\u00a0R$ 1.234.567,89'],
])('%i cents are read as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test('any sum is written in the Brazilian format', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (cents) => {
      expect(formatCents(cents)).toBe(
        REAIS.format(cents / 100)
          .replace(/\u00a0/g, ' ')
          .replace('-', '−\u00a0'),
      );
    }),
  );
});
