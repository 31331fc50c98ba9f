import { expect, it } from 'vitest';
import { findCitySpelling } from './city-spelling.ts';

const KNOWN = ['Campinas', 'Goiânia', 'Goianira', 'Santos', 'São Vicente'];

it.each([
  ['Campinas', { kind: 'known' }],
  [' Campinas ', { kind: 'known' }],
  ['Goiania', { kind: 'spelt-otherwise', name: 'Goiânia' }],
  ['CAMPINAS', { kind: 'spelt-otherwise', name: 'Campinas' }],
  ['Campina', { kind: 'unknown', similar: ['Campinas'] }],
  ['Goianiaa', { kind: 'unknown', similar: ['Goiânia', 'Goianira'] }],
  ['Sao Vincente', { kind: 'unknown', similar: ['São Vicente'] }],
  ['Cidade Que Não Existe', { kind: 'unknown', similar: [] }],
  ['', { kind: 'unknown', similar: [] }],
])('%j', (typed, spelling) => {
  expect(findCitySpelling(typed, KNOWN)).toEqual(spelling);
});
