import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isUpward, readFloors, ringsOf } from './floors.ts';

const root = resolve(import.meta.dirname, '../..');
/** Imports and rings that are older than the rule. The list only gets shorter. */
const OLDER = readFileSync(resolve(import.meta.dirname, 'floors-not-yet.txt'), 'utf8')
  .trim()
  .split('\n');
const MOST_OLDER = 46;

it.each([
  ['apps/server/src/areas/store/create-store.ts', 'apps/server/src/areas/finance/public.ts', true],
  ['apps/server/src/areas/intake/receive-order.ts', 'packages/domain/src/payments/terms.ts', true],
  ['apps/server/src/areas/finance/pay.ts', 'apps/server/src/areas/store/public.ts', false],
  ['apps/server/src/areas/orders/accept.ts', 'apps/server/src/areas/chat/public.ts', false],
  ['packages/domain/src/access/roles.ts', 'packages/domain/src/text/searchable.ts', false],
])('%s → %s: upward %s', (from, to, expected) => {
  expect(isUpward({ from, to })).toBe(expected);
});

it('finds rings of folders, each once', () => {
  const graph = new Map(
    Object.entries({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: [], f: ['g'], g: ['f', 'a'] }).map(
      ([folder, imports]) => [folder, new Set(imports)] as const,
    ),
  );
  expect(ringsOf(graph)).toEqual([
    ['a', 'b', 'c'],
    ['f', 'g'],
  ]);
});

it('no import leads to a higher floor, and no folders import each other in a ring', () => {
  const { upward, rings } = readFloors(root);
  // A mended line leaves the list.
  expect([...upward, ...rings]).toEqual(OLDER);
  expect(OLDER.length).toBeLessThanOrEqual(MOST_OLDER);
});
