import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** A part of a screen whose code is loaded on demand. */
export interface LazyPart<Props extends object> {
  /**
   * Renders the part. Shows a placeholder while its code loads, and an error if the code cannot be loaded.
   */
  Part: ComponentType<Props>;
  /** Loads the code early. Resolves after the load, or after a failed load. */
  prefetch(): Promise<unknown>;
  /**
   * Loads the code after the start, in idle time. Does nothing if the browser saves data. Returns a function
   * that cancels it.
   */
  prefetchWhenIdle(): () => void;
}

/** Content to show while the code of a part is missing. Default: nothing. */
interface LazyFaces<Props extends object> {
  loading?: ReactNode;
  Missing?: ComponentType<Props & { retry: () => void; isRetrying: boolean }>;
  /** Loads the code when a user waits for the part. Default: as in the background. */
  loadWanted?: (load: () => Promise<ComponentType<Props>>) => Promise<ComponentType<Props>>;
}

const tryAgainMs = 5_000;

/** Some browsers lack this property. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Shown if the code cannot be loaded and no user would press a retry button. It retries automatically after a
 * while.
 */
export function TryAgain({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, tryAgainMs);
    return () => clearTimeout(timer);
  });
  return null;
}

/**
 * Separates the code of a part from the first load. `load` imports that code, and a failed import is retried.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, Missing, loadWanted = (fetchCode) => fetchCode() }: LazyFaces<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  /** All instances share one request, because a list has one instance per row. */
  let isRequested = false;
  const keep = async (coming: Promise<ComponentType<Props>>) => {
    // After a failed load, the part is missing but causes no error.
    const arrived = await coming.catch(() => null);
    loaded ??= arrived;
    return loaded;
  };
  const fetchAhead = async () => loaded ?? keep(load());
  return {
    Part: function Late(props: Props) {
      const [shown, setShown] = useState(() => loaded && { Part: loaded });
      const [attempt, setAttempt] = useState(1);
      const [failedAttempt, setFailedAttempt] = useState(0);
      const isHere = shown !== null;
      useEffect(() => {
        if (isHere) return;
        let isGone = false;
        const fetchCode = async () => {
          const Part = await keep(loadWanted(load));
          if (isGone) return;
          if (Part) startTransition(() => setShown({ Part }));
          else setFailedAttempt(attempt);
        };
        // Starts each load in its own task, so that the page reacts to touches between the loads.
        const timer = setTimeout(() => void fetchCode());
        return () => {
          isGone = true;
          clearTimeout(timer);
        };
      }, [attempt, isHere]);
      if (shown) return <shown.Part {...props} />;
      if (failedAttempt === 0) return loading;
      const retry = () => setAttempt((last) => last + 1);
      return Missing ? <Missing {...props} retry={retry} isRetrying={failedAttempt < attempt} /> : null;
    },
    prefetch: fetchAhead,
    prefetchWhenIdle: () => {
      if (isRequested || savesData()) return () => undefined;
      isRequested = true;
      const cancel = whenIdle(fetchAhead);
      return () => {
        cancel();
        isRequested = loaded !== null;
      };
    },
  };
}
