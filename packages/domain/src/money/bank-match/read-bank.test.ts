import { describe, expect, it } from 'vitest';
import { type BankStatement, mayBeAccount, spanOf } from './bank-statement.ts';
import { payerOf } from './payer-words.ts';
import { readBankAmount } from './read-bank-amount.ts';
import { dayOrderOf, readBankDay } from './read-bank-day.ts';

it.each([
  ['20261123', '2026-11-23'],
  ['20261123235959.000[0:GMT]', '2026-11-23'],
  ['20261123[-3:BRT]', '2026-11-23'],
  ['23112026', '2026-11-23'],
  ['2026-11-23T10:00:00-03:00', '2026-11-23'],
  ['2026/11/23', '2026-11-23'],
  ['23/11/2026 10:00', '2026-11-23'],
  ['3-1-26', '2026-01-03'],
  ['23.11.2026', '2026-11-23'],
  ['31/02/2026', null],
  ['00000000', null],
  ['23/11', null],
  ['23/11-2026', null],
  ['11/2026', null],
  ['3000-01-01', null],
  ['', null],
])('the day %s', (text, day) => expect(readBankDay(text)).toBe(day));

it('takes the month first only when no other reading is possible', () => {
  expect(dayOrderOf(['11/23/2026', '01/02/2026'])).toBe('month-first');
  expect(dayOrderOf(['01/02/2026'])).toBe('day-first');
  expect(dayOrderOf(['11/23/2026', '23/11/2026'])).toBe('day-first');
  expect(readBankDay('11/23/2026', 'month-first')).toBe('2026-11-23');
});

it.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['-1234.5', -123_450],
  ['R$ 1.234,56', 123_456],
  ['- R$ 10,00', -1_000],
  ['\u221210,00', -1_000],
  ['10,00-', -1_000],
  ['10,00 D', -1_000],
  ['10,00C', 1_000],
  ['(10,00)', -1_000],
  ['+10', 1_000],
  ['100.000000', 10_000],
  ['0,00', 0],
  ['', null],
  ['            .  ', null],
  ['1.234', undefined],
  ['1,234', undefined],
  ['dez', undefined],
  ['1.2.3', undefined],
  ['99999999999999', undefined],
])('the amount %s', (text, cents) => expect(readBankAmount(text)).toBe(cents));

describe('the days of a statement', () => {
  const of = (declared: [string, string] | null, ...days: string[]): BankStatement => ({
    ...{ bank: null, account: null, isCard: false, unread: [] },
    declared: declared === null ? null : { from: declared[0], to: declared[1] },
    lines: days.map((day, no) => ({ no, day, cents: 1, text: '' })),
  });
  it.each<[string, BankStatement, [string, string] | null]>([
    ['as it says', of(['2026-11-01', '2026-11-20'], '2026-11-05'), ['2026-11-01', '2026-11-20']],
    ['never beyond today', of(['2026-11-01', '2026-12-31'], '2026-11-05'), ['2026-11-01', '2026-11-27']],
    [
      'of its movements, where it says when it was made',
      of(['2026-11-27', '2026-11-27'], '2026-11-05', '2026-11-03'),
      ['2026-11-03', '2026-11-05'],
    ],
    [
      'of its movements, where it says decades',
      of(['1990-01-01', '2026-11-20'], '2026-11-05'),
      ['2026-11-05', '2026-11-05'],
    ],
    [
      'as it says, where a single movement is of weeks before',
      of(['2026-11-01', '2026-11-20'], '2026-09-05', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'),
      ['2026-11-01', '2026-11-20'],
    ],
    [
      'of its movements, where many are of before',
      of(['2026-11-05', '2026-11-20'], '2026-11-01', '2026-11-02', '2026-11-06'),
      ['2026-11-01', '2026-11-06'],
    ],
    ['without a movement', of(['2026-11-01', '2026-11-20']), ['2026-11-01', '2026-11-20']],
    ['nothing said, nothing there', of(null), null],
  ])('%s', (_name, statement, days) => {
    const span = spanOf(statement, '2026-11-27');
    expect(span === null ? null : [span.from, span.to]).toEqual(days);
  });
});

it.each([
  ['0001123456', '12345-6', true],
  ['12345', '12345-6', true],
  ['000112345', '12345-6', true],
  ['98765-4', '12345-6', false],
  ['6', '12345-6', false],
  ['', '12345-6', false],
])('the bank says account %s, money goes to %s', (reported, account, is) =>
  expect(mayBeAccount(reported, account)).toBe(is),
);

it.each([
  ['PIX RECEBIDO COMANDA PAGAMENTOS LTDA 12345678000190', 'comanda'],
  ['Transferência recebida pelo Pix - Zé da Esquina - E123abc', 'esquina'],
  ['TED 341.0001 CRÉDITO EM CONTA', ''],
])('reads the payer of %s', (text, payer) => expect(payerOf(text)).toBe(payer));
