import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  approveDocument,
  listWaitingDocuments,
  type WaitingDocument,
} from '@comanda/contract/money/online-payment/review.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DecisionQueue } from '../../../shared/queue/decision-queue.tsx';
import { DocumentCard } from './document-card.tsx';
import { RejectDocumentDialog } from './reject-document-dialog.tsx';
import { DOCUMENT_NAMES, texts } from './texts.ts';

const REFETCH_MS = 30_000;
const KEY = ['provider', 'online-documents'] as const;
/** Number of documents per request. When these are decided, more are loaded. */
const SHOWN = 20;

const keyOf = ({ storeId, kind, sending }: WaitingDocument) => `${storeId}-${kind}-${sending}`;

/** Pending documents, the oldest first. After a decision, the screen shows the next document. */
export function DocumentsScreen() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => sendCall(listWaitingDocuments, { after: null, perPage: SHOWN }, { signal }),
    refetchInterval: REFETCH_MS,
  });
  return (
    <>
      <PageTitle title={texts.title} subtitle={texts.subtitle(query.data?.count ?? 0)} />
      <QueryFaces
        query={query}
        skeleton={<CardListSkeleton count={2} />}
        failed={texts.failed}
        empty={({ rows }) =>
          rows.length > 0 ? null : (
            <EmptyState icon={<IconChecks size={28} />} title={texts.empty}>
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {({ rows, count }) => (
          <DecisionQueue
            items={rows}
            total={count}
            keyOf={keyOf}
            queryKey={KEY}
            approve={approveDocument}
            inputOf={({ storeId, kind, sending }) => ({ storeId, kind, sending })}
            texts={texts}
            card={(document, deciding) => <DocumentCard document={document} {...deciding} />}
            row={({ storeName, kind, sentAt }) => ({
              name: storeName,
              what: DOCUMENT_NAMES[kind],
              since: sentAt,
            })}
            rejecting={(document, rejection) => <RejectDocumentDialog document={document} {...rejection} />}
          />
        )}
      </QueryFaces>
    </>
  );
}
