import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  getStoreProof,
  listProofs,
  listStrandedPayments,
  proveStoreNow,
  type StoreProof,
} from '@comanda/contract/money/ledger/provider-proofs.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { useQuery } from '@tanstack/react-query';
import { foundWords } from '../../../shared/proof-words.ts';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { bookTexts } from './texts.ts';

const texts = bookTexts.proof;

/** Result of the last proof of the store's ledger, and a new proof. */
export function ProofCard({ storeId }: { storeId: number }) {
  const queryKey = ['store', storeId, 'proof'];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => sendCall(getStoreProof, { storeId }, { signal }),
    staleTime: 0,
    meta: { silent: true },
  });
  const mayProve = providerMay(useProviderSession(), 'services.manage');
  const proving = useCallMutation(proveStoreNow, {
    savedText: texts.done,
    refreshes: [queryKey, listKey(listProofs)],
  });
  return (
    <FormCard
      title={texts.title}
      hint={texts.hint}
      actions={
        mayProve ? (
          <Button variant="default" isBusy={proving.isBusy} onClick={() => proving.run({ storeId })}>
            {texts.now}
          </Button>
        ) : null
      }
    >
      <QueryFaces isCompact query={query} skeleton={<CardListSkeleton count={1} />} failed={texts.failed}>
        {(proof) => (proof === null ? <p>{texts.never}</p> : <Found proof={proof} />)}
      </QueryFaces>
      <Stranded storeId={storeId} />
    </FormCard>
  );
}

/** Customers' payments of closed orders that reach neither the store nor the customer. */
function Stranded({ storeId }: { storeId: number }) {
  const { first } = usePaged(listStrandedPayments, { words: [storeId], getInput: () => ({ storeId }) });
  if (first === undefined || first.count === 0) return null;
  return (
    <Note tone="late">
      {texts.stranded(first.cents)}
      {first.rows.map(({ orderId, orderCode, cents, since }) => (
        <span key={orderId}>
          <br />
          {texts.strandedOrder(orderCode, cents, formatDateTime(new Date(since)))}
        </span>
      ))}
    </Note>
  );
}

function Found({ proof }: { proof: StoreProof }) {
  const { provenSeq, lastSeq, provenAt, wholeAt, difference } = proof;
  const isGood = difference === null;
  return (
    <div className="stack-8">
      <p className="cluster-8">
        <StatusLabel tone={isGood ? 'delivered' : 'late'} variant="quiet">
          {isGood ? texts.good : texts.bad}
        </StatusLabel>
        <span>
          {texts.counted(provenSeq, lastSeq)} {texts.at(formatDateTime(new Date(provenAt)))}
        </span>
      </p>
      {isGood ? null : <Note tone={proof.releasedAt === null ? 'late' : 'neutral'}>{foundWords(proof)}</Note>}
      {wholeAt === null ? null : <p className="muted-14">{texts.whole(formatDateTime(new Date(wholeAt)))}</p>}
    </div>
  );
}
