import { expect, it } from 'vitest';
import { type FindingFacts, findingsOf } from './findings.ts';

const calm: FindingFacts = {
  ...{ orders: 40, lost: [], out: [], promised: 30, late: 5, accepting: 4.9 },
};
const all: FindingFacts = {
  ...calm,
  lost: [
    { key: 'user:UNAVAILABLE_ITEM', times: 3, before: 1, cents: 5_800 },
    { key: 'user:WITHOUT_COURIER', times: 9, before: 5, cents: 40_000 },
  ],
  out: [
    { name: 'Calabresa', times: 4 },
    { name: 'Frango', times: 7 },
  ],
  ...{ late: 6, accepting: 5 },
};

it('finds nothing in a calm week', () => expect(findingsOf(calm)).toEqual([]));

it('tells three at most, what costs orders first', () => {
  expect(findingsOf(all)).toEqual([
    // Nine is not twice five.
    { rule: 'lost', key: 'user:UNAVAILABLE_ITEM', times: 3, before: 1, cents: 5_800 },
    { rule: 'late', late: 6, promised: 30 },
    { rule: 'out', name: 'Frango', times: 7 },
  ]);
});

it('tells the next one in the place of what is silenced', () => {
  expect(findingsOf(all, new Set(['lost', 'out']))).toEqual([
    { rule: 'late', late: 6, promised: 30 },
    { rule: 'accepting', minutes: 5 },
  ]);
});

it.each<[string, Partial<FindingFacts>]>([
  ['too few orders', { ...all, orders: 19 }],
  ['twice only', { lost: [{ key: 'a:b', times: 2, before: 0, cents: 1 }], out: [{ name: 'X', times: 2 }] }],
  ['as ever', { lost: [{ key: 'a:b', times: 9, before: 5, cents: 1 }] }],
  ['few promises', { promised: 19, late: 19 }],
  ['nobody knows how long', { accepting: null }],
])('says nothing: %s', (_why, facts) => expect(findingsOf({ ...calm, ...facts })).toEqual([]));
