import { ProofHost } from '@comanda/client/proof/proof-host.tsx';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { ErrorBoundary } from '@comanda/ui/faces/error-boundary.tsx';
import { Provider } from '@comanda/ui/provider.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useSession } from '../shared/session/use-session.ts';
import { BrokenScreen } from './problems/broken-screen.tsx';
import { ProblemHost } from './problems/problem-host.tsx';
import type { PanelRouter } from './router.tsx';

interface PanelProps {
  router: PanelRouter;
  queryClient: QueryClient;
  env?: 'default' | 'test';
}

/** The whole panel, in the brand of the session's company. */
export function Panel({ router, queryClient, env }: PanelProps) {
  const company = useSession()?.company ?? null;
  return (
    <Provider brand={brandOf(company)} env={env}>
      <ErrorBoundary fallback={<BrokenScreen />}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <ProofHost owner="store" />
        </QueryClientProvider>
      </ErrorBoundary>
      <ProblemHost />
    </Provider>
  );
}
