import { ErrorBoundary } from '@comanda/ui/faces/error-boundary.tsx';
import '../shared/brand/console.css';
import { ProofHost } from '@comanda/client/proof/proof-host.tsx';
import { comanda } from '@comanda/ui/brands/comanda.tsx';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { Provider } from '@comanda/ui/provider.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LeavingConsole } from '../pages/leaving.tsx';
import { LoginPage } from '../pages/login.tsx';
import { UnreachablePage } from '../pages/unreachable.tsx';
import { followLogOut } from '../shared/session/enter-console.ts';
import { useSessionStatus } from '../shared/session/session-store.ts';
import { BrokenScreen } from './broken-screen.tsx';
import type { ConsoleRouter } from './router.tsx';

interface ConsoleProps {
  router: ConsoleRouter;
  queryClient: QueryClient;
  env?: 'default' | 'test';
}

/** The whole console: login page or screens. Logging in or out does not change the address. */
export function Console({ router, queryClient, env }: ConsoleProps) {
  return (
    <Provider brand={comanda} env={env}>
      <ErrorBoundary fallback={<BrokenScreen />}>
        <QueryClientProvider client={queryClient}>
          <Inside router={router} queryClient={queryClient} />
          <ProofHost owner="provider" />
        </QueryClientProvider>
      </ErrorBoundary>
    </Provider>
  );
}

/** Loaded separately, because only new users choose a password or set up a second factor. */
const choosePassword = createLazyPart<object>(
  async () => (await import('../pages/choose-password.tsx')).ChoosePasswordPage,
  { Missing: TryAgain },
);
const setUpFactor = createLazyPart<object>(
  async () => (await import('../pages/set-up-factor.tsx')).SetUpFactorPage,
  {
    Missing: TryAgain,
  },
);
/** Address of password links, with or without a session. */
const LINK_PATH = '/provedor/senha';

function Inside({ router, queryClient }: ConsoleProps) {
  const status = useSessionStatus();
  const isOut = status.kind === 'out' || status.kind === 'leaving';
  const isLink = window.location.pathname === LINK_PATH;
  useEffect(followLogOut, []);
  useEffect(() => {
    if (!isOut) return;
    document.title = 'Entrar · Equipe Comanda';
    // Deletes the previous user's cached data. The page of a password link has none, and its request must go on.
    if (!isLink) queryClient.clear();
  }, [isOut, isLink, queryClient]);
  if (isLink) return <choosePassword.Part />;
  if (status.kind === 'asking') return null;
  if (status.kind === 'unknown') return <UnreachablePage />;
  if (status.kind === 'leaving') return <LeavingConsole hasEnded={status.hasEnded} />;
  if (status.kind === 'out') return <LoginPage hasEnded={status.hasEnded} />;
  if (status.session.mustSetUpFactor) return <setUpFactor.Part />;
  return <RouterProvider router={router} />;
}
