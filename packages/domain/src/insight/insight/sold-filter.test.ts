import { expect, it } from 'vitest';
import {
  ALL_SOLD,
  FILTER_WORDS,
  filterOfWords,
  hoursOfSpan,
  reportOrdersPath,
  type SoldFilter,
} from './sold-filter.ts';

it.each([
  ['19-21', [19, 20]],
  ['23-1', [23, 0]],
  ['4-5', [4]],
  ['23-24', [23]],
  ['0-24', Array.from({ length: 24 }, (_, hour) => hour)],
  ['19-19', null],
  ['24-1', null],
  ['19-25', null],
  ['-1-3', null],
  ['19', null],
  ['019-20', null],
  ['19-20; drop', null],
])('reads the hours %s', (span, hours) => expect(hoursOfSpan(span)).toEqual(hours));

/** Parses a path as the panel does. */
function filterOfPath(path: string): SoldFilter {
  const requested = new URL(path, 'https://x').searchParams;
  const read = (name: keyof typeof FILTER_WORDS) => FILTER_WORDS[name](requested.get(name) ?? '');
  const names = Object.keys(FILTER_WORDS) as (keyof typeof FILTER_WORDS)[];
  return filterOfWords(Object.fromEntries(names.map((name) => [name, read(name)])) as never);
}

it.each<Partial<SoldFilter>>([
  {},
  { outcome: 'refused', hours: '23-1', weekday: 0 },
  { outcome: 'cancelled', way: 'cash', reason: 'user:UNAVAILABLE_ITEM' },
  { mark: 'late' },
  { mark: 'slow' },
  { mark: 'refunded', weekday: 6 },
  { missing: 'pao & cia #1 100%' },
])('reads from an address what was written into it: %j', (filter) => {
  const path = reportOrdersPath({ from: '2026-11-01', to: '2026-11-28' }, filter);
  expect(filterOfPath(path)).toEqual({ ...ALL_SOLD, ...filter });
});

it('ignores invalid values in a URL', () => {
  const hostile = 'situacao=x&forma=1&motivo=user&com=late&horas=9-99&dia_semana=7&falta=%00%20';
  expect(filterOfPath(`/relatorio?${hostile}`)).toEqual(ALL_SOLD);
});
