import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { createLazyPart, type LazyPart } from '@comanda/ui/lazy-part.tsx';
import type { ComponentType } from 'react';
import { loadCode } from '../shared/code/load-code.ts';
import classes from './late-page.module.css';
import { problemTexts } from './problems/texts.ts';

/**
 * Creates a page whose code loads when a user opens the page. If loading fails offline, only the page shows
 * an error; the frame stays.
 */
export function createLatePage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return createLazyPart<Props>(load, {
    loading: (
      <div className={classes.loading}>
        <SkeletonArea>
          <Skeleton width="40%" height={28} />
          <Skeleton height={240} />
        </SkeletonArea>
      </div>
    ),
    Missing: MissingPage,
    loadWanted: loadCode,
  });
}

function MissingPage({ retry, isRetrying }: { retry: () => void; isRetrying: boolean }) {
  return (
    <ErrorState title={problemTexts.pageMissing} onRetry={retry} isRetrying={isRetrying}>
      {problemTexts.pageMissingHint}
    </ErrorState>
  );
}
