import { expect, it } from 'vitest';
import { ERRORS } from '../errors.ts';
import { errorCodeOf } from './error-code.ts';

it('reads every name the product has', () => {
  for (const code of Object.keys(ERRORS)) expect(errorCodeOf(code)).toBe(code);
});

it.each([null, undefined, 7, '', 'falhou', '<b>.x', 'A.b'])('%s is no name of a failure', (motivo) => {
  expect(errorCodeOf(motivo)).toBeNull();
});
