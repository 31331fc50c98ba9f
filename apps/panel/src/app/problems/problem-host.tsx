import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { PlainProblem } from './plain-problem.tsx';
import { problemStore } from './problem-store.ts';

const problemWindow = createLazyPart(async () => (await import('./problem-window.tsx')).ProblemWindow, {
  Missing: PlainProblem,
});

/** Shows the problem that blocks the panel, if there is a problem. Also works offline. */
export function ProblemHost() {
  const problem = useSyncExternalStore(
    problemStore.subscribe,
    problemStore.getSnapshot,
    problemStore.getSnapshot,
  );
  useEffect(problemWindow.prefetchWhenIdle, []);
  return problem ? <problemWindow.Part problem={problem} /> : null;
}
