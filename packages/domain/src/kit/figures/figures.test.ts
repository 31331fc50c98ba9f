import { expect, it } from 'vitest';
import { type Change, changeOf } from './change.ts';
import { largestParts, REST_KEY, sharesOf } from './shares.ts';
import { formulasOf, type WaterfallLine, waterfallOf } from './waterfall.ts';

it.each<[now: number, before: number, Change]>([
  [5, 0, { kind: 'new' }],
  [0, 5, { kind: 'percent', tenths: -1_000 }],
  [0, 0, { kind: 'nothing' }],
  [4, 3, { kind: 'percent', tenths: 333 }],
  [3, 3, { kind: 'percent', tenths: 0 }],
  [9_995, 10_000, { kind: 'percent', tenths: -1 }],
  [-3, -5, { kind: 'difference', amount: 2 }],
  [-3, 0, { kind: 'difference', amount: -3 }],
  [2e12, 1e12, { kind: 'percent', tenths: 1_000 }],
])('%d against %d', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

it.each([
  ['three equal', [1, 1, 1], [334, 333, 333]],
  ['seven equal', [1, 1, 1, 1, 1, 1, 1], [143, 143, 143, 143, 143, 143, 142]],
  ['one of many', [9_999, 1], [1_000, 0]],
  ['payments', [9_190, 10_750, 145_356], [56, 65, 879]],
  ['one', [1e12], [1_000]],
  ['nothing', [], []],
  ['all zero', [0, 0], [0, 0]],
  ['one below zero', [-5, 5], [0, 1_000]],
])('shares: %s', (_, amounts, shares) => {
  expect(sharesOf(amounts)).toEqual(shares);
});

it('returns the largest parts, equals by name, and sums up the others unless it is only one', () => {
  const parts = ['é', 'd', 'c', 'b', 'a'].map((name) => ({ key: name, name, amount: 1 }));
  const names = (max: number) => largestParts(parts, max, 'Outros').map(({ name }) => name);
  expect(names(4)).toEqual(['a', 'b', 'c', 'd', 'é']);
  expect(names(3)).toEqual(['a', 'b', 'c', 'Outros']);
  expect(largestParts(parts, 3, 'Outros').at(-1)?.amount).toBe(2);
  expect(largestParts([{ key: 'x', name: 'x', amount: 0 }], 6, 'Outros')).toEqual([]);
  // A part that is already a sum of others is added to 'Outros', even if it is large.
  const reported = [{ key: REST_KEY, name: 'Outros', amount: 90 }, ...parts];
  expect(largestParts(reported, 4, 'Outros').at(-1)).toEqual({ key: REST_KEY, name: 'Outros', amount: 91 });
  expect(largestParts(reported, 5, 'Outros').at(-1)?.amount).toBe(90);
});

const settlement: WaterfallLine[] = [
  { key: 'sales', name: 'Vendas online', cents: 1_234_56 },
  { key: 'fee', name: 'Taxa', cents: -43_21 },
  { key: 'net', name: 'Subtotal', cents: 'sum' },
  { key: 'commission', name: 'Comissão', cents: -1_500_00 },
  { key: 'due', name: 'Total a receber', cents: 'sum' },
];

it('adds a waterfall up to the cent, through zero', () => {
  const steps = waterfallOf(settlement);
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [0, 123_456],
    [123_456, 119_135],
    [0, 119_135],
    [119_135, -30_865],
    [0, -30_865],
  ]);
  expect(steps.at(-1)?.cents).toBe(1_234_56 - 43_21 - 1_500_00);
});

it('lists the terms of each sum, beginning with the sum before it', () => {
  const text = (lines: WaterfallLine[]) =>
    formulasOf(waterfallOf(lines)).map(({ terms, sum }) => [...terms.map(({ name }) => name), sum.name]);
  expect(text(settlement)).toEqual([
    ['Vendas online', 'Taxa', 'Subtotal'],
    ['Subtotal', 'Comissão', 'Total a receber'],
  ]);
  for (const { terms, sum } of formulasOf(waterfallOf(settlement)))
    expect(terms.reduce((total, { cents }) => total + cents, 0)).toBe(sum.cents);
  const again: WaterfallLine = { key: 'again', name: 'De novo', cents: 'sum' };
  expect(text([again, again, ...settlement, again])).toEqual([
    ['De novo', 'Vendas online', 'Taxa', 'Subtotal'],
    ['Subtotal', 'Comissão', 'Total a receber'],
  ]);
});

it('shows a difference that the lines do not explain', () => {
  const gapName = 'Diferença sem explicação';
  const steps = waterfallOf(settlement, { cents: -30_800, gapName });
  expect(steps.at(-2)).toMatchObject({ key: 'gap', cents: 65 });
  expect(steps.at(-1)?.cents).toBe(-30_800);
  expect(waterfallOf(settlement, { cents: -30_865, gapName })).toEqual(waterfallOf(settlement));
  expect(waterfallOf([{ key: 'a', name: 'A', cents: 1e12 }]).at(-1)?.to).toBe(1e12);
  expect(waterfallOf([])).toEqual([]);
});
