import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { storeSession } from '../../../../shared/session/stored-session.ts';
import { aSession } from '../../../../shared/session/testing/a-session.ts';

/** The answer of this computer's print module; null: no module listens. */
export function answerAsModule(answer: ((url: string) => Response) | null): void {
  const server = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    if (typeof request !== 'string') return server(request, init);
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer(request);
  });
}

/** Renders a page of this feature at its address. A second page exists, so that tests can leave the first. */
export function renderPrinting(page: () => ReactNode, roles: ('admin' | 'operator')[] = ['admin']) {
  supplyBrowserParts();
  storeSession(aSession({ roles }));
  const queries = createQueryClient();
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, retry: false, retryDelay: 0 },
  });
  const root = createRootRoute({ component: Outlet });
  const own = createRoute({ getParentRoute: () => root, path: '/impressoras', component: page });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/pedidos',
    component: () => <h1>Pedidos</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([own, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/impressoras'] }),
  });
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
  return {
    person: userEvent.setup(),
    /** Acts like a push event that makes the panel reload all data. */
    refresh: () => queries.invalidateQueries(),
    leave: () => void router.history.push('/pedidos'),
  };
}
