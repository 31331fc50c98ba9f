// @vitest-environment jsdom

import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { priceSelection } from '@comanda/contract/menu/menu/selling.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storeQuery } from '../../../../shared/store/store-query.ts';
import { aStore } from '../../../../shared/testing/a-store.ts';
import { menuQuery } from '../menu-query.ts';
import { aCategory, aProduct, someMenu } from '../testing/some-menu.ts';
import { MenuPreview } from './menu-preview.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const VERSION = { version: 1, changedBy: null, changedAt: 0 };
const item = (stockItemId: number, name: string, isIn = true) => ({
  ...{ stockItemId, name, isIn, backAt: null, description: '', kind: 'flavour' as const, photoHash: null },
  ...VERSION,
});
const pizzeria = someMenu({
  categories: [aCategory(1, 'Pizzas'), aCategory(2, 'Bebidas', { status: 'hidden' })],
  products: [
    aProduct(11, 1, 'Pizza', { priceCents: 0 }),
    aProduct(12, 1, 'Portuguesa', { status: 'out' }),
    aProduct(21, 2, 'Guaraná'),
  ],
  sizes: [
    {
      ...{ sizeId: 1, productId: 11, name: 'Grande', status: 'active', priceCents: 2000, promoCents: null },
      ...VERSION,
    },
  ],
  stockItems: [item(1, 'Mussarela'), item(2, 'Calabresa'), item(3, 'Portuguesa', false)],
  recipe: [{ recipeLineId: 1, productId: 11, stockItemId: 1, quantity: 1, isRemovable: true }],
  groups: [
    {
      ...{ groupId: 1, optionCategoryId: null, productId: 11, name: 'Sabores', least: 1, most: 2 },
      ...{ mostOfEach: 0, free: 0, freeOrder: 'cheapest', rule: 'mean', status: 'active', ...VERSION },
      options: [
        { optionId: 1, stockItemId: 1, name: 'Mussarela', priceCents: 3000 },
        { optionId: 2, stockItemId: 2, name: 'Calabresa', priceCents: 3101 },
        { optionId: 3, stockItemId: 3, name: 'Portuguesa', priceCents: 3200 },
      ],
    },
  ],
  links: [{ linkId: 1, productId: 11, groupId: 1, sizeId: null, status: 'active' }],
});

function open(productId: number | null) {
  Element.prototype.scrollTo = () => undefined;
  const api = fakeApi();
  const queries = createQueryClient();
  queries.setQueryData(menuQuery.queryKey, pizzeria);
  queries.setQueryData(storeQuery.queryKey, aStore());
  render(
    <QueryClientProvider client={queries}>
      <MenuPreview productId={productId} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return { api, person: userEvent.setup() };
}

it('shows what customers see: unavailable items grey with a reason, hidden items not at all', () => {
  open(null);
  const pizzas = within(screen.getByRole('region', { name: 'Pizzas' }));
  expect(pizzas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Pizza.*a partir de R\$\s50,00/),
    'PortuguesaEsgotado',
  ]);
  expect(screen.queryByText('Guaraná')).toBeNull();
});

const priced = (lineCents: number) => ({
  ...{ version: 3, at: 0, state: 'sold' as const, faults: [] },
  price: {
    ...{ baseCents: 2000, insteadOfCents: null, baseUntil: null, unitCents: lineCents, lineCents },
    groups: [{ groupId: 1, cents: lineCents - 2000, options: [] }],
  },
});

it('computes a half-and-half price at once and shows that the server charges the same', async () => {
  const { api, person } = open(11);
  expect(screen.getByText('Sabores: escolha pelo menos 1 (falta 1).')).toBeTruthy();
  api.answer(priceSelection, priced(5051));
  await person.click(screen.getByRole('button', { name: 'Mais Mussarela' }));
  await person.click(screen.getByRole('button', { name: 'Mais Calabresa' }));
  expect(screen.getAllByText('R$ 50,51', { normalizer: plain })).not.toHaveLength(0);
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Mais Portuguesa' });
  expect(more.disabled).toBe(true);
  expect(await screen.findByText('Conferido: o servidor cobra o mesmo.')).toBeTruthy();
  expect(api.requestsOf(priceSelection).at(-1)).toMatchObject({
    ...{ id_cardapio: 11, id_cardapio_tamanho: 1, quantidade: 1 },
    escolhas: [
      { id_variacao: 1, id_variacao_estoque: 1, quantidade: 1 },
      { id_variacao: 1, id_variacao_estoque: 2, quantidade: 1 },
    ],
  });
});

it('shows a price even when the server charges another', async () => {
  const { api, person } = open(11);
  api.answer(priceSelection, priced(6000));
  await person.click(screen.getByRole('button', { name: 'Mais Mussarela' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^O servidor cobra R\$\s60,00/);
});

const plain = (text: string) => text.replace(/\s/g, ' ').trim();
