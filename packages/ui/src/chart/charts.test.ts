import { expect, it } from 'vitest';
import { axisOf, depthOf, namedPoints } from './axis.ts';
import type { Unit } from './chart-data.ts';
import { describeAmount, formatShare, formatShort } from './format-amount.ts';
import { inksOf } from './inks.ts';
import { stackOf } from './plot/stack-of.ts';
import { dayPoints, hourPoints, periodPoints, valuesAt } from './points.ts';
import {
  describeChange,
  describeGrid,
  describePoint,
  describeRows,
  describeSeries,
  describeShares,
  describeWaterfall,
} from './sentences.ts';

const orders = ['pedido', 'pedidos'] as const;
const days = dayPoints({ from: '2026-11-14', to: '2026-11-16' });

it.each([
  ['nothing', [], [0, 1], [0]],
  ['zeros', [0, 0], [0, 1], [0]],
  ['one', [1], [0, 1], [0, 1]],
  ['a few things', [3], [0, 3], [0, 1, 2, 3]],
  ['cents', [123_45], [0, 15_000], [0, 5_000, 10_000, 15_000]],
  ['losses', [-800, 1_000], [-1_000, 1_000], [-1_000, -500, 0, 500, 1_000]],
  ['only losses', [-3], [-3, 0], [-3, -2, -1, 0]],
  ['the largest sums', [1e12], [0, 1e12], [0, 2e11, 4e11, 6e11, 8e11, 1e12]],
])('axis of %s', (_, values, ends, ticks) => {
  const axis = axisOf(values);
  expect([axis.low, axis.high]).toEqual(ends);
  // `+ 0` turns a minus zero into zero.
  expect(axis.ticks.map((tick) => tick + 0)).toEqual(ticks);
  for (const value of values) expect(depthOf(value, axis)).toBeGreaterThanOrEqual(0);
});

it.each([
  [1, 12, 1, [0]],
  [7, 7, 1, [0, 1, 2, 3, 4, 5, 6]],
  [90, 7, 14, [13, 27, 41, 55, 69, 83]],
  [3_000, 12, 365, [262, 627, 992, 1_357, 1_722, 2_087, 2_452, 2_817]],
  [0, 4, 1, []],
])('%d points with room for %d names: one of every %d', (count, max, step, indices) => {
  expect(namedPoints(count, max)).toEqual({ step, indices });
});

it.each([
  ['a year', '2027-01-01', '2027-12-31', 'day', 365, '01/01', 1],
  ['a year and more', '2026-01-15', '2027-02-20', 'month', 14, '01/26', 20],
  ['ten years', '2016-01-01', '2025-12-31', 'month', 120, '01/16', 31],
  ['ten years from the middle of a month', '2016-11-29', '2026-11-28', 'quarter', 41, '4º tri/16', 59],
] as const)('%s is drawn with few enough points', (_, from, to, step, count, short, last) => {
  const of = periodPoints({ from, to });
  expect([of.step, of.points.length, of.points[0]?.short]).toEqual([step, count, short]);
  const days = dayPoints({ from, to }).length;
  // With one order on each day, the sums contain every day. The last sum contains only the days of its point.
  const sums = of.sums(Array.from({ length: days }, () => 1));
  expect([sums.length, sums.reduce((sum, each) => sum + each, 0)]).toEqual([count, days]);
  expect(sums.at(-1)).toBe(last);
});

it.each<[number, Unit, string]>([
  [0, 'money', 'R$ 0'],
  [50, 'money', 'R$ 0,50'],
  [25_000, 'money', 'R$ 250'],
  [120_000, 'money', 'R$ 1,2 mil'],
  [-250_000, 'money', '− R$ 2,5 mil'],
  [3e8, 'money', 'R$ 3 mi'],
  [1e12, 'money', 'R$ 10 bi'],
  [1_200, orders, '1,2 mil'],
])('%d beside an axis', (value, unit, text) => {
  expect(formatShort(value, unit).replaceAll('\u00a0', ' ')).toBe(text);
});

it('says amounts with their nouns, and shares that round to nothing', () => {
  expect([1, 0, 1_234, -1, 10_008.85].map((value) => describeAmount(value, orders))).toEqual([
    '1 pedido',
    '0 pedidos',
    '1.234 pedidos',
    '−1 pedido',
    // Amounts may be weights, so up to three decimals are shown.
    '10.008,85 pedidos',
  ]);
  expect([formatShare(0, 1), formatShare(0, 0), formatShare(334, 5)]).toEqual(['< 0,1%', '0,0%', '33,4%']);
});

