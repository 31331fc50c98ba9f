import { AuditSkeleton } from '@comanda/client/audit/audit-skeleton.tsx';
import { AuditTimeline } from '@comanda/client/audit/audit-timeline.tsx';
import type { AuditView } from '@comanda/client/audit/use-audit-view.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { IconHistory } from '@tabler/icons-react';
import classes from './audit-list.module.css';
import { auditTexts } from './texts.ts';
import type { useAudit } from './use-audit.ts';

interface AuditListProps {
  history: ReturnType<typeof useAudit>;
  view: AuditView;
  today: CalendarDate;
}

/** Shows the entries page by page, with loading, error and empty states. */
export function AuditList({ history, view, today }: AuditListProps) {
  return (
    <QueryFaces
      query={history}
      skeleton={<AuditSkeleton />}
      failed={auditTexts.loadFailed}
      empty={(entries) => (entries.length === 0 ? <NothingFound view={view} /> : null)}
    >
      {(entries) => (
        <div className={classes.list}>
          <AuditTimeline
            entries={entries}
            timeZone={shownTimeZone()}
            today={today}
            orderHref={(orderId) => `/pedidos?pedido=${orderId}`}
          />
          <ListFoot list={history} noun={auditTexts.noun} />
        </div>
      )}
    </QueryFaces>
  );
}

function NothingFound({ view }: Pick<AuditListProps, 'view'>) {
  const isFiltered = view.values.quem !== null || view.values.assunto !== null;
  return (
    <EmptyState
      icon={<IconHistory size={28} stroke={1.75} />}
      title={isFiltered ? auditTexts.emptyFiltered : auditTexts.empty}
      action={
        isFiltered ? (
          <Button variant="default" onClick={() => view.clear(view.period)}>
            {auditTexts.clear}
          </Button>
        ) : (
          <Button variant="default" onClick={() => view.setPeriod('30-days')}>
            {auditTexts.longer}
          </Button>
        )
      }
    >
      {isFiltered ? auditTexts.emptyFilteredHint : auditTexts.emptyHint}
    </EmptyState>
  );
}
