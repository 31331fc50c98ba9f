import { expect, it } from 'vitest';
import { exampleStatement } from './example-statement.ts';
import { type Deposit, matchDeposits } from './match-deposits.ts';
import { readOfx } from './read-ofx.ts';

const span = { from: '2026-10-30', to: '2026-11-27' };
const account = { bank: '077', number: '12345-6' };
const paid = (day: string, cents: number): Deposit => ({ sentOn: day, paidOn: day, cents, state: 'paid' });
const DEPOSITS: Deposit[] = [
  paid('2026-11-03', 120_000),
  paid('2026-11-04', 98_050),
  paid('2026-11-05', 110_700),
  paid('2026-11-06', 87_311),
  paid('2026-11-09', 101_020),
  { ...paid('2026-11-10', 70_000), state: 'returned' },
  paid('2026-11-27', 64_000),
];

it('is read as a bank’s file is, and has one deposit missing and one with another amount', () => {
  const text = exampleStatement(DEPOSITS, { account, span });
  const [statement, ...more] = readOfx(text ?? '');
  expect(more).toEqual([]);
  expect(statement).toMatchObject({ account: '12345-6', declared: span, unread: [] });
  const { deposits, unclaimed } = matchDeposits(DEPOSITS, statement?.lines ?? [], {
    ...{ span, today: '2026-11-27', ourNames: ['Comanda'] },
  });
  expect(deposits.map(({ deposit, outcome }) => `${deposit.sentOn} ${outcome}`)).toEqual([
    '2026-11-03 found',
    '2026-11-04 missing',
    '2026-11-05 found',
    '2026-11-06 found',
    '2026-11-09 different',
    '2026-11-10 returned',
    '2026-11-27 may-come',
  ]);
  expect(unclaimed).toEqual([]);
});

it('is not made of too little', () => {
  expect(exampleStatement(DEPOSITS.slice(0, 3), { account, span })).toBeNull();
});
