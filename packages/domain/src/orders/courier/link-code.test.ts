import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CoverageArea, labelledAreas, sameDistrict } from './coverage-area.ts';
import { linkCodeFrom, readLinkCode } from './link-code.ts';

it('makes codes without confusable characters, and reads them in any spelling', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
      const code = linkCodeFrom(bytes);
      expect(code).toMatch(/^A-[2-9A-HJ-NP-Z]{5}$/);
      expect(readLinkCode(code)).toBe(code);
      expect(readLinkCode(` ${code.toLowerCase()} `)).toBe(code);
      expect(readLinkCode(code.slice(2))).toBe(code);
      expect(readLinkCode(code.replace('-', ''))).toBe(code);
    }),
  );
});

it.each(['', 'A-', 'A-1234', 'A-123456', 'B-12345', 'pizza grande'])('%j is no code', (typed) => {
  expect(readLinkCode(typed)).toBeNull();
});

const area = (areaId: number, name: string, city: string): CoverageArea => ({
  areaId,
  name,
  city,
  priceCents: 500,
  isEnabled: true,
});
const areas = [area(1, 'Sé', 'São Paulo'), area(2, 'Centro', 'Osasco'), area(3, 'Centro', 'São Paulo')];

it('distinguishes areas of the same name by their city', () => {
  expect(labelledAreas(areas).map(({ label }) => label)).toEqual([
    'Centro · Osasco',
    'Centro · São Paulo',
    'Sé',
  ]);
});

it.each([
  ['se', 'sao paulo', 1],
  ['Centro', 'Osasco', 2],
  ['Centro', 'Campinas', null],
  ['Sé', 'Campinas', 1],
  ['Moema', 'São Paulo', null],
])('%s, %s lies in area %j', (district, city, areaId) => {
  expect(sameDistrict(areas, { district, city })?.areaId ?? null).toBe(areaId);
});
