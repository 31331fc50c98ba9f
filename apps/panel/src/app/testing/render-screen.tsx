import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { listLegacyInvoices } from '@comanda/contract/money/invoices/invoice-detail.calls';
import { listInvoices } from '@comanda/contract/money/invoices/invoices.calls';
import { logOut } from '@comanda/contract/people/access/access.calls';
import type { SessionInfo } from '@comanda/contract/people/access/access.wire';
import { changeHint, type Subject } from '@comanda/contract/realtime/subjects';
import { getStore } from '@comanda/contract/store/store/store.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { someInvoices } from '../../features/money/ledger/testing/some-invoices.ts';
import { giveBrowserParts } from '../../features/orders/orders/testing/render-board.tsx';
import { RealtimeProvider } from '../../shared/realtime/realtime-context.ts';
import { storeSession } from '../../shared/session/stored-session.ts';
import { aSession } from '../../shared/session/testing/a-session.ts';
import { aStore } from '../../shared/testing/a-store.ts';
import { Panel } from '../panel.tsx';
import { createPanelRouter } from '../router.tsx';

const listeners = new Set<{ name: string; listener: (push?: object) => void }>();
const silence = {
  start: () => () => undefined,
  subscribe: (name: string, handler: unknown) => {
    const listener = { name, listener: handler as () => void };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  onJoined: () => () => undefined,
  roundTrip: () => Promise.reject(new Error('nobody is connected')),
  sendMessage: () => Promise.reject(new Error('nobody is connected')),
};

/** Sends a push without data. */
export function pushToPanel(name: 'sessao-mudou'): void {
  push(name);
}

/** Sends the push that a subject changed. */
export function announceToPanel(subject: Subject): void {
  push('mudou', changeHint(subject, null));
}

/** Sends the push that the store's orders have reached this event number. */
export function announceOrders(seq: number): void {
  push('pedido-seq', { seq });
}

function push(name: string, payload?: object): void {
  for (const listener of [...listeners]) if (listener.name === name) listener.listener(payload);
}

/** Fake server with the answers that the frame needs: an open store without invoices. */
export function frameApi(): FakeApi {
  const api = fakeApi();
  api.answer(getStore, aStore());
  api.answer(listInvoices, someInvoices([]));
  api.answer(listLegacyInvoices, []);
  api.answer(logOut, { message: null });
  return api;
}

/** Renders the whole panel at an address. Session null: logged out. */
export function renderPanel(path: string, session: Partial<SessionInfo> | null = {}) {
  if (session) storeSession(aSession(session));
  const queries = createQueryClient();
  // Some queries retry regardless of this option; without a delay the test does not wait a second.
  queries.setDefaultOptions({ queries: { retry: false, retryDelay: 0 } });
  const router = createPanelRouter(createMemoryHistory({ initialEntries: [path] }));
  render(
    <RealtimeProvider value={silence}>
      <Panel router={router} queryClient={queries} env="test" />
    </RealtimeProvider>,
  );
  return { queries, router };
}

interface ScreenSetting {
  /** Adds answers of the server to those of the frame. */
  answers?: (api: FakeApi) => void;
  session?: Partial<SessionInfo>;
}

/** Renders a screen at its address, in the frame, with a fake server. The screen stays until `cleanup()`. */
export function renderScreen(path: string, { answers, session }: ScreenSetting = {}) {
  localStorage.clear();
  const api = frameApi();
  answers?.(api);
  giveBrowserParts(1280, 1000);
  return { api, person: userEvent.setup(), ...renderPanel(path, session) };
}
