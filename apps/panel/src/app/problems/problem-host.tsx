import { createLatePart } from '@comanda/ui/late-part.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { PlainProblem } from './plain-problem.tsx';
import { problemStore } from './problem-store.ts';

const problemWindow = createLatePart(async () => (await import('./problem-window.tsx')).ProblemWindow, {
  Missing: PlainProblem,
});

/** Shows the problem that stops the panel, if there is one: also with the server gone. */
export function ProblemHost() {
  const problem = useSyncExternalStore(
    problemStore.subscribe,
    problemStore.getSnapshot,
    problemStore.getSnapshot,
  );
  useEffect(problemWindow.fetchWhenCalm, []);
  return problem ? <problemWindow.Part problem={problem} /> : null;
}
