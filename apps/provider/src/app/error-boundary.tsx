import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { Component, type ReactNode } from 'react';
import { consoleTexts } from './texts.ts';

/** Catches render errors and shows a page instead of a white screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render() {
    return this.state.hasBroken ? <BrokenScreen /> : this.props.children;
  }
}

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
