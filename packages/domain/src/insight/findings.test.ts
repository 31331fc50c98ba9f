import { expect, it } from 'vitest';
import { findingWords, wayOfFinding } from './finding-words.ts';
import { type FindingFacts, findingsOf } from './findings.ts';

const calm: FindingFacts = {
  ...{ orders: 40, lost: [], out: [], promised: 30, late: 5, accepting: 5 },
  standingOut: { rush: null, missing: null, feesChangedOn: null, scores: [] },
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
  ...{ late: 6, accepting: 6 },
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

it('tells when, which weekday and which score, in sentences that lead there', () => {
  const scores = { count: 10, countBefore: 20, sum: 41, sumBefore: 92 };
  const standingOut = {
    rush: { weekday: 5, hour: 19, refused: 9, kitchen: 41 },
    missing: { name: 'Calabresa', weekday: 5, weeks: 3, times: 7 },
    feesChangedOn: null,
    scores: [
      { question: 'food' as const, ...scores, sum: 44 },
      { question: 'delivery' as const, ...scores },
    ],
  };
  const found = findingsOf({ ...calm, standingOut });
  const days = { from: '2026-11-01', to: '2026-11-28' };
  expect(found.map((finding) => [findingWords(finding), wayOfFinding(finding, days).path])).toEqual([
    [
      'Sexta, 19–21 h: 9 pedidos recusados; a cozinha levou 41 min.',
      '/relatorio?periodo=2026-11-01_2026-11-28&situacao=cancelled#pedidos',
    ],
    ['Calabresa faltou 3 sextas seguidas: foi pedido 7 vezes.', '/estoque'],
    [
      'A avaliação da entrega caiu de 4,6 para 4,1 em relação ao período anterior.',
      '/avaliacoes?periodo=2026-11-01_2026-11-28',
    ],
  ]);
  const since = findingsOf({ ...calm, standingOut: { ...standingOut, feesChangedOn: '2026-11-12' } }).at(-1);
  expect(since && findingWords(since)).toBe(
    'A avaliação da entrega caiu de 4,6 para 4,1 desde a mudança da taxa, em 12/11.',
  );
  const few = { ...standingOut, scores: [{ question: 'delivery' as const, ...scores, count: 9, sum: 9 }] };
  const twice = { ...few, missing: { ...few.missing, weeks: 2 }, rush: { ...few.rush, refused: 2 } };
  expect(findingsOf({ ...calm, standingOut: twice })).toEqual([]);
});
