import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { findSession } from '../shared/session/enter-console.ts';

/** Shown if the server did not answer the request for the session. */
export function UnreachablePage() {
  return (
    <main>
      <ErrorState title="Sem conexão com o servidor" onRetry={() => void findSession()}>
        Confira a internet e tente novamente.
      </ErrorState>
    </main>
  );
}
