import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { reloadPage } from '../../shared/session/page-moves.ts';
import { problemTexts } from './texts.ts';

export function BrokenScreen() {
  return (
    <ErrorState
      title={problemTexts.unexpectedTitle(null)}
      onRetry={reloadPage}
      retryText={problemTexts.retry}
    >
      {problemTexts.unexpected}
    </ErrorState>
  );
}
