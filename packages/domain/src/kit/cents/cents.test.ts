import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromReais, MAX_AMOUNT_CENTS, reaisFromCents } from './cents.ts';

describe('cents', () => {
  it.each([
    [0, 0],
    [62.9, 6290],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [-5, -500],
    [-0, 0],
    [99999.99, 9999999],
  ])('%d reais are %d cents', (reais, cents) => {
    expect(centsFromReais(reais)).toBe(cents);
  });

  it('converts every allowed amount to reais and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_AMOUNT_CENTS, max: MAX_AMOUNT_CENTS }), (cents) => {
        expect(centsFromReais(reaisFromCents(cents))).toBe(cents || 0);
      }),
    );
  });
});
