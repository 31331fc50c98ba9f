import { expect, it } from 'vitest';
import { faultOfRates } from './plan-rates.ts';
import type { PlanRate } from './terms.ts';

const pix: PlanRate = { kind: 'debit', brand: 'Pix', instalments: 1, rateMillionths: 9_900 };
const visa: PlanRate = { kind: 'credit', brand: 'Visa', instalments: 1, rateMillionths: 39_900 };

it.each([
  [[pix, visa], null],
  [[pix, visa, { ...visa, instalments: 3 }], null],
  [[visa], { row: null, what: 'no-debit' }],
  [[pix], { row: null, what: 'no-credit' }],
  [[pix, visa, { ...visa, brand: 'VISA ' }], { row: 2, what: 'repeated' }],
  [[{ ...pix, instalments: 2 }, visa], { row: 0, what: 'debit-in-parts' }],
  [[pix, visa, { ...visa, brand: 'Elo', instalments: 2 }], { row: 2, what: 'not-from-one' }],
])('checks a table: %#', (rates, fault) => {
  expect(faultOfRates(rates)).toEqual(fault);
});
