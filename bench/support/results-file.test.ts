import { expect, it } from 'vitest';
import type { Figure } from './figure.ts';
import { cellsOf } from './figure.ts';
import { mergeSections } from './results-file.ts';

const figure: Figure = {
  bar: 'P3',
  what: 'lists',
  unit: '/s',
  measured: 1600,
  demanded: { atLeast: 1500 },
  ceiling: 3200,
};

it('shows demand, figure, ceiling, ratio and verdict', () => {
  expect(cellsOf(figure)).toEqual(['P3', 'lists', '≥ 1500 /s', '1600 /s', '3200 /s', '0.50 ×', 'met']);
  expect(cellsOf({ ...figure, demanded: { atMost: 1.25 }, ceiling: null })).toEqual([
    'P3',
    'lists',
    '≤ 1.25 /s',
    '1600 /s',
    '',
    '',
    '**missed**',
  ]);
});

it('replaces the sections that were measured again and preserves the others', () => {
  const section = (name: string, measured: number) => ({
    name,
    circumstances: 'today',
    figures: [{ ...figure, measured }],
    notes: [],
  });
  const first = mergeSections('', '# Results', [section('throughput', 1), section('login', 2)]);
  const second = mergeSections(first, '# Results', [section('login', 3)]);
  expect(second).toContain('| 1 /s |');
  expect(second).toContain('| 3 /s |');
  expect(second).not.toContain('| 2 /s |');
  expect(second.match(/^## /gm)).toHaveLength(2);
});
