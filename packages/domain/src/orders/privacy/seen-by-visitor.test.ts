import { expect, it } from 'vitest';
import { hideName } from './seen-by-visitor.ts';

it.each([
  ['Maria da Silva', 'M. S.'],
  ['Zuleica', 'Z.'],
  ['Ana Paula Souza Lima', 'A. L.'],
  ['Ângela  Öztürk', 'Â. Ö.'],
  ['joão', '•••'],
  ['', '•••'],
])('hides the name %s as %s', (name, hidden) => {
  expect(hideName(name)).toBe(hidden);
});
