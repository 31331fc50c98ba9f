import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERRORS } from './errors.ts';

it('no failure has two rows, and no area’s failures are left out', () => {
  const rows = ['errors.ts', ...globSync('**/*.errors.ts', { cwd: import.meta.dirname })]
    .flatMap(
      (file) =>
        readFileSync(join(import.meta.dirname, file), 'utf8').match(/^ {2}'[a-z-]+\.[a-z-]+': /gm) ?? [],
    )
    .map((row) => row.slice(3, -3));
  expect(rows.sort()).toEqual(Object.keys(ERRORS).sort());
});
