import { logOut } from '@comanda/contract/access/access.calls';
import type { SessionInfo } from '@comanda/contract/access/access.wire';
import { listInvoices } from '@comanda/contract/finance/invoices.calls';
import { getStore } from '@comanda/contract/store/store.calls';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { installFailurePolicy } from '../../shared/api/report-failure.ts';
import { type FakeApi, fakeApi } from '../../shared/api/testing/fake-api.ts';
import { RealtimeProvider } from '../../shared/realtime/realtime-context.ts';
import { storeSession } from '../../shared/session/stored-session.ts';
import { aSession } from '../../shared/session/testing/a-session.ts';
import { aStore } from '../../shared/testing/a-store.ts';
import { supplyBrowserParts } from '../../shared/testing/browser-parts.ts';
import { Panel } from '../panel.tsx';
import { handleFailure } from '../problems/handle-failure.ts';
import { problemStore } from '../problems/problem-store.ts';
import { createPanelRouter } from '../router.tsx';

/** Who listens to bare pushes of the server. */
const listeners = new Map<string, () => void>();
const silence = {
  start: () => () => undefined,
  subscribe: (name: string, handler: unknown) => {
    listeners.set(name, handler as () => void);
    return () => void listeners.delete(name);
  },
  onJoined: () => () => undefined,
  roundTrip: () => Promise.reject(new Error('nobody is connected')),
  say: () => Promise.reject(new Error('nobody is connected')),
};

export const operator: Partial<SessionInfo> = { roles: ['operator'] };

/** The whole panel on a made-up server, anew for every test of a file. */
export interface ShownPanel {
  /** The server: an open store without invoices, unless it is told otherwise. */
  readonly api: FakeApi;
  readonly queryClient: QueryClient;
  /** The server pushes something that carries nothing. */
  push(name: 'sessao-mudou'): void;
  /** Opens an address; a null session: nobody is logged in. Answers the router. */
  show(path: string, session?: Partial<SessionInfo> | null): ReturnType<typeof createPanelRouter>;
}

export function panelInTests(): ShownPanel {
  let api: FakeApi | undefined;
  let queryClient: QueryClient | undefined;
  const there = <Part,>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the panel is there while a test runs');
    return part;
  };
  beforeAll(() => {
    supplyBrowserParts();
    installFailurePolicy(handleFailure);
  });
  beforeEach(() => {
    localStorage.clear();
    api = fakeApi();
    api.answer(getStore, aStore());
    api.answer(listInvoices, []);
    api.answer(logOut, { message: null });
  });
  afterEach(() => {
    cleanup();
    act(() => problemStore.close());
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
  return {
    push: (name) => listeners.get(name)?.(),
    get api() {
      return there(api);
    },
    get queryClient() {
      return there(queryClient);
    },
    show: (path, session = {}) => {
      if (session) storeSession(aSession(session));
      queryClient = createQueryClient();
      queryClient.setDefaultOptions({ queries: { retry: false } });
      const router = createPanelRouter(createMemoryHistory({ initialEntries: [path] }));
      render(
        <RealtimeProvider value={silence}>
          <Panel router={router} queryClient={queryClient} env="test" />
        </RealtimeProvider>,
      );
      return router;
    },
  };
}

/** Closes the open store by its switch, for as long as today lasts. */
export async function closeTheStore(): Promise<void> {
  await userEvent.click(await screen.findByRole('switch', { name: 'Loja aberta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar loja' }));
}
