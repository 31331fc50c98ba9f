import { expect, it } from 'vitest';
import { formatPhone } from './formats.ts';

it.each([
  ['1130004821', '(11) 3000-4821'],
  ['11987654321', '(11) 98765-4321'],
  ['(11) 3000-4821', '(11) 3000-4821'],
  ['08001234567', '0800 123 4567'],
  ['190', '190'],
])('shows the number %s as people read it', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
