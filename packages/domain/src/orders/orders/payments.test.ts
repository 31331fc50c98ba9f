import { describe, expect, it } from 'vitest';
import type { OrderPayment } from './payments.ts';
import { changeCents, pendingFault, readStated, UNDECLARED, withUndeclared } from './payments.ts';

const TOTAL = 5690;
const way = (isPrepaid: boolean, cents = TOTAL): OrderPayment => ({
  method: isPrepaid ? 'PIX' : 'CASH',
  label: '',
  isPrepaid,
  cents,
  changeForCents: null,
});

/** The stated amounts [prepaid, pending]; null if not stated. */
type Stated = [number | null, number | null];

/**
 * Returns the amount to charge at the door, the prepaid amount without a method, and if list and statement
 * conflict.
 */
function read(named: OrderPayment[], [prepaidCents, pendingCents]: Stated) {
  const stated = readStated({ prepaidCents, pendingCents }, TOTAL);
  const payments = withUndeclared(named, stated, TOTAL);
  const sum = (isPrepaid: boolean, of = payments) =>
    of.reduce((total, payment) => total + (payment.isPrepaid === isPrepaid ? payment.cents : 0), 0);
  return {
    charged: sum(false),
    unknown: payments.some(({ method }) => method === UNDECLARED),
    denied: pendingFault(payments, stated.pendingCents, TOTAL) !== null,
  };
}

describe('the charge is never below the amount that is stated as still to be paid', () => {
  it.each<[string, OrderPayment[], Stated, ReturnType<typeof read>]>([
    ['ways and statement agree', [way(false)], [0, TOTAL], { charged: TOTAL, unknown: false, denied: false }],
    ['nothing stated', [way(false)], [null, null], { charged: TOTAL, unknown: false, denied: false }],
    ['a form left blank', [way(false)], [0, 0], { charged: TOTAL, unknown: false, denied: false }],
    ['no way named', [], [0, TOTAL], { charged: TOTAL, unknown: true, denied: false }],
    ['no word at all', [], [null, null], { charged: TOTAL, unknown: true, denied: false }],
    ['paid, no way named', [], [TOTAL, 0], { charged: 0, unknown: true, denied: false }],
    ['part paid, no way named', [], [2000, null], { charged: 3690, unknown: true, denied: false }],
    [
      'a way for the paid part only',
      [way(true, 2000)],
      [2000, 3690],
      { charged: 3690, unknown: true, denied: false },
    ],
    [
      'a way for the other part only',
      [way(false, 3690)],
      [2000, 3690],
      { charged: 3690, unknown: true, denied: false },
    ],
    [
      'paid, but listed to be paid',
      [way(false)],
      [TOTAL, 0],
      { charged: TOTAL, unknown: false, denied: true },
    ],
    [
      'to be paid, but listed as paid',
      [way(true)],
      [0, TOTAL],
      { charged: TOTAL, unknown: true, denied: true },
    ],
    [
      'a cent paid, the rest in no way, and nothing to be paid',
      [way(true, 1)],
      [1, 0],
      { charged: TOTAL - 1, unknown: true, denied: true },
    ],
    [
      'a way for the paid part only, and no word of the rest',
      [way(true, 2000)],
      [null, null],
      { charged: 3690, unknown: true, denied: false },
    ],
    [
      'a cent of rounding',
      [way(false, TOTAL - 1)],
      [0, TOTAL],
      { charged: TOTAL - 1, unknown: false, denied: false },
    ],
  ])('%s', (_name, named, stated, expected) => {
    expect(read(named, stated)).toEqual(expected);
  });
});

it.each([
  [10_000, 4310],
  [TOTAL, 0],
  [5000, -690],
  [null, null],
])('change for %s is %s', (changeForCents, change) => {
  expect(changeCents({ ...way(false), changeForCents })).toBe(change);
});
