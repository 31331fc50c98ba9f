// @vitest-environment jsdom

import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { findPastOrders } from '@comanda/contract/orders/orders/order-lookup.calls';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PastOrders } from './past-orders.tsx';

afterEach(cleanup);

it('shows orders of earlier days with their date, sends nothing for two letters, and opens the chosen one', async () => {
  supplyBrowserParts();
  const api = fakeApi();
  api.answer(findPastOrders, [
    {
      orderId: 12,
      code: 'A100',
      createdAt: Date.UTC(2026, 7, 24, 22),
      status: 'delivered',
      customerName: 'Conceição Ramos',
      totalCents: 5690,
    },
  ]);
  const onOpen = vi.fn();
  const queries = createQueryClient();
  const view = (query: string) => (
    <Provider brand={brandOf('comanda')} env="test">
      <QueryClientProvider client={queries}>
        <PastOrders query={query} onOpen={onOpen} />
      </QueryClientProvider>
    </Provider>
  );
  const { rerender } = render(view('co'));
  rerender(view('conc'));
  const found = await screen.findByRole('button', { name: /#A100 Conceição Ramos/ });
  expect(found.textContent).toContain('24/08/2026 19:00');
  await userEvent.setup().click(found);
  expect(onOpen).toHaveBeenCalledWith(12);
  await waitFor(() => expect(api.requestsOf(findPastOrders)).toEqual([{ busca: 'conc' }]));
});
