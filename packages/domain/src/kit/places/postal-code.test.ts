import { expect, it } from 'vitest';
import { formatPostalCode } from './postal-code.ts';

it.each([
  ['01510000', '01510-000'],
  ['01510-000', '01510-000'],
  ['01.510 000', '01510-000'],
  [' 1510 ', '1510'],
])('%s is %s', (code, shown) => {
  expect(formatPostalCode(code)).toBe(shown);
});
