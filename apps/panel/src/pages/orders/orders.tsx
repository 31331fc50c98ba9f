import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { OrdersBoard } from '../../features/orders/orders/board/orders-board.tsx';
import { useIsQuiet } from '../../features/orders/orders/board/use-is-quiet.ts';
import { LiveOrders } from '../../features/orders/orders/live-orders.tsx';
import { OrderSlotsContext } from '../../features/orders/orders/order-slots.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { storeQuery } from '../../shared/store/store-query.ts';
import { OrderDialogs, orderSlots } from './order-slots.tsx';
import classes from './orders.module.css';

const estimateDropdown = createLazyPart(
  async () => (await import('../../features/store/store/estimate/estimate-dropdown.tsx')).EstimateDropdown,
);
const promotions = createLazyPart(
  async () => (await import('../../features/store/store/banners/promotional-banners.tsx')).PromotionalBanners,
);
const permanentNotices = createLazyPart(
  async () => (await import('../permanent-notices.tsx')).PermanentNotices,
);

/**
 * The orders screen. Notices and promotions are on this screen while no order is open; otherwise the frame
 * has a button for them.
 */
export function OrdersPage() {
  const { data: store } = useQuery(storeQuery);
  const session = useSession();
  const isQuiet = useIsQuiet();
  return (
    <OrderSlotsContext value={orderSlots}>
      <LiveOrders>
        <div className={`stack ${classes.screen}`}>
          <OrdersBoard
            banners={isQuiet ? <promotions.Part /> : null}
            estimate={store ? <estimateDropdown.Part estimate={store} /> : null}
          />
          <OrderDialogs />
          {session && isQuiet ? <permanentNotices.Part session={session} /> : null}
        </div>
      </LiveOrders>
    </OrderSlotsContext>
  );
}
