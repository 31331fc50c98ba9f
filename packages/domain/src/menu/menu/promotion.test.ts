import { expect, it } from 'vitest';
import { chargedPrice, type Promotion } from './promotion.ts';
import { hoursOn } from './testing/a-product.ts';

const at = (iso: string) => Date.parse(`${iso}-03:00`);
const TEN = at('2026-11-20T22:00:00');
const promotion = (over: Partial<Promotion> = {}): Promotion => ({
  priceCents: 1500,
  from: null,
  until: TEN,
  schedule: null,
  ...over,
});

it.each([
  ['a second before its end', promotion(), '2026-11-20T21:59:59', 1500],
  ['at its end', promotion(), '2026-11-20T22:00:00', 2000],
  ['before it begins', promotion({ from: TEN, until: null }), '2026-11-20T21:59:59', 2000],
  ['when it is dearer', promotion({ priceCents: 2500 }), '2026-11-20T20:00:00', 2000],
  ['when it is nothing', promotion({ priceCents: 0 }), '2026-11-20T20:00:00', 2000],
  [
    'in its night, past midnight',
    promotion({ until: null, schedule: hoursOn({ 5: [[18, 26]] }) }),
    '2026-11-21T01:59:59',
    1500,
  ],
  [
    'after its night',
    promotion({ until: null, schedule: hoursOn({ 5: [[18, 26]] }) }),
    '2026-11-21T02:00:00',
    2000,
  ],
])('%s', (_when, lower, moment, cents) => {
  expect(chargedPrice(2000, lower, at(moment)).cents).toBe(cents);
});
