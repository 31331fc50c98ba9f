import { can } from '@comanda/domain/access/permissions';
import type { ReactNode } from 'react';
import { LiveOrders } from '../../features/orders/live-orders.tsx';
import type { StoredSession } from '../../shared/session/stored-session.ts';

/** Keeps the orders alive around every screen: whoever may see them hears them arrive wherever they are. */
export function WithLiveOrders({ session, children }: { session: StoredSession; children: ReactNode }) {
  return can(session.roles, 'orders.read') ? <LiveOrders>{children}</LiveOrders> : children;
}
