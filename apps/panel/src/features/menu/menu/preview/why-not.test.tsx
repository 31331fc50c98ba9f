// @vitest-environment jsdom

import { createQueryClient } from '@comanda/client/api/query-client.ts';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeQuery } from '../../../../shared/store/store-query.ts';
import { aStore } from '../../../../shared/testing/a-store.ts';
import { menuQuery } from '../menu-query.ts';
import { aCategory, aProduct, someMenu } from '../testing/some-menu.ts';
import { WhyNot } from './why-not.tsx';

afterEach(cleanup);

function show(menu: Partial<MenuParts>, store = aStore()) {
  const queries = createQueryClient();
  queries.setQueryData(menuQuery.queryKey, someMenu({ products: [aProduct(11, 1, 'Calabresa')], ...menu }));
  queries.setQueryData(storeQuery.queryKey, store);
  render(
    <QueryClientProvider client={queries}>
      <WhyNot productId={11} />
    </QueryClientProvider>,
  );
}
const reasons = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows each reason with a link to where it can be fixed', () => {
  show({
    categories: [aCategory(1, 'Pizzas', { status: 'hidden' })],
    products: [aProduct(11, 1, 'Calabresa', { left: 0 })],
  });
  expect(screen.getByRole('region', { name: 'Por que não aparece?' })).toBeTruthy();
  expect(reasons()).toHaveLength(2);
  expect([linkOf('Ver as categorias'), linkOf('Abrir o produto')]).toEqual(['/produtos', '/produtos/11']);
  expect(screen.getByText('Só volta à venda quando alguém resolver.')).toBeTruthy();
});

it('shows when a closed store opens, and shows no reason for a product on sale', () => {
  show({}, aStore({ isOpen: false, openingUntil: Date.now() + 60_000 }));
  expect(reasons()[0]).toMatch(/^A loja está fechada\. abre /);
  expect(screen.queryByText(/^Volta à venda sozinho /)).toBeNull();
  cleanup();
  show({});
  expect(screen.getByText('À venda agora.')).toBeTruthy();
});
