import { grantsOf } from '@comanda/domain/people/access/permissions';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
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
import { setConnectionState } from '../../../../shared/realtime/connection-state.ts';
import { followSubjects } from '../../../../shared/realtime/follow-subjects.ts';
import { RealtimeProvider } from '../../../../shared/realtime/realtime-context.ts';
import { storeSession } from '../../../../shared/session/stored-session.ts';
import type { FakeServer } from './fake-server.ts';

/** Screen width in px. */
let widthNow = 1280;

/** jsdom has no layout. Gives the virtual list a size, and adds browser functions that jsdom lacks. */
export function giveBrowserParts(width: number, listWidth = 400): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        return undefined;
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.index === undefined ? 900 : 60;
  });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(listWidth);
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  widthNow = width;
  vi.stubGlobal('matchMedia', (query: string) => ({
    // A getter, because the panel caches its media queries: the answer must depend on the current width.
    get matches() {
      return query.includes('61.99875em') && widthNow < 992;
    },
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}

interface BoardSetting {
  /** The orders page. Tests pass it in, because it is in a layer above this feature. */
  page: () => ReactNode;
  server: FakeServer;
  /** Address to start at. */
  path?: string;
  /** Screen width in px. */
  width?: number;
}

/** The real page with a fake server and a fake live connection. */
export function renderBoard({ page: Page, server, path = '/pedidos', width = 1280 }: BoardSetting) {
  giveBrowserParts(width);
  vi.stubGlobal('fetch', server.fetch);
  setConnectionState('connecting');
  storeSession({
    sessionId: 'own',
    userId: 1,
    userName: 'Luana',
    roles: ['admin'],
    permissions: grantsOf(['admin']),
    storeId: 7,
    storeName: 'Pizzaria Dona Conceição',
    logo: null,
    company: 'comanda',
    timeZone: 'America/Sao_Paulo',
    channel: 'c',
    socketUrl: '',
    token: null,
    visit: null,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } });
  followSubjects(queries, server.realtime);
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: '/pedidos', component: Page });
  const printers = createRoute({
    getParentRoute: () => root,
    path: '/configuracoes/impressoras',
    component: () => null,
  });
  const router = createRouter({
    routeTree: root.addChildren([page, printers]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const view = render(
    <Provider brand={brandOf('comanda')} env="test">
      <QueryClientProvider client={queries}>
        <RealtimeProvider value={server.realtime}>
          <RouterProvider router={router} />
        </RealtimeProvider>
      </QueryClientProvider>
    </Provider>,
  );
  return { ...view, router, person: userEvent.setup() };
}
