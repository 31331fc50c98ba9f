import { expect, it } from 'vitest';
import { addressLine } from './address-lines.ts';

it.each([
  // The house number is in its own field, after the street, or in the partner's line.
  [{ number: '182', formatted: 'Rua A, 182 - Sé' }, 'Rua A, 182 - Sé'],
  [{ street: 'Rua A, 12', formatted: 'Rua A, 12 - Sé' }, 'Rua A, 12 - Sé'],
  [{ formatted: 'Rua A, 30-B - Sé' }, 'Rua A, 30-B - Sé'],
  [{ formatted: 'Rua A, nº 12 - Sé' }, 'Rua A, nº 12 - Sé'],
  [{ formatted: 'Rua A, s/n - Sé' }, 'Rua A, s/n - Sé'],
  // The address has no house number; a postal code does not count as a number.
  [{ formatted: 'Rua A - Sé, São Paulo' }, 'Rua A, nº não informado - Sé, São Paulo'],
  [{ formatted: 'Rua A, 01510-001' }, 'Rua A, nº não informado, 01510-001'],
  [{ formatted: 'Rua A, 01510001' }, 'Rua A, nº não informado, 01510001'],
  [{ formatted: 'Rua A, Ap 12 - Sé' }, 'Rua A, nº não informado, Ap 12 - Sé'],
  [{ formatted: 'R. A - Sé' }, 'R. A - Sé, nº não informado'],
  // An address without a street needs no house number.
  [{ street: '', formatted: 'Sítio das Flores' }, 'Sítio das Flores'],
])('%j reads %s', (address, line) => {
  expect(addressLine({ street: 'Rua A', number: '', ...address })).toBe(line);
});
