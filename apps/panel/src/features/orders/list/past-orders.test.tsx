// @vitest-environment jsdom
import { findPastOrders } from '@comanda/contract/orders/orders.calls';
import { Provider } from '@comanda/ui/provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { brandOf } from '../../../brands/brand-of.ts';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { fakeApi } from '../../../shared/api/testing/fake-api.ts';
import { supplyBrowserParts } from '../../../shared/testing/browser-parts.ts';
import { PastOrders } from './past-orders.tsx';

afterEach(cleanup);

it('shows orders of days before with their date, asks nothing for two letters, and opens what is chosen', async () => {
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
