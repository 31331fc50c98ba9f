import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instant } from './wire-types.ts';

it('writes instants as RFC 3339, like the platform does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000_000, max: 8_000_000_000_000 }), (epochMs) => {
      expect(instant(epochMs)).toBe(new Date(epochMs).toISOString());
    }),
  );
});
