import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersOfData, heldIn, holdingFiles } from './process-state.ts';

const paper = readFileSync(join(import.meta.dirname, '../../docs/several-servers.md'), 'utf8');

/** Returns the texts in backticks of one column, in the table rows below a heading. */
function named(heading: string, column: number): string[] {
  const [, part = ''] = paper.split(`## ${heading}\n`);
  const [section = ''] = part.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows
    .slice(2)
    .flatMap((row) =>
      [...(row.split(' | ')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
}

/** Files whose collections exist only during one call. */
const SHORT_LIVED = [
  // Contains the rows of one import, by their key.
  'areas/menu/menu/catalogue/provider/read-catalogue.ts',
  'areas/store/delivery-areas/provider/read-districts.ts',
  // Contains the subjects of one transaction.
  'platform/database/transaction.ts',
];

it('the paper about several servers lists all that a server holds alone', () => {
  const held = [...holdingFiles().keys()];
  expect(held).toEqual(expect.arrayContaining(SHORT_LIVED));
  const listed = named('What a server holds', 1);
  expect(listed.toSorted()).toEqual(held.filter((file) => !SHORT_LIVED.includes(file)));
});

it('the paper lists all names in the folder of a server', () => {
  expect(named('What is in its folder', 0).toSorted()).toEqual(foldersOfData());
});

it.each([
  ['const seen = new Map<string, number>();', ['seen']],
  ['const letters = new Map([["a", 1]]);', []],
  ['class Kept { readonly #rows = new Set<number>(); }', ['Kept.rows']],
  ['class Kept { constructor() { this.#rows = new VersionMemory({}); } }', ['Kept.rows']],
  ['function f() { const seen = new Set(); return { has: (x: string) => seen.has(x) }; }', ['seen']],
  ['function f() { const seen = new Set(); return async (x: string) => seen.has(x); }', ['seen']],
  ['function f(xs: string[]) { const seen = new Set(); return xs.filter((x) => seen.has(x)); }', []],
  [
    'function f(xs: string[]) { const seen = new Set(); for (const x of xs) seen.add(x); return seen.size; }',
    [],
  ],
  ['const turn = createQueue({ atOnce: 2, waiting: 3 });', ['createQueue']],
  ['const all = { one: createTokenBuckets(RULE, clock) };', ['createTokenBuckets']],
])('%s holds %j', (text, names) => {
  expect(heldIn(text)).toEqual(names);
});
