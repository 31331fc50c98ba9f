import { can } from '@comanda/domain/people/access/permissions';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import type { ReactNode } from 'react';
import { LiveOrders } from '../../features/orders/orders/live-orders.tsx';
import { OrderSlotsContext } from '../../features/orders/orders/order-slots.ts';
import { orderSlots } from '../../pages/orders/order-slots.tsx';
import { PrintDialogs } from '../../pages/printing/print-parts.tsx';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import classes from './with-live-orders.module.css';

// Loaded late: orders come before conversations.
const chatDock = createLazyPart<object>(
  async () => (await import('../../features/orders/chat/chat-dock.tsx')).ChatDock,
  {
    Missing: TryAgain,
  },
);

/** Loads live orders for every screen, so that users with permission hear new orders everywhere. */
export function WithLiveOrders({ session, children }: { session: StoredSession; children: ReactNode }) {
  if (!can(session, 'orders.read')) return children;
  return (
    <OrderSlotsContext value={orderSlots}>
      <div className={`stack ${classes.window}`}>
        <LiveOrders>
          {children}
          {can(session, 'orders.chat') ? <chatDock.Part /> : null}
          {session.visit === null ? <PrintDialogs /> : null}
        </LiveOrders>
      </div>
    </OrderSlotsContext>
  );
}
