import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { findSession } from '../shared/session/enter-console.ts';

/** The server did not say who is in. */
export function UnreachablePage() {
  return (
    <main>
      <ErrorState title="Sem conexão com o servidor" onRetry={() => void findSession()}>
        Confira a internet e tente novamente.
      </ErrorState>
    </main>
  );
}
