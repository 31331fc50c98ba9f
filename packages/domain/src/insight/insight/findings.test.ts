import { expect, it } from 'vitest';
import { findingWords, linksOfFinding } from './finding-words.ts';
import { type FindingFacts, findingsOf } from './findings.ts';

const calm: FindingFacts = {
  ...{ orders: 40, lost: [], out: [], promised: 30, late: 5, accepted: 40, slow: 4 },
  remarkable: { rush: null, missing: null, feesChangedOn: null, scores: [] },
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
  ...{ late: 6, slow: 5 },
};

it('finds nothing in a calm week', () => expect(findingsOf(calm)).toEqual([]));

it('returns at most three, those that cost orders first', () => {
  expect(findingsOf(all)).toEqual([
    // `lost` needs twice as many orders as before: nine is less than twice five.
    { rule: 'lost', key: 'user:UNAVAILABLE_ITEM', times: 3, before: 1, cents: 5_800 },
    { rule: 'late', late: 6, promised: 30 },
    { rule: 'out', name: 'Frango', times: 7 },
  ]);
});

it('replaces a silenced finding with the next one', () => {
  expect(findingsOf(all, new Set(['lost', 'out']))).toEqual([
    { rule: 'late', late: 6, promised: 30 },
    { rule: 'accepting', slow: 5, accepted: 40 },
  ]);
});

it.each<[string, Partial<FindingFacts>]>([
  ['too few orders', { ...all, orders: 19 }],
  ['twice only', { lost: [{ key: 'a:b', times: 2, before: 0, cents: 1 }], out: [{ name: 'X', times: 2 }] }],
  ['as ever', { lost: [{ key: 'a:b', times: 9, before: 5, cents: 1 }] }],
  ['few promises', { promised: 19, late: 19 }],
  ['few were accepted', { accepted: 4, slow: 4 }],
])('says nothing: %s', (_why, facts) => expect(findingsOf({ ...calm, ...facts })).toEqual([]));

const days = { from: '2026-11-01', to: '2026-11-28' };
const scores = { count: 10, countBefore: 20, sum: 41, sumBefore: 92 };
const remarkable: FindingFacts['remarkable'] = {
  rush: { weekday: 5, hour: 19, refused: 9, kitchen: 41, days: null, key: 'user:UNAVAILABLE_ITEM', ofKey: 6 },
  missing: {
    ...{ name: 'Calabresa', weekday: 5, weeks: 3, times: 7 },
    days: { from: '2026-11-13', to: '2026-11-27' },
  },
  feesChangedOn: null,
  scores: [
    { question: 'food', ...scores, sum: 44 },
    { question: 'delivery', ...scores },
  ],
};
const rush = (over: Partial<NonNullable<FindingFacts['remarkable']['rush']>>) => ({
  ...calm,
  remarkable: { ...calm.remarkable, rush: remarkable.rush && { ...remarkable.rush, ...over } },
});

it('names hours, weekday and score, in sentences with matching links', () => {
  const found = findingsOf({ ...calm, remarkable });
  expect(found.map((finding) => [findingWords(finding), linksOfFinding(finding, days)[0].path])).toEqual([
    [
      'Sexta, 19–21 h: 9 pedidos recusados; a cozinha levou 41 min.',
      '/relatorio?periodo=2026-11-01_2026-11-28&situacao=refused&horas=19-21&dia_semana=5#pedidos',
    ],
    [
      'Calabresa faltou 3 sextas seguidas, de 13/11 a 27/11: foi pedido 7 vezes.',
      '/relatorio?periodo=2026-11-13_2026-11-27&dia_semana=5&falta=calabresa#pedidos',
    ],
    [
      'A avaliação da entrega caiu de 4,6 para 4,1 em relação ao período anterior.',
      '/avaliacoes?periodo=2026-11-01_2026-11-28',
    ],
  ]);
  const since = findingsOf({ ...calm, remarkable: { ...remarkable, feesChangedOn: '2026-11-12' } }).at(-1);
  expect(since && [findingWords(since), linksOfFinding(since, days)[0].path]).toEqual([
    'A avaliação da entrega caiu de 4,6 para 4,1 desde a mudança da taxa, em 12/11.',
    '/avaliacoes?periodo=2026-11-12_2026-11-28',
  ]);
  const few = { ...remarkable, scores: [{ question: 'delivery' as const, ...scores, count: 9, sum: 9 }] };
  const twice = {
    ...few,
    missing: few.missing && { ...few.missing, weeks: 2 },
    rush: few.rush && { ...few.rush, refused: 2 },
  };
  expect(findingsOf({ ...calm, remarkable: twice })).toEqual([]);
});

it.each([
  [
    'of other days than the chosen ones',
    { days: { from: '2026-10-29', to: '2026-11-28' } },
    'Sexta, 19–21 h, de 29/10 a 28/11: 9 pedidos recusados; a cozinha levou 41 min.',
    'periodo=2026-10-29_2026-11-28&situacao=refused&horas=19-21&dia_semana=5',
  ],
  [
    'over midnight, and a kitchen that took no time',
    { hour: 23, kitchen: 0 },
    'Sexta, 23–1 h: 9 pedidos recusados.',
    'periodo=2026-11-01_2026-11-28&situacao=refused&horas=23-1&dia_semana=5',
  ],
  [
    'in the last hour of the day, which none follows',
    { hour: 4, kitchen: null },
    'Sexta, 4–5 h: 9 pedidos recusados.',
    'periodo=2026-11-01_2026-11-28&situacao=refused&horas=4-5&dia_semana=5',
  ],
])('reports hours with many refused orders: %s', (_case, over, words, requested) => {
  const [finding] = findingsOf(rush(over));
  expect(finding && [findingWords(finding), linksOfFinding(finding, days)[0].path]).toEqual([
    words,
    `/relatorio?${requested}#pedidos`,
  ]);
});

it('counts the same orders once: a reason that the rush already names gives way to the next one', () => {
  const lost = [
    { key: 'user:UNAVAILABLE_ITEM', times: 9, before: 0, cents: 5_800 },
    { key: 'user:RISK_AREA', times: 3, before: 0, cents: 5_800 },
  ];
  const reported = (ofKey: number, silenced: 'rush' | null = null) =>
    findingsOf({ ...rush({ ofKey }), lost }, new Set(silenced === null ? [] : [silenced])).map((finding) =>
      'key' in finding ? [finding.rule, finding.key] : finding.rule,
    );
  const item = ['lost', 'user:UNAVAILABLE_ITEM'];
  expect(reported(6)).toEqual([
    ['rush', 'user:UNAVAILABLE_ITEM'],
    ['lost', 'user:RISK_AREA'],
  ]);
  expect(reported(4)[1]).toEqual(item);
  expect(reported(6, 'rush')).toEqual([item]);
});
