import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  cancelStoreAgreement,
  type StoreAgreement,
} from '@comanda/contract/store/store/provider-agreements.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { Row, Rows } from '@comanda/ui/list/rows.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { agreementsQuery } from './agreements-query.ts';
import { ReadAgreementDialog } from './read-agreement-dialog.tsx';
import { agreementTexts as texts } from './texts.ts';

const newAgreement = createLazyPart(
  async () => (await import('./new-agreement-dialog.tsx')).NewAgreementDialog,
);

/** Agreements sent to the store, with their status. */
export function AgreementsTab({ storeId }: { storeId: number }) {
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const query = useQuery(agreementsQuery(storeId));
  const [isPromptOpen, setPromptOpen] = useState(false);
  const [read, setRead] = useState<StoreAgreement | null>(null);
  const requestButton = mayChange ? (
    <Button icon={<IconPlus size={18} stroke={2} aria-hidden="true" />} onClick={() => setPromptOpen(true)}>
      {texts.request}
    </Button>
  ) : null;
  return (
    <FormCard title={texts.title} hint={texts.hint} actions={query.data?.length ? requestButton : null}>
      <QueryFaces
        query={query}
        isCompact
        skeleton={<TableSkeleton rows={3} hasTools={false} />}
        failed={texts.failed}
        empty={(list) =>
          list.length > 0 ? null : (
            <EmptyState
              isCompact
              icon={<IconFileText size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.noneTitle}
              action={requestButton}
            >
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(list) => (
          <Rows label={texts.list}>
            {list.toReversed().map((agreement) => (
              <AgreementRow
                key={agreement.agreementId}
                storeId={storeId}
                agreement={agreement}
                mayChange={mayChange}
                onRead={() => setRead(agreement)}
              />
            ))}
          </Rows>
        )}
      </QueryFaces>
      {isPromptOpen ? <newAgreement.Part storeId={storeId} onClose={() => setPromptOpen(false)} /> : null}
      {read ? <ReadAgreementDialog storeId={storeId} agreement={read} onClose={() => setRead(null)} /> : null}
    </FormCard>
  );
}

interface AgreementRowProps {
  storeId: number;
  agreement: StoreAgreement;
  mayChange: boolean;
  onRead: () => void;
}

function AgreementRow({ storeId, agreement, mayChange, onRead }: AgreementRowProps) {
  const { agreementId, title, signedAt, signedBy, cancelledAt, sentTo } = agreement;
  const cancelling = useCallMutation(cancelStoreAgreement, {
    savedText: texts.cancelDone,
    refreshes: [agreementsQuery(storeId).queryKey],
  });
  const cancel = async () => {
    const isSure = await alertDialog({
      title: texts.cancelTitle,
      text: texts.cancelText(title),
      confirmText: texts.confirmCancel,
      cancelText: texts.cancelNo,
      isDestructive: true,
    });
    if (isSure) cancelling.run({ storeId, agreementId });
  };
  const isOpen = signedAt === null && cancelledAt === null;
  const status =
    signedAt !== null
      ? texts.signedBy(signedBy, signedAt)
      : cancelledAt !== null
        ? texts.cancelledAt(cancelledAt)
        : sentTo !== null
          ? texts.sentTo(sentTo)
          : null;
  return (
    <Row
      isPast={cancelledAt !== null}
      name={title}
      facts={
        <>
          {texts.created(agreement)}
          {status === null ? null : (
            <>
              <br />
              {status}
            </>
          )}
        </>
      }
      state={<AgreementState agreement={agreement} />}
      actions={
        <>
          <Button variant="default" aria-label={texts.readNamed(title)} onClick={onRead}>
            {texts.read}
          </Button>
          {isOpen && mayChange ? (
            <Button
              variant="default"
              isBusy={cancelling.isBusy}
              aria-label={texts.cancelNamed(title)}
              onClick={() => void cancel()}
            >
              {texts.cancel}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

function AgreementState({ agreement: { signedAt, cancelledAt, sentTo } }: { agreement: StoreAgreement }) {
  if (signedAt !== null)
    return (
      <StatusLabel tone="delivered" variant="quiet">
        {texts.signed}
      </StatusLabel>
    );
  if (cancelledAt !== null)
    return (
      <StatusLabel tone="neutral" variant="quiet">
        {texts.cancelled}
      </StatusLabel>
    );
  return (
    <StatusLabel tone={sentTo === null ? 'pending' : 'accepted'} variant="quiet">
      {sentTo === null ? texts.waiting : texts.sent}
    </StatusLabel>
  );
}
