import { describe, expect, it } from 'vitest';
import { findProseFaults } from './prose.ts';
import { proseFaults, proseOfMarkdown, proseOfSource } from './prose-rules.ts';

describe('plain prose', () => {
  it.each([
    'Saves the order and its event in one transaction.',
    'The lock is held until the commit: a second server waits for it.',
    'Cents. Never negative.',
    "The label is 'Nobody told us' on the screen.",
    'See `whoever()` and https://example.com/told.',
  ])('%s', (text) => {
    expect(proseFaults({ text })).toEqual([]);
  });

  it.each([
    ['Whoever holds the lock saves it.', 1],
    ['What a session names about itself.', 1],
    ['Of orders the newest comes first.', 1],
    ['The news is told by nobody who stands there.', 4],
    [`${'word '.repeat(21)}.`, 1],
  ])('%s has %i faults', (text, count) => {
    expect(proseFaults({ text })).toHaveLength(count);
  });
});

it('reads comments, names of tests and texts of the log, with their lines', () => {
  const source = `/**
 * Saves it.
 */
const a = 'no comment // here'; // a line
it.each([1])('saves %s', () => log.warn({ a }, 'not sent'));`;
  expect(proseOfSource('a.test.ts', source)).toEqual([
    { line: 1, text: 'Saves it.' },
    { line: 4, text: 'a line' },
    { line: 5, text: 'saves %s' },
    { line: 5, text: 'not sent' },
  ]);
});

describe('names of tests', () => {
  it.each([
    [`it("needs no 'escape'", run)`, "needs no 'escape'"],
    [`it(\`saves \${count} of \${all}\`, run)`, 'saves X of X'],
    ["it.each([['a', 'b'], ['c (d)', f('e')]])('saves %s', run)", 'saves %s'],
    ["describe.each([{ a: 'x' }])('an order of $a', run)", 'an order of $a'],
    ["test.for(['a'])(`saves %s`, run)", 'saves %s'],
    ["it.each`a`('adds $a', run)", 'adds $a'],
    ["it.skipIf(isSlow)('waits', run)", 'waits'],
    ["test.describe.serial('a store', run)", 'a store'],
    ["it.only('is alone', run)", 'is alone'],
  ])('are read from %s', (source, text) => {
    expect(proseOfSource('packages/a/src/a.test.ts', source)).toEqual([{ line: 1, text }]);
  });

  it.each([
    "it.each(['a', 'b'])",
    'it(NAME, run)',
    "/x/.test('a')",
    "page.it('a')",
    "test.info().annotate('a')",
  ])('are not read from %s', (source) => expect(proseOfSource('a.test.ts', source)).toEqual([]));

  it.each([
    ['apps/panel/src/sign-form.tsx', 0],
    ['packages/domain/src/testing.ts', 0],
    ['packages/domain/src/menu/menu.test.ts', 1],
    ['apps/panel/src/app/panel-guard.test.tsx', 1],
    ['packages/domain/src/menu/testing/menus.ts', 1],
    ['testkit/src/crud-suite.ts', 1],
    ['stress/load.ts', 1],
    ['bench/run.ts', 1],
    ['e2e/support/stack.ts', 1],
  ])('are in test files only: %s has %i', (path, count) => {
    expect(proseOfSource(path, "it('surname')")).toHaveLength(count);
  });
});

it('reads paragraphs, items and table cells of papers, not their code and headings', () => {
  const paper =
    '# Title\n\nOne\nline.\n\n- an item\n  goes on\n- another\n\n| a | b |\n\n```sh\nnpm start\n```\nThe end.';
  expect(proseOfMarkdown(paper)).toEqual([
    { line: 3, text: 'One line.' },
    { line: 6, text: 'an item goes on' },
    { line: 8, text: 'another' },
    { line: 10, text: 'a', isCell: true },
    { line: 10, text: 'b', isCell: true },
    { line: 15, text: 'The end.' },
  ]);
});

it('every text is plain', () => {
  // To see the faults of one file, run `npm run prose -- <path>`.
  expect([...findProseFaults()]).toEqual([]);
});
