import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { paneTexts, texts } from '../../texts.ts';
import { DetailBodySkeleton, DetailHeaderSkeleton } from '../detail-skeleton.tsx';
import classes from './order-pane.module.css';

/** Placeholder of the pane while its code loads. */
export function PaneSkeleton() {
  return (
    <div className={`stack-16 ${classes.pane}`}>
      <DetailHeaderSkeleton />
      <DetailBodySkeleton />
    </div>
  );
}

/**
 * Shown if the pane's code could not be loaded. On a narrow screen the browser's back button returns to the
 * list.
 */
export function MissingPane({ retry, isRetrying }: { retry: () => void; isRetrying: boolean }) {
  return (
    <ErrorState title={paneTexts.failed} onRetry={retry} isRetrying={isRetrying}>
      {texts.offline}
    </ErrorState>
  );
}
