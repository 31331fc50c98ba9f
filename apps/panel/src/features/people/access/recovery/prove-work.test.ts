// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { proveWork } from './prove-work.ts';

it('finds a solution that the server accepts', async () => {
  const proof = await proveWork('1790000000000.12.abc.def');
  expect(proof).toMatch(/^1790000000000\.12\.abc\.def\.\d+$/);
  const hash = createHash('sha256').update(proof).digest();
  expect(hash.readUInt16BE(0) >> 4).toBe(0);
});
