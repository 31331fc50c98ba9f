import { sendCall } from '@comanda/client/api/send-call.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  approveManual,
  listManualRequests,
  type ManualRequest,
} from '@comanda/contract/money/ledger/provider-manual.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DecisionQueue } from '../../../shared/queue/decision-queue.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { ManualCard } from './manual-card.tsx';
import { manualTexts as texts } from './texts.ts';

const rejectDialog = createLazyPart(
  async () => (await import('./reject-manual-dialog.tsx')).RejectManualDialog,
);
const REFETCH_MS = 30_000;
const keyOf = ({ storeId, requestId }: ManualRequest) => `${storeId}-${requestId}`;

/** Requests of team members that wait for the decision of another member, the oldest first. */
export function ManualQueue() {
  const query = useQuery({
    queryKey: listKey(listManualRequests, ['waiting']),
    queryFn: ({ signal }) => sendCall(listManualRequests, { isDecided: false, after: null }, { signal }),
    refetchInterval: REFETCH_MS,
  });
  const mayMove = providerMay(useProviderSession(), 'services.manage');
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <QueryFaces
        query={query}
        skeleton={<CardListSkeleton count={1} />}
        failed={texts.failed}
        empty={({ rows }) =>
          rows.length > 0 ? null : (
            <EmptyState isCompact icon={<IconChecks size={24} aria-hidden="true" />} title={texts.empty}>
              {texts.emptyHint} <Link to="/lojas">{texts.toStores}</Link>
            </EmptyState>
          )
        }
      >
        {({ rows, count }) => (
          <DecisionQueue
            items={rows}
            total={count}
            keyOf={keyOf}
            queryKey={listKey(listManualRequests)}
            approve={approveManual}
            inputOf={({ storeId, requestId }) => ({ storeId, requestId })}
            mayDecide={({ obstacle }) => mayMove && obstacle === null}
            texts={texts}
            card={(request, deciding) => <ManualCard request={request} mayMove={mayMove} {...deciding} />}
            row={(request) => ({
              name: request.storeName,
              what: texts.lineOf(request),
              since: request.requestedAt,
            })}
            rejecting={(request, rejection) => <rejectDialog.Part request={request} {...rejection} />}
          />
        )}
      </QueryFaces>
    </FormCard>
  );
}
