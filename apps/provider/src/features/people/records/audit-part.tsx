import { sendCall } from '@comanda/client/api/send-call.ts';
import { AuditFilters } from '@comanda/client/audit/audit-filters.tsx';
import { AuditSkeleton } from '@comanda/client/audit/audit-skeleton.tsx';
import { AuditTimeline } from '@comanda/client/audit/audit-timeline.tsx';
import { requestOf, useAuditView } from '@comanda/client/audit/use-audit-view.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listStorePeople } from '@comanda/contract/people/access/provider-people.calls';
import { exportStoreAudit, listStoreAudit } from '@comanda/contract/people/audit/provider-records.calls';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { useQuery } from '@tanstack/react-query';
import { NoRecords } from './no-records.tsx';
import { RecordsButtons } from './records-buttons.tsx';
import { recordTexts as texts } from './texts.ts';

/** Audit log of a store, with the same texts that the store sees. */
export function AuditPart({ storeId, timeZone }: { storeId: number; timeZone: string }) {
  const view = useAuditView();
  const requested = () => ({ storeId, ...requestOf(view, timeZone) });
  const history = usePaged(listStoreAudit, { words: [storeId, ...view.words], getInput: requested });
  const people = useQuery({
    queryKey: ['store', storeId, 'people'],
    queryFn: ({ signal }) => sendCall(listStorePeople, { storeId }, { signal }),
    // Shows no error if the filter choices cannot be loaded, because the log also works without them.
    meta: { silent: true },
  });
  const today = dateAt(timeZone, Date.now());
  return (
    <>
      <AuditFilters view={view} people={people.data ?? []} today={today} />
      <RecordsButtons isRefreshing={history.isRefetching} onRefresh={() => void history.refetch()}>
        <ExportButton call={exportStoreAudit} getInput={requested} />
      </RecordsButtons>
      <QueryFaces
        query={history}
        skeleton={<AuditSkeleton />}
        failed={texts.failed}
        empty={(entries) =>
          entries.length > 0 ? null : <NoRecords onLonger={() => view.clear('30-days')} />
        }
      >
        {(entries) => (
          <>
            <AuditTimeline entries={entries} timeZone={timeZone} today={today} />
            <ListFoot list={history} noun={texts.noun} />
          </>
        )}
      </QueryFaces>
    </>
  );
}
