import type { Store } from '@comanda/contract/store/store.calls';
import { createLatePart } from '@comanda/ui/late-part.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LiveOrders } from '../features/orders/live-orders.tsx';
import { OrderPartsContext } from '../features/orders/order-parts.ts';
import { OrdersBoard } from '../features/orders/orders-board.tsx';
import { useIsQuiet } from '../features/orders/use-is-quiet.ts';
import { useSession } from '../shared/session/use-session.ts';
import { storeKey, storeQuery } from '../shared/store/store-query.ts';
import { OrderDialogs, orderParts } from './order-parts.tsx';
import classes from './orders.module.css';

const estimateDropdown = createLatePart(
  async () => (await import('../features/store/estimate/estimate-dropdown.tsx')).EstimateDropdown,
);
const promotions = createLatePart(
  async () => (await import('../features/store/banners/promotional-banners.tsx')).PromotionalBanners,
);
const standingNotices = createLatePart(async () => (await import('./standing-notices.tsx')).StandingNotices);

/** The orders screen. What is not about orders stands in full while none is open, and waits in the frame otherwise. */
export function OrdersPage() {
  const { data: store } = useQuery(storeQuery);
  const session = useSession();
  const isQuiet = useIsQuiet();
  const queries = useQueryClient();
  return (
    <OrderPartsContext value={orderParts}>
      <LiveOrders>
        <div className={classes.screen}>
          <OrdersBoard
            banners={isQuiet ? <promotions.Part /> : null}
            estimate={
              store ? (
                <estimateDropdown.Part
                  estimate={store}
                  onChange={({ minMinutes, maxMinutes }) =>
                    queries.setQueryData<Store>(
                      storeKey,
                      (known) => known && { ...known, minMinutes, maxMinutes },
                    )
                  }
                  onSettled={() => void queries.invalidateQueries({ queryKey: storeKey })}
                />
              ) : null
            }
          />
          <OrderDialogs />
          {session && isQuiet ? <standingNotices.Part session={session} /> : null}
        </div>
      </LiveOrders>
    </OrderPartsContext>
  );
}
