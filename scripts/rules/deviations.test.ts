import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('each deviation from the specification has one row', () => {
  const text = readFileSync(join(ROOT, 'docs/deviations.md'), 'utf8');
  const subjects = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1]?.trim() ?? '')
    .filter((subject) => subject !== 'Where' && !subject.startsWith('---'));
  expect(subjects.length).toBeGreaterThan(100);
  expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([]);
});

it('no file contains merge conflict marks', () => {
  const marks = spawnSync('git', ['grep', '-nIE', '^(<{7}|={7}|>{7})( |$)'], { cwd: ROOT, encoding: 'utf8' });
  // `git grep` exits with 1 if it finds nothing.
  expect({ status: marks.status, found: marks.stdout }).toEqual({ status: 1, found: '' });
});
