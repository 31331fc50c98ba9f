import { readCoordinates } from '@comanda/domain/orders/addresses/coordinates';
import { expect, it } from 'vitest';
import { formatCoordinates, formatDistance, withHouseNumber } from './formatted-address.ts';

it.each([
  ['Rua da Glória - Liberdade, São Paulo - SP', '182', 'Rua da Glória, 182 - Liberdade, São Paulo - SP'],
  ['Rua da Glória, Liberdade', '182', 'Rua da Glória, 182, Liberdade'],
  ['Rua da Glória, 182, Liberdade', '182', 'Rua da Glória, 182, Liberdade'],
  ['Avenida Paulista', '1000', 'Avenida Paulista, 1000'],
  ['Liberdade, São Paulo - SP', '182', 'Liberdade, São Paulo - SP'],
  ['Rua da Glória', ' ', 'Rua da Glória'],
])('%s with %s', (label, number, expected) => expect(withHouseNumber(label, number)).toBe(expected));

it('formats distances and coordinates as people say them', () => {
  expect([4, 347, 2_440, 12_300].map(formatDistance)).toEqual(['0 m', '350 m', '2,4 km', '12 km']);
  const place = { latitude: -23.5587, longitude: -46.635 };
  expect(formatCoordinates(place)).toBe('-23,55870, -46,63500');
  expect(readCoordinates(formatCoordinates(place))).toEqual(place);
});
