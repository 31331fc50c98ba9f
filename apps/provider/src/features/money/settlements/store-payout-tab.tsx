import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import {
  getStorePayout,
  releasePayouts,
  type StorePayout,
} from '@comanda/contract/money/ledger/provider-settlements.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailedNotice } from '../../../shared/session/mailed-notice.ts';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { obstacleWords, settlementTexts } from './texts.ts';

const texts = settlementTexts.tab;
const names = settlementTexts.statuses.columns;
const { holds } = settlementTexts;
const releaseDialog = createLazyPart(async () => (await import('./release-dialog.tsx')).ReleaseDialog);

/** Payouts of a store. Users pause and resume payouts here, also after a failed proof of the store's ledger. */
export function StorePayoutTab({ storeId }: { storeId: number }) {
  const queryKey = ['store', storeId, 'payout'];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => sendCall(getStorePayout, { storeId }, { signal }),
    staleTime: 0,
    meta: { silent: true },
  });
  const mayHold = providerMay(useProviderSession(), 'services.manage');
  const [opened, setOpened] = useState<'hold' | 'book' | 'restore' | null>(null);
  const dialog = { storeId, refreshes: [queryKey], onClose: () => setOpened(null) };
  const releasing = useCallMutation(releasePayouts, {
    savedText: () => `${texts.released} ${mailedNotice(texts.shown)}`,
    refreshes: [queryKey],
  });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <QueryFaces query={query} skeleton={<CardListSkeleton count={1} />} failed={texts.failed}>
        {(payout) => (
          <>
            {payout.hasBook ? null : <p>{texts.noBook}</p>}
            <Facts columns="short" isStrong facts={factsOf(payout)} />
            {!mayHold ? null : (
              <div className="cluster-12">
                {payout.isBookHeld ? (
                  <Button onClick={() => setOpened('book')}>{holds.release}</Button>
                ) : null}
                {payout.restoredSince === null ? null : (
                  <Button onClick={() => setOpened('restore')}>{holds.releaseRestored}</Button>
                )}
                {payout.heldAt === null ? (
                  <Button variant="default" isDestructive onClick={() => setOpened('hold')}>
                    {texts.hold}
                  </Button>
                ) : (
                  <Button isBusy={releasing.isBusy} onClick={() => releasing.run({ storeId })}>
                    {texts.release}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </QueryFaces>
      {opened === 'hold' ? <HoldDialog {...dialog} /> : null}
      {opened === 'book' || opened === 'restore' ? <releaseDialog.Part {...dialog} of={opened} /> : null}
    </FormCard>
  );
}

function factsOf(payout: StorePayout): (readonly [string, string | null])[] {
  const { obstacle, heldAt, heldReason, reviewedSince, reviewedCents, restoredSince, failure } = payout;
  return [
    [names.available, formatMoney(payout.availableCents)],
    [names.receivable, formatMoney(payout.receivableCents)],
    [names.transit, formatMoney(payout.transitCents)],
    [names.current, formatMoney(payout.currentCents)],
    [names.invoiced, formatMoney(payout.invoicedCents)],
    [texts.how, payout.isAutomatic ? texts.on : texts.off],
    [texts.obstacle, obstacle === null ? texts.nothing : obstacleWords[obstacle]],
    [texts.heldAt, heldAt === null ? null : formatDateTime(new Date(heldAt))],
    [texts.reason, heldReason],
    [holds.since, reviewedSince === null ? null : formatDateTime(new Date(reviewedSince))],
    [holds.restoredSince, restoredSince === null ? null : formatDateTime(new Date(restoredSince))],
    [holds.columns.cents, reviewedSince === null ? null : formatMoney(reviewedCents)],
    [texts.failure, failure],
  ];
}
