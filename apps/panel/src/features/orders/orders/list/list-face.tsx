import { ApiError } from '@comanda/client/api/api-error.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { BoardColumns } from '../columns/board-columns.tsx';
import type { OrderFilters } from '../filters/order-filters.ts';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { texts } from '../texts.ts';
import { BoardList } from './board-list.tsx';
import classes from './list-face.module.css';
import type { ListedOrders } from './use-listed-orders.ts';

const nothingLeft = createLazyPart(async () => (await import('../filters/nothing-left.tsx')).NothingLeft);

interface ListFaceProps
  extends Omit<ComponentProps<typeof BoardList>, 'rows' | 'pending' | 'closed' | 'query' | 'requested'> {
  listed: ListedOrders;
  /** True: the sections are side by side, on a wide screen. */
  areColumns: boolean;
  onQuery: (query: string) => void;
  onFilters: (filters: OrderFilters) => void;
}

/** The list, or one of its other states: loading, failed, nothing found. */
export function ListFace({ listed, areColumns, onQuery, onFilters, ...list }: ListFaceProps) {
  const { isLoaded, query, filters, found, rows, closed } = listed;
  const { live } = useLiveOrders();
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
  if (rows.length > 0) {
    const shown = {
      ...list,
      pending: listed.shown.pending,
      closed,
      query,
      requested: `${query} ${[...filters].join(' ')}`,
    };
    return areColumns ? <BoardColumns {...shown} listed={listed} /> : <BoardList {...shown} rows={rows} />;
  }
  if (filters.size > 0 && Object.values(found).some((orders) => orders.length > 0))
    return <nothingLeft.Part sections={found} filters={filters} late={listed.late} onFilters={onFilters} />;
  return (
    <EmptyState
      icon={<IconSearch size={24} stroke={1.75} />}
      title={texts.noResult(query)}
      isCompact
      action={
        <Button variant="default" onClick={() => onQuery('')}>
          {texts.clearSearch}
        </Button>
      }
    >
      {texts.noResultHint}
    </EmptyState>
  );
}
