import type { Invoice } from '@comanda/contract/money/invoices/invoices.calls';
import type { PendingAgreement } from '@comanda/contract/store/store/agreements.calls';
import type { PendingChange } from '@comanda/contract/store/store/pending-changes.wire';
import { can } from '@comanda/domain/people/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { overdueInvoicesQuery } from '../../../features/money/invoices/list-overdue-invoices.ts';
import { agreementQuery } from '../../../features/store/agreements/api/check-terms.ts';
import { useUnreadDecisions } from '../../../features/store/registration-data/unread-decisions.ts';
import { bannersQuery } from '../../../features/store/store/banners/api/list-banners.ts';
import { acceptanceQuery } from '../../../features/store/store/notices/api/acceptance-status.ts';
import { wasNoticeShown } from '../../../features/store/store/notices/notice-of-visit.ts';
import { payOnlineOpening } from '../../../features/store/store/notices/pay-online-opening.ts';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import { storeQuery } from '../../../shared/store/store-query.ts';

export interface Notices {
  agreement: PendingAgreement | null;
  invoices: readonly Invoice[];
  /** Decisions of the provider's team on requests of the store. */
  decisions: readonly PendingChange[];
  showsPayOnline: boolean;
  lacksOnlinePayment: boolean;
  hasPromotions: boolean;
  count: number;
}

/** Notices for the current user. Invoices and agreements are read only if the user has permission for them. */
export function useNotices(session: StoredSession): Notices {
  const { data: agreement = null } = useQuery({
    ...agreementQuery,
    enabled: can(session, 'agreements.sign'),
  });
  const { data: invoices = [] } = useQuery({
    ...overdueInvoicesQuery,
    enabled: can(session, 'finance.read'),
  });
  const decisions = useUnreadDecisions(session);
  const { data: store } = useQuery(storeQuery);
  const { data: acceptsOnline } = useQuery(acceptanceQuery);
  const { data: banners = [] } = useQuery(bannersQuery);
  // Re-renders when the window for an online payment closes.
  payOnlineOpening.useIsOpen();
  const showsPayOnline = store?.showsPayOnlineNotice === true && !wasNoticeShown(session.userId);
  const lacksOnlinePayment = acceptsOnline === false;
  const hasPromotions = banners.length > 0;
  const all = [
    agreement !== null,
    invoices.length > 0,
    decisions.length > 0,
    showsPayOnline,
    lacksOnlinePayment,
    hasPromotions,
  ];
  return {
    agreement,
    invoices,
    decisions,
    showsPayOnline,
    lacksOnlinePayment,
    hasPromotions,
    count: all.filter(Boolean).length,
  };
}
