import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { consoleTexts } from './texts.ts';

export function BrokenScreen() {
  return (
    <ErrorState
      title={consoleTexts.broken}
      retryText={consoleTexts.retry}
      onRetry={() => window.location.reload()}
    >
      {consoleTexts.brokenHint}
    </ErrorState>
  );
}
