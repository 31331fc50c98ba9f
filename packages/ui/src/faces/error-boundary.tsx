import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of the broken part. */
  fallback: ReactNode;
}

/** Catches render errors and shows the fallback instead of a white screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render() {
    return this.state.hasBroken ? this.props.fallback : this.props.children;
  }
}
