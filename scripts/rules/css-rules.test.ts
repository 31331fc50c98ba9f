import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gapsOf, literalsOf } from './css-rules.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
/** Style sheets that are older than the rule. This list may only shrink. */
const OLDER = read('scripts/rules/css-older-than-tokens.txt').trim().split('\n');
const MAX_OLDER = 229;

describe('colours and sizes of style sheets', () => {
  it.each([
    ['.a { padding: 12px 0; color: #fff }', ['12px', '#fff']],
    ['.a { margin: -4.5px }', ['-4.5px']],
    ['.a { border: 1px solid var(--line); outline-offset: -2px }', []],
    ['@media (max-width: 575px) { #a { padding: var(--space-8) } } /* 12px */', []],
  ])('%s: %j', (sheet, literals) => {
    expect(literalsOf('a.css', sheet)).toEqual(literals);
  });

  it('come from the tokens, except in sheets older than the rule', () => {
    const sheets = globSync('{apps,packages}/*/src/**/*.css', { cwd: root });
    const withLiterals = sheets.filter((path) => literalsOf(path, read(path)).length > 0);
    // A new style sheet uses the sizes and colours of packages/ui/src/tokens.css. A sheet without literals
    // must be removed from the list.
    expect(withLiterals.sort()).toEqual(OLDER);
    expect(OLDER.length).toBeLessThanOrEqual(MAX_OLDER);
  });
});

describe('widths at which layouts change', () => {
  it.each([
    ['@media (max-width: 575px) { .a { top: 0 } }', ['@media (max-width: 575px)']],
    ['@media (width < 576px) { .a { top: 0 } }', ['@media (width < 576px)']],
    ['@media (max-width: 575.98px) { .a > .b { top: 0 } } @media (min-width: 576px) { .a { top: 0 } }', []],
  ])('%s: %j', (sheet, gaps) => {
    expect(gapsOf(sheet)).toEqual(gaps);
  });

  it('are the same in all sheets', () => {
    const sheets = globSync('{apps,packages}/*/src/**/*.css', { cwd: root });
    expect(sheets.filter((path) => gapsOf(read(path)).length > 0)).toEqual([]);
  });
});
