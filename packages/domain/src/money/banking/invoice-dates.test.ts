import { expect, it } from 'vitest';
import { datesOfDueDay, invoiceDates } from './invoice-dates.ts';

it.each([
  ['2026-11-30', '2026-12-10', '2026-12-10', '2026-12-11', '2026-12-12'],
  ['2026-12-01', '2027-01-10', '2027-01-11', '2027-01-12', '2027-01-13'],
  ['2027-09-15', '2027-10-10', '2027-10-11', '2027-10-13', '2027-10-14'],
])(
  'the invoice of the month of %s is due on %s, payable until %s, clears on %s, overdue from %s',
  (period, dueOn, payableUntil, clearsOn, overdueFrom) => {
    expect(invoiceDates(period)).toEqual({ dueOn, payableUntil, clearsOn, overdueFrom });
  },
);

it('uses the due day of the invoice if it has its own', () => {
  expect(datesOfDueDay('2026-02-14')).toEqual({
    dueOn: '2026-02-14',
    payableUntil: '2026-02-18',
    clearsOn: '2026-02-19',
    overdueFrom: '2026-02-20',
  });
});
