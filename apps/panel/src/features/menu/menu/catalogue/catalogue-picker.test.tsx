// @vitest-environment jsdom
import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { type CatalogueProduct, searchCatalogue } from '@comanda/contract/menu/menu/catalogue.calls';
import { comanda } from '@comanda/ui/brands/comanda.tsx';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { CatalogueFields } from './catalogue-choice.tsx';
import { CataloguePicker } from './catalogue-picker.tsx';

beforeAll(supplyBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SODA: CatalogueProduct = {
  ...{ referenceId: 4, barcode: '2000000000015', name: 'Guaraná do Vale 2 L', description: 'Garrafa' },
  picture: null,
};

function open(data: CatalogueProduct[], barcode?: string) {
  const api = fakeApi();
  api.answer(searchCatalogue, { data, page: 1, perPage: 300, hasMore: false });
  const picked: CatalogueFields[] = [];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Provider brand={comanda} env="test">
        <CataloguePicker
          barcode={barcode}
          onPick={(fields) => picked.push(fields)}
          onClose={() => undefined}
        />
      </Provider>
    </QueryClientProvider>,
  );
  return { api, picked, person: userEvent.setup() };
}

it('finds a product by its name and returns the chosen data', async () => {
  const { api, picked, person } = open([SODA]);
  await person.type(screen.getByLabelText('Nome ou código de barras'), 'guarana');
  await person.click(await screen.findByRole('button', { name: /Guaraná do Vale/ }));
  expect(api.requestsOf(searchCatalogue).at(-1)).toEqual({ per_page: '300', nome_produto: 'guarana' });
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect((await box(/Foto/)).disabled).toBe(true);
  await person.click(await box(/Descrição/));
  await person.click(screen.getByRole('button', { name: 'Substituir' }));
  expect(picked).toEqual([{ referenceId: 4, barcode: '2000000000015', name: 'Guaraná do Vale 2 L' }]);
});

it("searches at once for the product's barcode and shows when there is no match", async () => {
  const { api } = open([], '2000 0000 0002 2');
  await screen.findByText('Nenhum produto encontrado');
  expect(api.requestsOf(searchCatalogue)).toEqual([{ per_page: '300', codigo_barras: '2000 0000 0002 2' }]);
});
