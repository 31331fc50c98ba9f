import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeKey } from '../text/place-name.ts';
import { findServingArea, indexAreas } from './serving-area.ts';

const area = (district: string, city = 'São Paulo', isActive = true) => ({ district, city, isActive });
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
  expect(findServingArea(index, { district, city })).toMatchObject({
    kind: 'served',
    area: { district: served },
  });
});

it.each([
  ['Vila Mariana', 'São Paulo', 'outside'],
  ['Jardim América', 'Goiânia', 'outside'],
  ['Jardim', 'São Paulo', 'outside'],
  ['', 'São Paulo', 'unknown'],
  // Either could be meant.
  ['Centro', '', 'unknown'],
])('%s in %s is %s', (district, city, kind) => {
  expect(findServingArea(index, { district, city }).kind).toBe(kind);
});

it('takes the city of the address first', () => {
  expect(findServingArea(index, { district: 'Centro', city: 'Manaus' })).toMatchObject({
    area: { city: 'Manaus' },
  });
});

it('says nothing for a store that has set no areas', () => {
  const nothing = indexAreas(areas.map((one) => ({ ...one, isActive: false })));
  expect(findServingArea(nothing, { district: 'Centro', city: 'Manaus' }).kind).toBe('unknown');
});

it('prefers the name as it is written where two differ in a short form only', () => {
  const twins = indexAreas([area('Vila Penha'), area('Vila da Penha')]);
  expect(findServingArea(twins, { district: 'vila da penha', city: 'São Paulo' })).toMatchObject({
    area: { district: 'Vila da Penha' },
  });
});

it('finds every district by its own name, whatever its case and accents', () => {
  fc.assert(
    fc.property(fc.constantFrom(...areas.filter(({ isActive }) => isActive)), ({ district, city }) => {
      const shouted = district.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
      expect(findServingArea(index, { district: shouted, city: city.toLowerCase() })).toMatchObject({
        kind: 'served',
        area: { district, city },
      });
    }),
  );
});

it('a key stays what it is', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(placeKey(placeKey(name))).toBe(placeKey(name));
    }),
  );
});
