import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { consoleTexts } from './texts.ts';

/** Shown instead of a screen that failed to render. */
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
