import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { Component, type ReactNode } from 'react';
import { consoleTexts } from './texts.ts';

/** Catches what breaks while drawing, so that nobody looks at a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render() {
    return this.state.hasBroken ? <BrokenScreen /> : this.props.children;
  }
}

/** In place of what broke while it was drawn. */
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
