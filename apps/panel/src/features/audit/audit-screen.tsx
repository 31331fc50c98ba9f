import { AuditFilters } from '@comanda/client/audit/audit-filters.tsx';
import { useAuditFilter } from '@comanda/client/audit/use-audit-filter.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { dateAt } from '@comanda/domain/time/calendar-date';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';
import { HistoryList } from './audit-list.tsx';
import { ExportButton } from './export-button.tsx';
import { historyTexts } from './texts.ts';
import { historyPeopleQuery, useHistory } from './use-audit.ts';

/** The store's history: when, who and what about, and below it what happened, day by day. */
export function HistoryScreen() {
  const [filter, setFilter] = useAuditFilter();
  const history = useHistory(filter);
  const people = useQuery(historyPeopleQuery);
  const today = dateAt(shownTimeZone(), monotonicNow());
  return (
    <FormPage
      title={historyTexts.title}
      subtitle={historyTexts.subtitle}
      actions={
        <>
          <Button
            variant="default"
            icon={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
            isBusy={history.isRefetching}
            onClick={() => void history.refetch()}
          >
            {historyTexts.refresh}
          </Button>
          <ExportButton filter={filter} />
        </>
      }
    >
      <AuditFilters filter={filter} onChange={setFilter} people={people.data ?? []} today={today} />
      <HistoryList history={history} filter={filter} onFilter={setFilter} today={today} />
    </FormPage>
  );
}
