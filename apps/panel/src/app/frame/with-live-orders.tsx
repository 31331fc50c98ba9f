import { can } from '@comanda/domain/access/permissions';
import type { ReactNode } from 'react';
import { ChatDock } from '../../features/chat/chat-dock.tsx';
import { LiveOrders } from '../../features/orders/live-orders.tsx';
import type { StoredSession } from '../../shared/session/stored-session.ts';

/** Keeps the orders alive around every screen: whoever may see them hears them arrive wherever they are. */
export function WithLiveOrders({ session, children }: { session: StoredSession; children: ReactNode }) {
  if (!can(session.roles, 'orders.read')) return children;
  return (
    <LiveOrders>
      {children}
      {can(session.roles, 'orders.chat') ? <ChatDock /> : null}
    </LiveOrders>
  );
}
