import { assembleMenu } from '@comanda/domain/menu/menu/menu-parts';
import { expect, it } from 'vitest';
import { createMenuAssembly } from './menu-assembly.ts';
import { aProduct, someMenu } from './testing/some-menu.ts';

it('assembles the changed products again and reuses all other objects', () => {
  const assemble = createMenuAssembly();
  const parts = someMenu();
  const before = assemble(parts);
  expect(before).toEqual(assembleMenu(parts));

  const changed = someMenu({
    ...parts,
    products: parts.products.map((part) => (part.productId === 12 ? { ...part, status: 'out' } : part)),
  });
  const after = assemble(changed);
  expect(after).toEqual(assembleMenu(changed));
  expect(after.map((product, at) => product === before[at])).toEqual([true, false, true, true, true]);
});

it.each([
  ['a category', (parts) => ({ categories: parts.categories.slice(1) })],
  ['the clock', () => ({ timeZone: 'America/Manaus' })],
  ['a product that is gone', (parts) => ({ products: parts.products.slice(1) })],
  ['a product without a category', (parts) => ({ products: [aProduct(1, 99, 'Nada'), ...parts.products] })],
] as [string, (parts: ReturnType<typeof someMenu>) => Partial<ReturnType<typeof someMenu>>][])(
  'is right after a change of %s',
  (_, change) => {
    const assemble = createMenuAssembly();
    const parts = someMenu();
    assemble(parts);
    const changed = { ...parts, ...change(parts) };
    expect(assemble(changed)).toEqual(assembleMenu(changed));
  },
);
