import { expect, it } from 'vitest';
import { nextTimeOfDay, stockReturns } from './stock-return.ts';
import { hoursOn } from './testing/a-product.ts';

const at = (iso: string) => Date.parse(`${iso}-03:00`);
/** Open on Friday and on Saturday from 18:00 to 02:00. */
const weekend = hoursOn({ 5: [[18, 26]], 6: [[18, 26]] });

it.each([
  ['while it is open', true, '2026-11-20T20:10', '2026-11-21T02:00', '2026-11-21T18:00'],
  ['past midnight', true, '2026-11-21T01:00', '2026-11-21T02:00', '2026-11-21T18:00'],
  ['before it opens', false, '2026-11-20T15:00', '2026-11-21T02:00', '2026-11-21T18:00'],
  ['after the last shift of the week', false, '2026-11-22T10:00', null, '2026-11-27T18:00'],
  ['just after the shift', false, '2026-11-21T02:30', null, '2026-11-21T18:00'],
])(
  'the end of the shift of this evening, and the opening after it: %s',
  (_name, isInShift, now, shiftEnd, opening) => {
    expect(stockReturns(weekend, at(now))).toMatchObject({
      isInShift,
      shiftEnd: shiftEnd && at(shiftEnd),
      opening: at(opening),
    });
  },
);

it('a store without hours, or always open, only has the hour', () => {
  const none = { inAnHour: at('2026-11-20T21:11'), shiftEnd: null, opening: null };
  expect(stockReturns(null, at('2026-11-20T20:10:30'))).toMatchObject(none);
  const always = hoursOn(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [[0, 24]] as const])));
  expect(stockReturns(always, at('2026-11-20T20:10:30'))).toMatchObject(none);
});

it('a time of day that has passed means tomorrow', () => {
  const next = (minutes: number) => nextTimeOfDay('America/Sao_Paulo', minutes, at('2026-11-20T20:10'));
  expect(next(20 * 60 + 11)).toBe(at('2026-11-20T20:11'));
  expect(next(20 * 60 + 10)).toBe(at('2026-11-21T20:10'));
});
