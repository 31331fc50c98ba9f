import { describe, expect, it } from 'vitest';
import { closedBefore, nextSettlementDay, settlementAhead } from './next-settlement.ts';

type Book = Parameters<typeof closedBefore>[1];
const SAO_PAULO: Book = {
  timeZone: 'America/Sao_Paulo',
  openedOn: '2026-06-10',
  closedThrough: '2026-10-31',
};

describe('the months that are closed before a run', () => {
  it.each<[string, string, Partial<Book>, string[]]>([
    ['within the month', '2026-11-30', {}, []],
    ['on the first, before noon', '2026-12-01', {}, []],
    ['on the second', '2026-12-02', {}, ['2026-11-30']],
    ['that is closed already', '2026-12-02', { closedThrough: '2026-11-30' }, []],
    [
      'of a book that began in it',
      '2026-12-02',
      { closedThrough: null, openedOn: '2026-11-12' },
      ['2026-11-30'],
    ],
    ['of a book that began after it', '2026-12-02', { closedThrough: null, openedOn: '2026-12-01' }, []],
    ['two of them', '2027-01-04', {}, ['2026-11-30', '2026-12-31']],
  ])('%s', (_name, day, book, ends) => {
    expect(closedBefore(day, { ...SAO_PAULO, ...book })).toEqual(ends);
  });
});

describe('a future settlement', () => {
  const one = [{ laterCents: 0 }];
  it.each<[string, Parameters<typeof settlementAhead>, object]>([
    [
      'becomes an invoice, which reduces nothing',
      [{ dueCents: 5_500, overdueCents: 0 }, { current: -5_487, invoiced: 0 }, one],
      { retainedCents: 0, payoutCents: 5_500 },
    ],
    [
      'is retained where no month is closed before',
      [{ dueCents: 5_500, overdueCents: 0 }, { current: -5_487, invoiced: 0 }, []],
      { retainedCents: 5_487, payoutCents: 13 },
    ],
    [
      'up to 30,00 accumulates and is retained',
      [{ dueCents: 5_500, overdueCents: 0 }, { current: -3_000, invoiced: 0 }, one],
      { retainedCents: 3_000, payoutCents: 2_500 },
    ],
    [
      'leaves what was booked after the month',
      [{ dueCents: 5_500, overdueCents: 0 }, { current: -5_000, invoiced: 0 }, [{ laterCents: -1_000 }]],
      { retainedCents: 1_000, payoutCents: 4_500 },
    ],
    [
      'keeps for overdue invoices, and never for the one that has just been made',
      [{ dueCents: 9_000, overdueCents: 2_000 }, { current: -4_000, invoiced: -2_000 }, one],
      { retainedForInvoicesCents: 2_000, retainedCents: 0, payoutCents: 7_000 },
    ],
    [
      'pays a credit, which no month takes',
      [{ dueCents: 0, overdueCents: 0 }, { current: 6_500, invoiced: 0 }, one],
      { creditCents: 6_500, payoutCents: 6_500 },
    ],
  ])('%s', (_name, requested, settlement) => {
    expect(settlementAhead(...requested)).toMatchObject(settlement);
  });
});

it.each([
  [{ firstDueOn: '2026-12-02', runDay: '2026-12-01' }, 0, '2026-12-02'],
  [{ firstDueOn: '2026-11-27', runDay: '2026-12-01' }, 0, '2026-12-01'],
  [{ firstDueOn: null, runDay: '2026-12-01' }, 100, '2026-12-10'],
  [{ firstDueOn: '2026-12-14', runDay: '2026-12-01' }, 100, '2026-12-10'],
  [{ firstDueOn: null, runDay: '2026-12-01' }, -100, null],
])('comes next for %j and %i', (due, current, day) => {
  expect(nextSettlementDay(due, current)).toBe(day);
});
