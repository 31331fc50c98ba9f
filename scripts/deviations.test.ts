import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a deviation from the specification stands in one row', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/deviations.md'), 'utf8');
  const subjects = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1]?.trim());
  expect(subjects.length).toBeGreaterThan(100);
  expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([]);
});
