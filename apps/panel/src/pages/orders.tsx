import type { Store } from '@comanda/contract/store/store.calls';
import { can } from '@comanda/domain/access/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EstimateDropdown } from '../features/estimate/estimate-dropdown.tsx';
import { LiveOrders } from '../features/orders/live-orders.tsx';
import { OrderPartsContext } from '../features/orders/order-parts.ts';
import { OrdersBoard } from '../features/orders/orders-board.tsx';
import { storeKey, storeQuery } from '../features/store/api/get-store.ts';
import { useSession } from '../shared/session/use-session.ts';
import { createLatePart } from '../ui/late-part.tsx';
import { OrderDialogs, orderParts } from './order-parts.tsx';
import classes from './orders.module.css';

const promotions = createLatePart(
  async () => (await import('../features/banners/promotional-banners.tsx')).PromotionalBanners,
);

const onlinePaymentPromo = createLatePart(
  async () => (await import('../features/notices/online-payment-promo.tsx')).OnlinePaymentPromo,
);
const prompts = createLatePart(async () => (await import('./orders-prompts.tsx')).OrdersPrompts);

/** The orders screen. What must be signed stands below the board, which goes on working above it. */
export function OrdersPage() {
  const { data: store } = useQuery(storeQuery);
  const session = useSession();
  const queries = useQueryClient();
  return (
    <LiveOrders>
      <div className={classes.screen}>
        <OrderPartsContext value={orderParts}>
          <OrdersBoard
            banners={<promotions.Part />}
            estimate={
              store ? (
                <EstimateDropdown
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
        </OrderPartsContext>
        {session ? (
          <>
            <onlinePaymentPromo.Part mayRegister={can(session.roles, 'registration.manage')} />
            <prompts.Part session={session} />
          </>
        ) : null}
      </div>
    </LiveOrders>
  );
}
