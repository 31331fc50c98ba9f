import { can } from '@comanda/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { contractQuery } from '../features/contract/api/check-terms.ts';
import { ContractLine } from '../features/contract/contract-line.tsx';
import { OnlinePaymentPromo } from '../features/notices/online-payment-promo.tsx';
import type { StoredSession } from '../shared/session/stored-session.ts';

/** Below a board without open orders: a document that waits to be signed, and the online payment a store lacks. */
export function StandingNotices({ session }: { session: StoredSession }) {
  const { data: contract } = useQuery({
    ...contractQuery,
    enabled: can(session.roles, 'contracts.sign'),
  });
  return (
    <>
      <OnlinePaymentPromo mayRegister={can(session.roles, 'registration.manage')} />
      {contract ? <ContractLine contract={contract} /> : null}
    </>
  );
}
