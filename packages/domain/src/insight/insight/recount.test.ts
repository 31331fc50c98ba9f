import { expect, it } from 'vitest';
import type { SaleCount } from './order-fact.ts';
import { firstSalesDifference, type StoredSums } from './recount.ts';
import { salesDifferenceWords } from './recount-words.ts';
import { noSales, type SalesDay } from './sales-day.ts';

const sum = (day: string, over: Partial<SalesDay> = {}): SalesDay => ({
  ...{ ...noSales(), day, outcome: 'completed', way: 'online', orders: 2, subtotalCents: 4_500 },
  ...over,
});
const item = (day: string, over: Partial<SaleCount> = {}): SaleCount => ({
  ...{ kind: 'item', day, outcome: 'completed', key: 'p:7', name: 'Calabresa', times: 3, cents: 9_000 },
  ...over,
});
const sums = (days: SalesDay[], counts: SaleCount[] = []): StoredSums => ({ days, counts });
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it('finds no difference in equal sums, for any order, names and zero sums', () => {
  const counted = sums([sum('2026-11-14'), sum('2026-11-15', { way: 'cash' })], [item('2026-11-14')]);
  const stored = sums(
    [sum('2026-11-15', { way: 'cash' }), sum('2026-11-14'), { ...sum('2026-11-13'), ...noSales() }],
    [item('2026-11-14', { name: 'Pizza Calabresa' }), item('2026-11-14', { key: 'p:8', times: 0, cents: 0 })],
  );
  expect(firstSalesDifference(counted, stored)).toBeNull();
});

it('reports the earliest day first, sums before counts, in words', () => {
  const counted = sums(
    [sum('2026-11-14'), sum('2026-11-15')],
    [item('2026-11-14'), item('2026-11-13', { kind: 'district', key: 'centro', times: 2.5 })],
  );
  const stored = sums([sum('2026-11-14', { subtotalCents: 4_000 })], [item('2026-11-14', { times: 9 })]);
  const first = firstSalesDifference(counted, stored);
  expect(first).toMatchObject({ day: '2026-11-13', what: 'district-times', expected: 2.5, found: 0 });
  expect(first && plain(salesDifferenceWords(first))).toBe(
    'Em 13/11/2026, pedidos concluídos, pedidos do bairro centro: os pedidos somam 2,5 e está guardado 0.',
  );
  const next = firstSalesDifference({ ...counted, counts: [item('2026-11-14')] }, stored);
  expect(next && plain(salesDifferenceWords(next))).toBe(
    'Em 14/11/2026, pedidos concluídos, Online, produtos e outras taxas: os pedidos somam R$ 45,00 e está guardado R$ 40,00.',
  );
});

it('reports stored sums of orders that do not exist', () => {
  const found = firstSalesDifference(
    sums([]),
    sums([], [item('2026-11-14', { kind: 'hour', key: '20', times: 0, cents: 100 })]),
  );
  expect(found).toMatchObject({ what: 'hour-cents', expected: 0, found: 100 });
  expect(found && plain(salesDifferenceWords(found))).toContain('pedidos da hora 20, valor');
});
