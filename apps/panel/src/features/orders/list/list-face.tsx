import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { EmptyState } from '../../../ui/faces/empty-state.tsx';
import { ErrorState } from '../../../ui/faces/error-state.tsx';
import { CardListSkeleton } from '../../../ui/faces/skeletons.tsx';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { texts } from '../texts.ts';
import { BoardList } from './board-list.tsx';
import classes from './list-face.module.css';

interface ListFaceProps extends ComponentProps<typeof BoardList> {
  query: string;
  onClearQuery: () => void;
}

/** The list in the face that fits: loading, failed, nothing found, or the five sections. */
export function ListFace({ query, onClearQuery, ...list }: ListFaceProps) {
  const { live } = useLiveOrders();
  const isLoaded = useBoard((view) => view.board.seq !== null);
  const failure = useBoard((view) => view.loadFailure);
  if (!isLoaded && failure) {
    return (
      <ErrorState
        title={texts.loadFailed}
        isCompact
        onRetry={live.catchUp}
        correlationId={failure instanceof ApiError ? (failure.correlationId ?? undefined) : undefined}
      >
        {texts.loadFailedHint}
      </ErrorState>
    );
  }
  if (!isLoaded) {
    return (
      <div className={classes.loading}>
        <CardListSkeleton count={6} />
      </div>
    );
  }
  if (list.rows.length > 0) return <BoardList {...list} />;
  return (
    <EmptyState
      icon={<IconSearch size={24} stroke={1.75} />}
      title={texts.noResult(query)}
      isCompact
      action={
        <Button variant="default" onClick={onClearQuery}>
          {texts.clearSearch}
        </Button>
      }
    >
      {texts.noResultHint}
    </EmptyState>
  );
}
