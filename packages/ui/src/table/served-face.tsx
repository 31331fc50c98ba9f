import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../faces/empty-state.tsx';
import { ErrorState } from '../faces/error-state.tsx';
import { refusalOf } from '../faces/refusal-of.ts';
import type { ServedRows } from './table-declaration.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { tableTexts } from './texts.ts';

interface NothingFoundProps {
  /** Null: no search and no filter is active. */
  onShowAll: (() => void) | null;
}

/** Shown if search or filters found nothing. */
export function NothingFound({ onShowAll }: NothingFoundProps) {
  return (
    <EmptyState
      isCompact
      icon={<IconSearchOff size={24} stroke={1.75} />}
      title={tableTexts.nothingFound}
      action={
        onShowAll ? (
          <Button variant="default" onClick={onShowAll}>
            {tableTexts.showAll}
          </Button>
        ) : null
      }
    >
      {tableTexts.nothingFoundHint}
    </EmptyState>
  );
}

interface ServedFaceProps extends NothingFoundProps {
  list: Pick<ServedRows<unknown>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  columns: number;
  failed: string;
  failedHint?: ReactNode;
  empty: ReactNode;
}

/** States of a list from the server: loading, failed, empty, nothing found. */
export function ServedFace({ list, columns, failed, failedHint, empty, onShowAll }: ServedFaceProps) {
  const { data, isError, error, isFetching, refetch } = list;
  if (data !== undefined) return onShowAll ? <NothingFound onShowAll={onShowAll} /> : empty;
  if (!isError) return <TableSkeleton hasTools={false} figures={columns - 1} />;
  const refusal = refusalOf(error);
  return (
    <ErrorState
      isCompact
      title={failed}
      isRetrying={isFetching}
      onRetry={refusal?.isFinal ? undefined : () => void refetch()}
    >
      {refusal?.message ?? failedHint}
    </ErrorState>
  );
}
