import { AuditFilters } from '@comanda/client/audit/audit-filters.tsx';
import { useAuditFilter } from '@comanda/client/audit/use-audit-filter.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { exportAudit } from '@comanda/contract/audit/audit.calls';
import { dateAt } from '@comanda/domain/time/calendar-date';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';
import { AuditList } from './audit-list.tsx';
import { auditTexts } from './texts.ts';
import { askedNow, auditPeopleQuery, useAudit } from './use-audit.ts';

/** The store's history: when, who and what about, and below it what happened, day by day. */
export function AuditScreen() {
  const [filter, setFilter] = useAuditFilter();
  const history = useAudit(filter);
  const people = useQuery(auditPeopleQuery);
  const today = dateAt(shownTimeZone(), monotonicNow());
  return (
    <FormPage
      title={auditTexts.title}
      subtitle={auditTexts.subtitle}
      actions={
        <>
          <Button
            variant="default"
            icon={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
            isBusy={history.isRefetching}
            onClick={() => void history.refetch()}
          >
            {auditTexts.refresh}
          </Button>
          <ExportButton call={exportAudit} ask={() => askedNow(filter)} />
        </>
      }
    >
      <AuditFilters filter={filter} onChange={setFilter} people={people.data ?? []} today={today} />
      <AuditList history={history} filter={filter} onFilter={setFilter} today={today} />
    </FormPage>
  );
}
