import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { installFailurePolicy } from '@comanda/client/api/report-failure.ts';
import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  getProviderSession,
  logInProvider,
  logOutProvider,
} from '@comanda/contract/people/provider/provider-access.calls';
import type { ProviderSessionInfo } from '@comanda/contract/people/provider/provider-access.wire';
import { type ProviderRole, providerGrantsOf } from '@comanda/domain/people/provider/permissions';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { setStatus } from '../../shared/session/session-store.ts';
import { Console } from '../console.tsx';
import { handleFailure } from '../handle-failure.ts';
import { createConsoleRouter } from '../router.tsx';

/** A session of a user of the provider. */
export function aProviderSession(role: ProviderRole = 'admin'): ProviderSessionInfo {
  return {
    personId: 1,
    name: 'Renata Prado',
    login: 'renata',
    role,
    permissions: providerGrantsOf(role),
    mustSetUpFactor: false,
    isMailSetUp: true,
    isPastUnderWay: false,
    sessionId: '6f4f0a52-0000-4000-8000-000000000001',
  };
}

/** Opens the console at an address (`/lojas`) with a fake server. `session` null: logged out. */
export function openConsole(
  path: string,
  {
    session = aProviderSession(),
    api = fakeApi(),
  }: { session?: ProviderSessionInfo | null; api?: FakeApi } = {},
) {
  supplyBrowserParts();
  api.answer(logOutProvider, { message: null });
  if (session) api.answer(logInProvider, session);
  if (session) api.answer(getProviderSession, session);
  installFailurePolicy(handleFailure);
  setStatus(session ? { kind: 'in', session } : { kind: 'out', hasEnded: false });
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: [`/provedor${path}`] }));
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const page = render(<Console router={router} queryClient={queries} env="test" />);
  return { ...page, api, router };
}
