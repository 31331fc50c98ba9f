import { can } from '@comanda/domain/access/permissions';
import { createLatePart, TryAgain } from '@comanda/ui/late-part.tsx';
import type { ReactNode } from 'react';
import { LiveOrders } from '../../features/orders/live-orders.tsx';
import { OrderPartsContext } from '../../features/orders/order-parts.ts';
import { orderParts } from '../../pages/order-parts.tsx';
import { PrintDialogs } from '../../pages/print-parts.tsx';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import classes from './frame.module.css';

// Conversations can wait until the orders are here.
const chatDock = createLatePart<object>(
  async () => (await import('../../features/chat/chat-dock.tsx')).ChatDock,
  {
    Missing: TryAgain,
  },
);

/** Keeps the orders alive around every screen: whoever may see them hears them arrive wherever they are. */
export function WithLiveOrders({ session, children }: { session: StoredSession; children: ReactNode }) {
  if (!can(session, 'orders.read')) return children;
  return (
    <OrderPartsContext value={orderParts}>
      <div className={classes.window}>
        <LiveOrders>
          {children}
          {can(session, 'orders.chat') ? <chatDock.Part /> : null}
          {session.visit === null ? <PrintDialogs /> : null}
        </LiveOrders>
      </div>
    </OrderPartsContext>
  );
}
