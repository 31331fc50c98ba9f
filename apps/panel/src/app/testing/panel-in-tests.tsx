import { installFailurePolicy } from '@comanda/client/api/report-failure.ts';
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import type { SessionInfo } from '@comanda/contract/people/access/access.wire';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { handleFailure } from '../problems/handle-failure.ts';
import { problemStore } from '../problems/problem-store.ts';
import type { createPanelRouter } from '../router.tsx';
import { frameApi, pushToPanel, renderPanel } from './render-screen.tsx';

export const operator: Partial<SessionInfo> = { roles: ['operator'] };

/** The whole panel with a fake server, created again for every test of a file. */
export interface ShownPanel {
  /** Fake server: by default an open store without invoices. */
  readonly api: FakeApi;
  readonly queryClient: QueryClient;
  /** Sends a push without data. */
  push(name: 'sessao-mudou'): void;
  /** Opens an address and returns the router. Session null: logged out. */
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
    api = frameApi();
  });
  afterEach(() => {
    cleanup();
    act(() => problemStore.close());
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
  return {
    push: pushToPanel,
    get api() {
      return there(api);
    },
    get queryClient() {
      return there(queryClient);
    },
    show: (path, session = {}) => {
      const shown = renderPanel(path, session);
      queryClient = shown.queries;
      return shown.router;
    },
  };
}

/** Closes the open store by its switch, until the end of the day. */
export async function closeTheStore(): Promise<void> {
  await userEvent.click(await screen.findByRole('switch', { name: 'Loja aberta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar loja' }));
}
