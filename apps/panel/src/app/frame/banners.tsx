import type { Store } from '@comanda/contract/store/store/store.calls';
import { can } from '@comanda/domain/people/access/permissions';
import { ErrorBoundary } from '@comanda/ui/faces/error-boundary.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { overdueInvoicesQuery } from '../../features/money/invoices/list-overdue-invoices.ts';
import { useIsQuiet } from '../../features/orders/orders/board/use-is-quiet.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { storeQuery } from '../../shared/store/store-query.ts';

const SuspensionBanner = lazy(async () => ({
  default: (await import('./suspension-banner.tsx')).SuspensionBanner,
}));
const PastUnderWayBanner = lazy(async () => ({
  default: (await import('./past-under-way-banner.tsx')).PastUnderWayBanner,
}));
const ClosedStrip = lazy(async () => ({
  default: (await import('../../features/store/store/pause/closed-strip.tsx')).ClosedStrip,
}));
const OverdueInvoicesBanner = lazy(async () => ({
  default: (await import('./overdue-invoices-banner.tsx')).OverdueInvoicesBanner,
}));
const SecondFactorBanner = lazy(async () => ({
  default: (await import('./second-factor-banner.tsx')).SecondFactorBanner,
}));

/**
 * Lasting notices about the whole store; usually none. Only users with access to finances see amounts. While
 * orders are open, the notices button has overdue invoices and the second factor instead.
 */
export function Banners({ session }: { session: StoredSession }) {
  const seesFinances = can(session, 'finance.read');
  const isQuiet = useIsQuiet();
  const { data: store } = useQuery(storeQuery);
  const { data: invoices = [] } = useQuery({ ...overdueInvoicesQuery, enabled: seesFinances });
  return (
    // A banner is optional: it disappears if its code cannot be loaded.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        {isQuiet && can(session, 'users.manage') ? <SecondFactorBanner /> : null}
        {store?.isSuspended ? <SuspensionBanner store={store} /> : null}
        {store?.isPastUnderWay ? <PastUnderWayBanner /> : null}
        {store && wasClosed(store) ? <ClosedStrip store={store} /> : null}
        {seesFinances && isQuiet && invoices.length > 0 ? (
          <OverdueInvoicesBanner invoices={invoices} />
        ) : null}
      </Suspense>
    </ErrorBoundary>
  );
}

/** True if a user closed the store. False for a store that never opened or may not open. */
function wasClosed({ isOpen, isSuspended, openingUntil, openingReason, openingBy }: Store): boolean {
  if (isOpen || isSuspended) return false;
  return openingUntil !== null || openingReason !== null || openingBy !== null;
}
