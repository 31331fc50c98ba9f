import { expect, it } from 'vitest';
import { noBalances } from './accounts.ts';
import {
  differencesKey,
  holdStep,
  type LedgerDifference,
  type NumberedEntry,
  proveEntries,
} from './prove.ts';

const entry = (seq: number, cents: number, toAfter: number, fromAfter = -toAfter): NumberedEntry => ({
  ...{ seq, from: 'custom', to: 'current', cents, kind: 'adjustment' },
  ...{ fromAfter, toAfter },
});

it('continues with the found balances after a difference, so that a later one shows', () => {
  const { balances, differences } = proveEntries(noBalances(), 0, [
    entry(1, 10, 10),
    entry(3, 10, 25, -20),
    entry(4, 10, 35, -30),
    entry(5, 10, 45, -39),
  ]);
  expect(differences).toEqual([
    { seq: 3, what: 'gap', expected: 2, found: 3 },
    { seq: 3, what: 'current', expected: 20, found: 25 },
    { seq: 5, what: 'custom', expected: -40, found: -39 },
  ]);
  expect(balances).toMatchObject({ current: 45, custom: -39 });
});

const held = (expected: number, found: number, seq = 9): LedgerDifference => ({
  ...{ seq, what: 'held-payments', expected, found },
});

it('an unchanged difference has the same key after other postings, and another one has not', () => {
  const key = differencesKey([held(4_000, 6_000)]);
  expect(differencesKey([])).toBeNull();
  expect(differencesKey([held(7_000, 9_000, 12)])).toBe(key);
  expect(differencesKey([held(4_000, 6_001)])).not.toBe(key);
  const other: LedgerDifference = { seq: 9, what: 'open-receivables', expected: 1, found: 2 };
  expect(differencesKey([held(4_000, 6_000), other])).not.toBe(key);
  expect(differencesKey([other, held(4_000, 6_000)])).toBe(differencesKey([held(4_000, 6_000), other]));
});

it.each<[what: string, last: Parameters<typeof holdStep>[0], now: string | null, step: string]>([
  ['a book that comes out', null, null, 'none'],
  ['the first difference', null, 'a', 'hold'],
  ['a hold nobody released, its book mended', { differences: 'a', isReleased: false }, null, 'none'],
  ['a hold nobody released, more differs', { differences: 'a', isReleased: false }, 'b', 'none'],
  ['what was released', { differences: 'a', isReleased: true }, 'a', 'none'],
  ['other than what was released', { differences: 'a', isReleased: true }, 'b', 'hold'],
  ['a release whose book comes out', { differences: 'a', isReleased: true }, null, 'forget'],
])('%s', (_what, last, now, step) => {
  expect(holdStep(last, now)).toBe(step);
});
