import type { Store } from '@comanda/contract/store/store.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PromotionalBanners } from '../features/banners/promotional-banners.tsx';
import { EstimateDropdown } from '../features/estimate/estimate-dropdown.tsx';
import { LiveOrders } from '../features/orders/live-orders.tsx';
import { OrdersBoard } from '../features/orders/orders-board.tsx';
import { storeKey, storeQuery } from '../features/store/api/get-store.ts';

/** The orders screen. */
export function OrdersPage() {
  const { data: store } = useQuery(storeQuery);
  const queries = useQueryClient();
  return (
    <LiveOrders>
      <OrdersBoard
        banners={<PromotionalBanners />}
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
            />
          ) : null
        }
      />
    </LiveOrders>
  );
}
