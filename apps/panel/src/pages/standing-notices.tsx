import { can } from '@comanda/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { AgreementLine } from '../features/agreement/agreement-line.tsx';
import { agreementQuery } from '../features/agreement/api/check-terms.ts';
import { OnlinePaymentPromo } from '../features/store/notices/online-payment-promo.tsx';
import type { StoredSession } from '../shared/session/stored-session.ts';

/** Below a board without open orders: a document that waits to be signed, and the online payment a store lacks. */
export function StandingNotices({ session }: { session: StoredSession }) {
  const { data: agreement } = useQuery({
    ...agreementQuery,
    enabled: can(session, 'agreements.sign'),
  });
  return (
    <>
      <OnlinePaymentPromo mayRegister={can(session, 'registration.manage')} />
      {agreement ? <AgreementLine agreement={agreement} /> : null}
    </>
  );
}
