import type { Invoice } from '@comanda/contract/finance/invoices.calls';
import type { PendingContract } from '@comanda/contract/store/contracts.calls';
import { can } from '@comanda/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { bannersQuery } from '../../../features/banners/api/list-banners.ts';
import { contractQuery } from '../../../features/contract/api/check-terms.ts';
import { overdueInvoicesQuery } from '../../../features/finance/api/list-overdue-invoices.ts';
import { acceptanceQuery } from '../../../features/notices/api/acceptance-status.ts';
import { wasNoticeShown } from '../../../features/notices/notice-of-visit.ts';
import { payOnlineOpening } from '../../../features/notices/pay-online-opening.ts';
import { storeQuery } from '../../../features/store/api/get-store.ts';
import type { StoredSession } from '../../../shared/session/stored-session.ts';

/** What there is to know that is not about an order. */
export interface Notices {
  contract: PendingContract | null;
  invoices: readonly Invoice[];
  tellsPayOnline: boolean;
  lacksOnlinePayment: boolean;
  hasPromotions: boolean;
  count: number;
}

/** The notices of this person; figures and signatures are for those who may see them. */
export function useNotices(session: StoredSession): Notices {
  const { data: contract = null } = useQuery({
    ...contractQuery,
    enabled: can(session.roles, 'contracts.sign'),
  });
  const { data: invoices = [] } = useQuery({
    ...overdueInvoicesQuery,
    enabled: can(session.roles, 'finance.read'),
  });
  const { data: store } = useQuery(storeQuery);
  const { data: acceptsOnline } = useQuery(acceptanceQuery);
  const { data: banners = [] } = useQuery(bannersQuery);
  // Read anew when it was closed.
  useSyncExternalStore(payOnlineOpening.subscribe, payOnlineOpening.getSnapshot);
  const tellsPayOnline = store?.showsPayOnlineNotice === true && !wasNoticeShown(session.userId);
  const lacksOnlinePayment = acceptsOnline === false;
  const hasPromotions = banners.length > 0;
  const all = [contract !== null, invoices.length > 0, tellsPayOnline, lacksOnlinePayment, hasPromotions];
  return {
    contract,
    invoices,
    tellsPayOnline,
    lacksOnlinePayment,
    hasPromotions,
    count: all.filter(Boolean).length,
  };
}
