import { can } from '@comanda/domain/people/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { RefusedNotice } from '../features/orders/intake/refused-notice.tsx';
import { AgreementLine } from '../features/store/agreements/agreement-line.tsx';
import { agreementQuery } from '../features/store/agreements/api/check-terms.ts';
import { DecisionsNotice } from '../features/store/registration-data/decisions-notice.tsx';
import { useUnreadDecisions } from '../features/store/registration-data/unread-decisions.ts';
import { OnlinePaymentPromo } from '../features/store/store/notices/online-payment-promo.tsx';
import type { StoredSession } from '../shared/session/stored-session.ts';

/**
 * Notices below a board without open orders: a document to sign, decisions of the provider's team, refused
 * orders, and the offer of online payment.
 */
export function PermanentNotices({ session }: { session: StoredSession }) {
  const { data: agreement } = useQuery({
    ...agreementQuery,
    enabled: can(session, 'agreements.sign'),
  });
  const decisions = useUnreadDecisions(session);
  return (
    <>
      <OnlinePaymentPromo mayRegister={can(session, 'registration.manage')} />
      <RefusedNotice session={session} />
      {decisions.length > 0 ? <DecisionsNotice decisions={decisions} /> : null}
      {agreement ? <AgreementLine agreement={agreement} /> : null}
    </>
  );
}
