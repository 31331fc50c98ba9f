import type { Store } from '@comanda/contract/store/store.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EstimateDropdown } from '../features/estimate/estimate-dropdown.tsx';
import { LiveOrders } from '../features/orders/live-orders.tsx';
import { OrdersBoard } from '../features/orders/orders-board.tsx';
import { storeKey, storeQuery } from '../features/store/api/get-store.ts';
import { createLatePart } from '../ui/late-part.tsx';

const promotions = createLatePart(
  async () => (await import('../features/banners/promotional-banners.tsx')).PromotionalBanners,
);

/** The orders screen. */
export function OrdersPage() {
  const { data: store } = useQuery(storeQuery);
  const queries = useQueryClient();
  return (
    <LiveOrders>
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
    </LiveOrders>
  );
}
