import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** In place of what broke; by default the whole story. */
  fallback?: ReactNode;
}

/** Catches what breaks while drawing, so that nobody looks at a white page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render() {
    const { children, fallback = <BrokenScreen /> } = this.props;
    return this.state.hasBroken ? fallback : children;
  }
}
