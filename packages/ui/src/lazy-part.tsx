import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** A part of a screen whose code comes when it is wanted. */
export interface LazyPart<Props extends object> {
  /** Shows the part; until its code is here, and when it cannot be fetched, what the faces say. */
  Part: ComponentType<Props>;
  /** Fetches the code at once, for later. Settles when it is here, or cannot be fetched now. */
  prefetch(): Promise<unknown>;
  /** Fetches the code once the start is over, so that it is here when it is wanted; not where a browser saves data. Returns how not to. */
  prefetchWhenIdle(): () => void;
}

/** What stands in the place of a part that is not here; nothing by default. */
interface LazyFaces<Props extends object> {
  loading?: ReactNode;
  Missing?: ComponentType<Props & { retry: () => void; isRetrying: boolean }>;
  /** Fetches the code when somebody waits for it; by default as at any other time. */
  loadWanted?: (load: () => Promise<ComponentType<Props>>) => Promise<ComponentType<Props>>;
}

const tryAgainMs = 5_000;

/** Not every browser says so. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Stands in for a part nobody asked for, so that nobody would ask again: fetches it by itself after a while. */
export function TryAgain({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, tryAgainMs);
    return () => clearTimeout(timer);
  });
  return null;
}

/** Keeps the code of a part out of the screen's first load. `load` imports it; a failed import is tried again. */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, Missing, loadWanted = (fetchCode) => fetchCode() }: LazyFaces<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const keep = async (coming: Promise<ComponentType<Props>>) => {
    // A part that cannot be fetched is missed, nothing more: it breaks no screen.
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
        // A page is drawn in short steps, each part's fetching one of them: what is touched meanwhile answers.
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
    prefetchWhenIdle: () => (savesData() ? () => undefined : whenIdle(fetchAhead)),
  };
}
