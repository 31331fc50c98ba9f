import type { Invoice } from '@comanda/contract/finance/invoices.calls';
import type { PendingAgreement } from '@comanda/contract/store/agreements.calls';
import type { PendingChange } from '@comanda/contract/store/pending-changes.wire';
import { can } from '@comanda/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { agreementQuery } from '../../../features/agreement/api/check-terms.ts';
import { overdueInvoicesQuery } from '../../../features/finance/api/list-overdue-invoices.ts';
import { useUnreadDecisions } from '../../../features/registration-data/unread-decisions.ts';
import { bannersQuery } from '../../../features/store/banners/api/list-banners.ts';
import { acceptanceQuery } from '../../../features/store/notices/api/acceptance-status.ts';
import { wasNoticeShown } from '../../../features/store/notices/notice-of-visit.ts';
import { payOnlineOpening } from '../../../features/store/notices/pay-online-opening.ts';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import { storeQuery } from '../../../shared/store/store-query.ts';

/** Notices that are not about an order. */
export interface Notices {
  agreement: PendingAgreement | null;
  invoices: readonly Invoice[];
  /** Decisions of the provider's team on requests of the store. */
  decisions: readonly PendingChange[];
  tellsPayOnline: boolean;
  lacksOnlinePayment: boolean;
  hasPromotions: boolean;
  count: number;
}

/** Notices of the current user. Amounts and signatures need permission. */
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
  // Renders again when that window closes.
  payOnlineOpening.useIsOpen();
  const tellsPayOnline = store?.showsPayOnlineNotice === true && !wasNoticeShown(session.userId);
  const lacksOnlinePayment = acceptsOnline === false;
  const hasPromotions = banners.length > 0;
  const all = [
    agreement !== null,
    invoices.length > 0,
    decisions.length > 0,
    tellsPayOnline,
    lacksOnlinePayment,
    hasPromotions,
  ];
  return {
    agreement,
    invoices,
    decisions,
    tellsPayOnline,
    lacksOnlinePayment,
    hasPromotions,
    count: all.filter(Boolean).length,
  };
}
