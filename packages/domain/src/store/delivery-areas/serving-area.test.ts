import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeKey } from '../../kit/text/place-name.ts';
import { UNSET_TERMS } from './delivery-area.ts';
import { findServingArea, indexAreas, termsFor } from './serving-area.ts';

const area = (district: string, city = 'São Paulo', isActive = true) => ({
  ...{ district, city, isActive },
  state: city === 'Manaus' ? 'AM' : 'SP',
});
const areas = [
  area('Jardim América'),
  area('Centro'),
  area('Nossa Senhora das Graças', 'Manaus'),
  area('Centro', 'Manaus'),
  area('Vila Mariana', 'São Paulo', false),
];
const index = indexAreas(areas);

it.each([
  ['jd. america', 'SAO PAULO', 'Jardim América'],
  ['Jardim  América ', 'São Paulo - SP', 'Jardim América'],
  ['JD AMÉRICA', 'S. Paulo/SP', 'Jardim América'],
  ['Nsa. Sra. das Graças', 'manaus', 'Nossa Senhora das Graças'],
  ['Jardim América', '', 'Jardim América'],
  ['Centro', 'Manaus (AM)', 'Centro'],
])('%s in %s is served as %s', (district, city, served) => {
  expect(findServingArea(index, { district, city, state: '' })).toMatchObject({
    kind: 'served',
    area: { district: served },
  });
});

it.each([
  ['Vila Mariana', 'São Paulo', 'outside'],
  ['Jardim América', 'Goiânia', 'outside'],
  ['Jardim', 'São Paulo', 'outside'],
  ['', 'São Paulo', 'unknown'],
  // Two areas have this name, so without a city the area is unknown.
  ['Centro', '', 'unknown'],
])('%s in %s is %s', (district, city, kind) => {
  expect(findServingArea(index, { district, city, state: '' }).kind).toBe(kind);
});

it('matches the city of the address first', () => {
  expect(findServingArea(index, { district: 'Centro', city: 'Manaus', state: '' })).toMatchObject({
    area: { city: 'Manaus' },
  });
});

const inState = (state: string) => ({ ...area('São Benedito', 'Santa Luzia'), state });
it.each([
  [['MG'], 'Santa Luzia', 'BR-MG', 'MG'],
  [['MG'], 'Santa Luzia', 'Minas Gerais', 'MG'],
  [['MG'], 'Santa Luzia', 'MA', 'outside'],
  [['MG'], 'Santa Luzia/MA', '', 'outside'],
  [['MG'], 'Santa Luzia', '', 'MG'],
  [['MG'], 'Santa Luzia', '?', 'MG'],
  [['MG', 'MA'], 'Santa Luzia', 'MA', 'MA'],
  [['MG', 'MA'], 'Santa Luzia - MG', '', 'MG'],
  [['MG', 'MA'], 'Santa Luzia', '', 'unknown'],
])('with cities of one name in %j, the address in %s %s means %s', (states, city, state, meant) => {
  const found = findServingArea(indexAreas(states.map(inState)), { district: 'São Benedito', city, state });
  expect(found.kind === 'served' ? found.area.state : found.kind).toBe(meant);
});

it('knows the terms when one area matches, or when all candidates cost the same', () => {
  const priced = (district: string, feeCents: number) => ({
    ...{ ...UNSET_TERMS, ...area(district) },
    feeCents,
  });
  const written = { district: 'V. Penha', city: 'São Paulo', state: 'SP' };
  const termsOf = (...fees: [number, number]) =>
    termsFor(indexAreas([priced('Vila Penha', fees[0]), priced('Vila da Penha', fees[1])]), written);
  expect(termsOf(700, 700)).toMatchObject({ feeCents: 700 });
  expect(termsOf(700, 900)).toBeNull();
  expect(termsFor(indexAreas([priced('Centro', 500)]), written)).toBeNull();
});

it('returns nothing for a store without areas', () => {
  const nothing = indexAreas(areas.map((one) => ({ ...one, isActive: false })));
  expect(findServingArea(nothing, { district: 'Centro', city: 'Manaus', state: '' }).kind).toBe('unknown');
});

it('prefers the exact name when two areas differ only in a short form', () => {
  const twins = indexAreas([area('Vila Penha'), area('Vila da Penha')]);
  expect(findServingArea(twins, { district: 'vila da penha', city: 'São Paulo', state: 'SP' })).toMatchObject(
    {
      area: { district: 'Vila da Penha' },
    },
  );
});

it('finds every district by its own name, in any case and with or without accents', () => {
  fc.assert(
    fc.property(fc.constantFrom(...areas.filter(({ isActive }) => isActive)), ({ district, city }) => {
      const shouted = district.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
      expect(
        findServingArea(index, { district: shouted, city: city.toLowerCase(), state: '' }),
      ).toMatchObject({
        kind: 'served',
        area: { district, city },
      });
    }),
  );
});

it('a key of a key is the same key', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(placeKey(placeKey(name))).toBe(placeKey(name));
    }),
  );
});
