import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesOfOthers, OF_ONE_SERVER } from './of-one-server.ts';

const names = OF_ONE_SERVER.flatMap(({ tests }) => tests);

it('names tests that exist', () => {
  const sources = globSync('apps/server/src/**/*.test.ts').map((path) => readFileSync(path, 'utf8'));
  expect(names.filter((name) => !sources.some((text) => text.includes(name)))).toEqual([]);
});

it('the pattern leaves out these tests only', () => {
  const others = new RegExp(namesOfOthers());
  expect(names.filter((name) => others.test(`a suite ${name}`))).toEqual([]);
  expect(others.test('POST order receives an order and shows it on the board of its store')).toBe(true);
});
