import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT_CENTS } from './cents.ts';
import { formatCents } from './format-cents.ts';
import { readReais } from './read-reais.ts';

test.each([
  ['8,9', 890],
  ['8.90', 890],
  ['8,90', 890],
  ['8', 800],
  ['8,', 800],
  ['0,05', 5],
  [',5', 50],
  ['R$ 1.234,56', 123_456],
  ['R$1.234,56', 123_456],
  ['1.234', 123_400],
  ['1.234.567', 123_456_700],
  ['1,234.56', 123_456],
  ['1234.5', 123_450],
  [' 12,00 ', 1200],
  ['', null],
  ['R$ ', null],
  ['8,905', undefined],
  ['1.23.4', undefined],
  ['12.34,50', undefined],
  ['-5', undefined],
  ['oito', undefined],
  ['99999999,99', undefined],
])('%j is %s cents', (text, cents) => {
  expect(readReais(text)).toBe(cents);
});

test('a formatted amount is parsed to the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }), (cents) => {
      expect(readReais(formatCents(cents))).toBe(cents);
    }),
  );
});
