import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { problemStore } from './problem-store.ts';

const loadWindow = () => import('./problem-window.tsx');
const ProblemWindow = lazy(async () => ({ default: (await loadWindow()).ProblemWindow }));

/** Time after the start, in ms, when the window's code is fetched: it must also open with the server gone. */
const FETCH_AFTER_MS = 2000;

/** Shows the problem that stops the panel, if there is one. */
export function ProblemHost() {
  const problem = useSyncExternalStore(
    problemStore.subscribe,
    problemStore.getSnapshot,
    problemStore.getSnapshot,
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed early fetch is not worth a word: the window asks again when a problem needs it.
      loadWindow().catch(() => undefined);
    }, FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!problem) return null;
  return (
    <Suspense fallback={null}>
      <ProblemWindow problem={problem} />
    </Suspense>
  );
}
