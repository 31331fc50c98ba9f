import type { AuditFilter } from '@comanda/client/audit/audit-filters.tsx';
import { AuditSkeleton } from '@comanda/client/audit/audit-skeleton.tsx';
import { AuditTimeline } from '@comanda/client/audit/audit-timeline.tsx';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { IconHistory } from '@tabler/icons-react';
import classes from './audit-list.module.css';
import { historyTexts } from './texts.ts';
import type { useHistory } from './use-audit.ts';

interface HistoryListProps {
  history: ReturnType<typeof useHistory>;
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
  today: CalendarDate;
}

/** What happened, page by page, with its four faces. */
export function HistoryList({ history, filter, onFilter, today }: HistoryListProps) {
  return (
    <QueryFaces
      query={history}
      skeleton={<AuditSkeleton />}
      failed={historyTexts.loadFailed}
      empty={(entries) =>
        entries.length === 0 ? <NothingFound filter={filter} onFilter={onFilter} /> : null
      }
    >
      {(entries) => (
        <div className={classes.list}>
          <AuditTimeline
            entries={entries}
            timeZone={shownTimeZone()}
            today={today}
            orderHref={(orderId) => `/pedidos?pedido=${orderId}`}
          />
          <Foot history={history} count={entries.length} />
        </div>
      )}
    </QueryFaces>
  );
}

function Foot({ history, count }: Pick<HistoryListProps, 'history'> & { count: number }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = history;
  return (
    <div className={classes.foot}>
      <p role="status">
        {isFetchNextPageError && !isFetchingNextPage ? historyTexts.moreFailed : historyTexts.shown(count)}
        {hasNextPage ? '' : `. ${historyTexts.end}`}
      </p>
      {hasNextPage ? (
        <Button variant="default" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {historyTexts.more}
        </Button>
      ) : null}
    </div>
  );
}

function NothingFound({ filter, onFilter }: Pick<HistoryListProps, 'filter' | 'onFilter'>) {
  const isFiltered = filter.who !== null || filter.area !== null;
  return (
    <EmptyState
      icon={<IconHistory size={28} stroke={1.75} />}
      title={isFiltered ? historyTexts.emptyFiltered : historyTexts.empty}
      action={
        isFiltered ? (
          <Button variant="default" onClick={() => onFilter({ ...filter, who: null, area: null })}>
            {historyTexts.clear}
          </Button>
        ) : (
          <Button variant="default" onClick={() => onFilter({ ...filter, period: '30-days' })}>
            {historyTexts.longer}
          </Button>
        )
      }
    >
      {isFiltered ? historyTexts.emptyFilteredHint : historyTexts.emptyHint}
    </EmptyState>
  );
}
