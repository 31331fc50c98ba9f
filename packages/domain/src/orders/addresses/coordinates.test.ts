import { expect, it } from 'vitest';
import { isInBrazil, metresBetween, readCoordinates } from './coordinates.ts';

it.each([
  [-23.5587, -46.635, true],
  [-3.1218, -60.0136, true],
  [0, 0, false],
  [-46.635, -23.5587, false],
  [38.72, -9.14, false],
  [Number.NaN, -46, false],
  [Number.POSITIVE_INFINITY, -46, false],
])('%d, %d in Brazil: %s', (latitude, longitude, expected) => {
  expect(isInBrazil({ latitude, longitude })).toBe(expected);
});

it('measures the straight line', () => {
  const se = { latitude: -23.5503, longitude: -46.6339 };
  expect(metresBetween(se, se)).toBe(0);
  // The distance from the Praça da Sé to Manaus.
  expect(metresBetween(se, { latitude: -3.1218, longitude: -60.0136 }) / 1000).toBeCloseTo(2_690, -1);
});

it.each([
  ['-23,5603, -46,6339', { latitude: -23.5603, longitude: -46.6339 }],
  ['-23.5603 -46.6339', { latitude: -23.5603, longitude: -46.6339 }],
  ['(-23.5603;-46.6339)', { latitude: -23.5603, longitude: -46.6339 }],
  ['-23.5603', null],
  ['Rua da Glória, 182', null],
  ['', null],
])('reads %s', (typed, expected) => expect(readCoordinates(typed)).toEqual(expected));
