import { AuditFilters } from '@comanda/client/audit/audit-filters.tsx';
import { useAuditView } from '@comanda/client/audit/use-audit-view.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { exportAudit } from '@comanda/contract/people/audit/audit.calls';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { AuditList } from './audit-list.tsx';
import { auditTexts } from './texts.ts';
import { auditPeopleQuery, requestNow, useAudit } from './use-audit.ts';

/** The store's history: filters for period, user and subject, and entries by day. */
export function AuditScreen() {
  const view = useAuditView();
  const history = useAudit(view);
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
          <ExportButton call={exportAudit} getInput={() => requestNow(view)} />
        </>
      }
    >
      <AuditFilters view={view} people={people.data ?? []} today={today} />
      <AuditList history={history} view={view} today={today} />
    </FormPage>
  );
}
