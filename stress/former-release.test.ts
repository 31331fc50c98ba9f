import { expect, it } from 'vitest';
import { runFormerTests } from '../scripts/compat.ts';
import { findFormerRelease, NO_FORMER_RELEASE, withRelease } from '../scripts/former-release.ts';

/**
 * Tests of the main flows, in files that have not changed since the previous release. `npm run compat` runs
 * all tests.
 */
const REPRESENTATIVE = [
  'receive-order',
  'change-status',
  'realtime/realtime',
  'products/products',
  'give-up-print',
];

it('the former release works on the schema of this one', async ({ skip }) => {
  const former = findFormerRelease();
  if (former === null) return skip(NO_FORMER_RELEASE);
  let output = '';
  const files = REPRESENTATIVE.map((name) => `${name}.test.ts`);
  const passes = await withRelease(former, (folder) =>
    runFormerTests(folder, files, (text) => {
      output += text;
    }),
  );
  expect(passes, output).toBe(true);
  expect(output, 'each of the files was found').toMatch(new RegExp(`${REPRESENTATIVE.length} passed`));
});
