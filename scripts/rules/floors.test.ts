import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isUpward, readFloors, ringsOf } from './floors.ts';

const root = resolve(import.meta.dirname, '../..');

it.each([
  [
    'apps/server/src/areas/store/store/create-store.ts',
    'apps/server/src/areas/money/invoices/public.ts',
    true,
  ],
  [
    'apps/server/src/areas/orders/intake/receive-order.ts',
    'packages/domain/src/money/payments/terms.ts',
    true,
  ],
  ['apps/server/src/areas/orders/wiring.ts', 'apps/server/src/areas/money/payments/public.ts', true],
  ['apps/server/src/areas/money/wiring.ts', 'apps/server/src/areas/orders/orders/public.ts', false],
  ['apps/server/src/areas/money/invoices/pay.ts', 'apps/server/src/areas/store/store/public.ts', false],
  ['apps/server/src/areas/orders/orders/accept.ts', 'apps/server/src/areas/orders/chat/public.ts', false],
  ['apps/panel/src/features/menu/menu/list.tsx', 'apps/panel/src/features/orders/orders/card.tsx', true],
  ['apps/panel/src/features/orders/orders/card.tsx', 'apps/panel/src/features/menu/menu/list.tsx', false],
  ['packages/domain/src/people/access/roles.ts', 'packages/domain/src/kit/text/searchable.ts', false],
])('%s → %s: upward %s', (from, to, expected) => {
  expect(isUpward({ from, to })).toBe(expected);
});

it('finds cycles of folders, each once', () => {
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

it('no import leads to a higher floor, and no folders import each other in a cycle', () => {
  expect(readFloors(root)).toEqual({ upward: [], rings: [] });
});
