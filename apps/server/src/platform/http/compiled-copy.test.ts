import { type CopyStep, steppedCopy } from '@comanda/contract/kit/record-copy';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compiledCopy } from './compiled-copy.ts';

it('a compiled copy equals one that is made step by step', () => {
  const step = fc.record({ from: fc.string(), to: fc.string(), mayMiss: fc.boolean() });
  const steps = fc.uniqueArray(step, { selector: ({ to }) => to }).map((given) =>
    given
      .filter(({ to }) => to !== '__proto__')
      .map(({ from, to, mayMiss }): CopyStep => {
        const always = (value: unknown) => [value];
        return { from, to, mayMiss, convert: mayMiss ? (value: unknown) => value : always };
      }),
  );
  fc.assert(
    fc.property(steps, fc.dictionary(fc.string(), fc.anything()), (each, given) => {
      const known = { ...given, ...Object.fromEntries(each.slice(1).map(({ from }, at) => [from, at])) };
      expect(compiledCopy(each)(known)).toStrictEqual(steppedCopy(each)(known));
    }),
  );
});
