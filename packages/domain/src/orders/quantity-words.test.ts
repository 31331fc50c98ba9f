import { describe, expect, it } from 'vitest';
import { perUnitWords, quantityWords } from './quantity-words.ts';

describe('quantityWords', () => {
  it.each([
    [2, 'UN', '2×'],
    [1.5, '', '1,5×'],
    [3, 'units', '3×'],
    [0.35, 'KG', '0,350 kg'],
    [2, 'lt', '2,000 L'],
    [250, 'G', '250 g'],
    [2, 'CX', '2 cx'],
  ])('%d of %j is %s', (quantity, unit, words) => {
    expect(quantityWords(quantity, unit)).toBe(words);
  });
});

it('names what the price of one stands for', () => {
  expect(['UN', 'KG'].map(perUnitWords)).toEqual(['cada', 'por kg']);
});
