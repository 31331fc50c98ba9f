import { describe, expect, it } from 'vitest';
import { itemCountOf, perUnitWords, quantityWords } from './quantity-words.ts';

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

it('counts what is in a bag: each piece, and one for what is weighed', () => {
  expect(itemCountOf([])).toBe(0);
  expect(
    itemCountOf([
      { quantity: 2, unit: 'UN' },
      { quantity: 0.5, unit: '' },
      { quantity: 0.5, unit: '' },
      { quantity: 0.35, unit: 'KG' },
    ]),
  ).toBe(4);
});

it('names what the price of one stands for', () => {
  expect(['UN', 'KG'].map(perUnitWords)).toEqual(['cada', 'por kg']);
});
