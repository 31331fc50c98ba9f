import { expect, it } from 'vitest';
import { coordinates } from './read-entregas.ts';

it('accepts both coordinates or neither', () => {
  expect(coordinates({ lat: '-23,55', lng: '-46.63' })).toEqual({ latitude: -23.55, longitude: -46.63 });
  expect(coordinates({})).toEqual({ latitude: null, longitude: null });
  expect(() => coordinates({ lat: '-23' })).toThrow();
  expect(() => coordinates({ lat: '99', lng: '1' })).toThrow();
});
