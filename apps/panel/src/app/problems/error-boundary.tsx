import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of the broken part; by default the full error page. */
  fallback?: ReactNode;
}

/** Catches render errors and shows a page instead of a white screen. */
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
