import { useEffect } from 'react';
import type { RecoveryState, RecoveryStep } from './recovery-state.ts';

/** The wizard's step in the browser's history entry; null if the entry belongs to the login form. */
export function stepInHistory(): RecoveryStep | null {
  // `window` is missing during the build, which renders the login page.
  const state: unknown = globalThis.window?.history.state;
  const step: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'recovery') : null;
  return step === 1 || step === 2 || step === 3 || step === 4 || step === 5 ? step : null;
}

/**
 * Gives each step an entry in the browser's history. Back returns to the step before, and from the first step to the
 * login, which reads `stepInHistory`.
 */
export function useRecoveryHistory({ step }: RecoveryState, goTo: (step: RecoveryStep) => void): void {
  useEffect(() => {
    const shown = stepInHistory() ?? 0;
    for (let next = shown + 1; next <= step; next += 1) window.history.pushState({ recovery: next }, '');
    if (step < shown) window.history.go(step - shown);
  }, [step]);

  useEffect(() => {
    const onPopState = () => {
      const wanted = stepInHistory();
      if (wanted !== null) goTo(wanted);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [goTo]);
}
