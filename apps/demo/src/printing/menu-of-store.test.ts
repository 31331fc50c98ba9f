import { expect, it } from 'vitest';
import { demoStores } from '../world/demo-stores.ts';
import { codesOf, menuOfStore } from './menu-of-store.ts';

it.each(demoStores)('every item of $name is in one category', (store) => {
  const placed = menuOfStore(store).flatMap(({ itens }) => itens);
  expect(placed.sort()).toEqual(codesOf(store.catalogue).sort());
});
