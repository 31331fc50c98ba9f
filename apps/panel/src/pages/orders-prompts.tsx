import type { Store } from '@comanda/contract/store/store.calls';
import { can } from '@comanda/domain/access/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractQuery } from '../features/contract/api/check-terms.ts';
import { rememberNotice, wasNoticeShown } from '../features/notices/notice-of-visit.ts';
import { storeKey, storeQuery } from '../features/store/api/get-store.ts';
import type { StoredSession } from '../shared/session/stored-session.ts';
import { createLatePart } from '../ui/late-part.tsx';

const contractPrompt = createLatePart(
  async () => (await import('../features/contract/contract-prompt.tsx')).ContractPrompt,
);
const payOnlineNotice = createLatePart(
  async () => (await import('../features/notices/pay-online-notice.tsx')).PayOnlineNotice,
);

/** What the provider asks of people when they come to the orders, one thing at a time: a signature first. */
export function OrdersPrompts({ session }: { session: StoredSession }) {
  const maySign = can(session.roles, 'contracts.sign');
  const { data: store } = useQuery(storeQuery);
  const { data: contract } = useQuery({ ...contractQuery, enabled: maySign });
  const [wasSeen] = useState(() => wasNoticeShown(session.userId));
  const [wasAsked, setAsked] = useState(false);
  const queries = useQueryClient();
  // Once asked for, the prompt stays to say that it is done.
  if (contract && !wasAsked) setAsked(true);
  const isNotified = store?.showsPayOnlineNotice === true && !wasSeen && (!maySign || contract === null);
  return (
    <>
      {wasAsked ? <contractPrompt.Part /> : null}
      {isNotified ? (
        <payOnlineNotice.Part
          isFranchisee={store.isFranchisee}
          mayRegister={can(session.roles, 'registration.manage')}
          onLeft={() => rememberNotice(session.userId)}
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
