import { describe, expect, it } from 'vitest';
import { ticketLinesOf } from './order-document.ts';
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

it('counts the things in a bag: each piece, and one for each weighed line', () => {
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

it('names the unit of a price', () => {
  expect(['UN', 'KG'].map(perUnitWords)).toEqual(['cada', 'por kg']);
});

it.each([
  [[], []],
  [[{ name: 'Pizza grande', quantity: 2, unit: 'UN' }], ['2× Pizza grande']],
  [
    ['Pizza', 'Coca', 'Pudim', 'Suco', 'Bolo'].map((name) => ({ name, quantity: 1, unit: '' })),
    ['1× Pizza', '1× Coca', '1× Pudim', '+2'],
  ],
  [[{ name: 'Buffet', quantity: 0.35, unit: 'KG' }], ['0,350 kg Buffet']],
  [
    [
      {
        name: 'Pizza grande',
        quantity: 1,
        unit: 'UN',
        options: [
          { name: 'Calabresa', quantity: 0.5 },
          { name: 'Atum', quantity: 0.5 },
          { name: 'Borda de catupiry', quantity: 1 },
          { name: 'Azeitona', quantity: 2 },
          { name: 'Molho', quantity: 1.5 },
        ],
      },
    ],
    ['1× Pizza grande: ½ Calabresa, ½ Atum, Borda de catupiry, 2× Azeitona, 1,5× Molho'],
  ],
  [[{ name: 'x'.repeat(99), quantity: 1, unit: '' }], [`1× ${'x'.repeat(86)}…`]],
])('a ticket says the first of %j', (items, lines) => {
  expect(ticketLinesOf(items)).toEqual(lines);
});
