import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  approveDocument,
  listWaitingDocuments,
  type WaitingDocument,
} from '@comanda/contract/online-payment/review.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconChecks } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Waited } from '../../shared/age/waited.tsx';
import { DocumentCard } from './document-card.tsx';
import classes from './documents.module.css';
import { RejectDocumentDialog } from './reject-document-dialog.tsx';
import { DOCUMENT_NAMES, texts } from './texts.ts';

const ASK_AGAIN_MS = 30_000;
const KEY = ['provider', 'online-documents'] as const;
/** How many are asked for and shown; the rest comes as these are decided. */
const SHOWN = 20;

const keyOf = ({ storeId, kind, sending }: WaitingDocument) => `${storeId}-${kind}-${sending}`;

/** The documents that wait for the team, who waits longest first; the next one comes by itself. */
export function DocumentsScreen() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => sendCall(listWaitingDocuments, { after: null, perPage: SHOWN }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
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
        {({ rows }) => <Queue documents={rows} />}
      </QueryFaces>
    </>
  );
}

function Queue({ documents }: { documents: readonly WaitingDocument[] }) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const current = documents.find((document) => keyOf(document) === chosen) ?? documents[0];
  const goOn = async () => {
    setRejecting(false);
    setChosen(null);
    await queries.invalidateQueries({ queryKey: KEY });
  };
  const goOnFromStale = (why: string) => {
    toast.info(texts.stale(why));
    void goOn();
  };
  const approving = useCallMutation(approveDocument, {
    savedText: texts.approved,
    words: { failed: texts.notDone },
    onDone: goOn,
    onFailed: (failure) => {
      if (!(failure instanceof ApiError) || (failure.status !== 409 && failure.status !== 404)) return false;
      goOnFromStale(failure.message);
      return true;
    },
  });
  if (current === undefined) return null;
  const next = documents.filter((document) => document !== current);
  const { storeId, kind, sending } = current;
  return (
    <div className="stack-16">
      <DocumentCard
        key={keyOf(current)}
        document={current}
        isBusy={approving.isBusy}
        onApprove={() => approving.run({ storeId, kind, sending })}
        onReject={() => setRejecting(true)}
      />
      {next.length === 0 ? null : (
        <section className={classes.next} aria-label={texts.next}>
          <h2>{texts.next}</h2>
          <ul>
            {next.map((document) => (
              <li key={keyOf(document)}>
                <button
                  type="button"
                  className={`row-8 plain-button ${classes.nextRow}`}
                  onClick={() => setChosen(keyOf(document))}
                >
                  <span>
                    <strong>{document.storeName}</strong> {DOCUMENT_NAMES[document.kind]}
                  </span>
                  <Waited since={document.sentAt} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isRejecting ? (
        <RejectDocumentDialog
          document={current}
          onClose={() => setRejecting(false)}
          onRejected={() => void goOn()}
          onStale={goOnFromStale}
        />
      ) : null}
    </div>
  );
}