it.each([
  [{ kind: 'nothing' }, 'nada, e nada antes', 0],
  [{ kind: 'new' }, 'novo: nada antes', 1],
  [{ kind: 'percent', tenths: 333 }, '33,3% a mais que antes', 1],
  [{ kind: 'percent', tenths: -1_000 }, '100,0% a menos que antes', -1],
  [{ kind: 'percent', tenths: 0 }, 'igual, como antes', 0],
  [{ kind: 'difference', amount: -3 }, '3 pedidos a menos que antes', -1],
] as const)('a change: %j', (change, words, step) => {
  expect(describeChange(change, orders, 'antes')).toEqual({ words, step });
});

it('fills days without data with zeros or gaps, as the caller chooses', () => {
  const shown = new Map([['2026-11-15', 5]]);
  expect(valuesAt(days, shown, 0)).toEqual([0, 5, 0]);
  expect(valuesAt(days, shown, null)).toEqual([null, 5, null]);
  expect(days[0]).toEqual({ key: '2026-11-14', short: '14/11', long: 'sábado, 14/11/2026' });
  expect(dayPoints({ from: '2018-09-07', to: '2026-11-23' })).toHaveLength(3_000);
  expect(dayPoints({ from: '2026-11-02', to: '2026-11-01' })).toEqual([]);
  expect(
    hourPoints(5)
      .map(({ short }) => short)
      .slice(17, 21),
  ).toEqual(['22h', '23h', '0h', '1h']);
});

it('reads a chart out: totals, the highest and the lowest', () => {
  const series = [{ key: 'orders', name: 'Pedidos', values: [4, null, 3] }];
  expect(describeSeries(days, series, orders, { name: 'Antes', values: [1, 1, 1] })).toBe(
    'Pedidos: 7 pedidos; Antes: 3 pedidos. Maior: sábado, 14/11/2026, 4 pedidos. Menor: segunda, 16/11/2026, 3 pedidos.',
  );
  const aside = { key: 'kept', name: 'Retido', values: [0, 0, 9], isAside: true };
  expect(describeSeries(days, [...series, aside], orders)).toContain('Maior: sábado, 14/11/2026, 4 pedidos.');
  expect(describePoint(1, days, series, orders)).toBe('domingo, 15/11/2026: sem informação');
  expect(describeSeries(days.slice(0, 1), [{ key: 'a', name: 'A', values: [4] }], orders)).toBe(
    'A: 4 pedidos. Um só ponto: sábado, 14/11/2026, 4 pedidos.',
  );
  expect(describeSeries([], [{ key: 'a', name: 'A', values: [] }], orders)).toBe('A: sem informação.');
  expect(describeSeries(days, [{ key: 'a', name: 'A', values: [0, 0, 0] }], orders)).toBe(
    'A: 0 pedidos. Sempre 0 pedidos.',
  );
  const rows = Array.from({ length: 8 }, (_, index) => ({ name: `🍕${index}`, value: index }));
  expect(describeRows(rows, orders)).toMatch(/^🍕0: 0 pedidos; .*; e mais 2\.$/);
  expect(describeShares([{ name: 'Novos', amount: 1 }], [1_000])).toBe('Novos: 100,0%.');
  expect(describeWaterfall([{ key: 'a', name: 'Taxa', cents: -50, from: 0, to: -50, isSum: false }])).toBe(
    'Taxa: menos R$\u00a00,50.',
  );
  expect(describeGrid(days, [0, 7, 0], orders)).toBe(
    'Maior: domingo, 15/11/2026, 7 pedidos. Em zero: 2 de 3.',
  );
});

it('stacks what is above zero up and what is below down', () => {
  const stack = stackOf(
    [
      { key: 'a', name: 'A', values: [5] },
      { key: 'b', name: 'B', values: [-2] },
      { key: 'c', name: 'C', values: [3] },
      { key: 'd', name: 'D', values: [null] },
    ],
    1,
  );
  expect(stack.slice(0, 3).map(([point]) => [...(point ?? [])].sort((x, y) => x - y))).toEqual([
    [0, 5],
    [-2, 0],
    [5, 8],
  ]);
});

it('gives every key its own ink, independent of its rank', () => {
  const dishes = ['calabresa', 'guarana', 'mussarela', 'portuguesa', 'pudim', 'agua'];
  const inks = inksOf(dishes);
  expect(new Set(inks).size).toBe(6);
  expect(inksOf(dishes.toReversed())).toEqual(inks.toReversed());
  expect(inksOf(['cash', 'card', 'online', 'rest'])).toEqual(['3', '2', '1', 'rest']);
});
