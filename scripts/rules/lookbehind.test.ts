import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTestRoom } from './arrows.ts';

const root = new URL('../../', import.meta.url).pathname;
const LOADED_BY_BROWSERS =
  '{packages/{domain,contract,web,ui,client},apps/{panel,provider,visitors}}/src/**/*.{ts,tsx}';
/** Matches lookbehinds `(?<=…)` and `(?<!…)`, but not named groups such as `(?<name>…)`. */
const LOOKBEHIND = /\(\?<[=!]/;

it('no script of a browser looks behind: Safari before 16.4 refuses the whole script', () => {
  const found = globSync(LOADED_BY_BROWSERS, { cwd: root })
    .filter((path) => !isTestRoom(path))
    .flatMap((path) =>
      readFileSync(`${root}${path}`, 'utf8')
        .split('\n')
        .flatMap((line, index) => (LOOKBEHIND.test(line) ? [`${path}:${index + 1}`] : [])),
    );
  expect(found).toEqual([]);
});
