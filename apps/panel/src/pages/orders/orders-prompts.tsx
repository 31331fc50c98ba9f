import type { Store } from '@comanda/contract/store/store/store.calls';
import { can } from '@comanda/domain/people/access/permissions';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsQuiet } from '../../features/orders/orders/board/use-is-quiet.ts';
import { agreementQuery } from '../../features/store/agreements/api/check-terms.ts';
import { rememberNotice, wasNoticeShown } from '../../features/store/store/notices/notice-of-visit.ts';
import { payOnlineOpening } from '../../features/store/store/notices/pay-online-opening.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { storeKey, storeQuery } from '../../shared/store/store-query.ts';

const agreementPrompt = createLazyPart(
  async () => (await import('../../features/store/agreements/agreement-prompt.tsx')).AgreementPrompt,
);
const payOnlineNotice = createLazyPart(
  async () => (await import('../../features/store/store/notices/pay-online-notice.tsx')).PayOnlineNotice,
);

/**
 * Requests of the provider that a person has opened: a document to sign, and the offer of online payment. The
 * offer also opens automatically if no order is open; otherwise the notices contain it.
 */
export function OrdersPrompts({ session, isOnBoard }: { session: StoredSession; isOnBoard: boolean }) {
  const maySign = can(session, 'agreements.sign');
  const { data: store } = useQuery(storeQuery);
  const { data: agreement } = useQuery({ ...agreementQuery, enabled: maySign });
  const [wasSeen, setSeen] = useState(() => wasNoticeShown(session.userId));
  const [wasRequested, setRequested] = useState(false);
  const isQuiet = useIsQuiet();
  const isWanted = payOnlineOpening.useIsOpen();
  const queries = useQueryClient();
  // The prompt stays open even after the signature, to confirm it.
  if (agreement && !wasRequested) setRequested(true);
  const comesByItself = isOnBoard && isQuiet && !wasSeen && (!maySign || agreement === null);
  return (
    <>
      {wasRequested ? <agreementPrompt.Part /> : null}
      {store?.showsPayOnlineNotice && (isWanted || comesByItself) ? (
        <payOnlineNotice.Part
          isFranchisee={store.isFranchisee}
          mayRegister={can(session, 'registration.manage')}
          onLeft={() => {
            setSeen(true);
            payOnlineOpening.close();
            rememberNotice(session.userId);
          }}
          onDismissed={() =>
            queries.setQueryData<Store>(
              storeKey,
              (known) => known && { ...known, showsPayOnlineNotice: false },
            )
          }
        />
      ) : null}
    </>
  );
}
