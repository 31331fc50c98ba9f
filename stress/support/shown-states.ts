import type { OrderStatus } from '@comanda/domain/orders/orders/order-status';
import type { LivePanel } from './live-panel.ts';
import type { StressWorld } from './stress-world.ts';

/** All states of orders that panels show while they are watched, even for a moment. */
export interface ShownStates {
  count(): number;
  /** States that the database never had, one sentence each. */
  violations(world: StressWorld): Promise<string[]>;
}

/** Watches panels from this call on. */
export function watchShownStates(panels: readonly LivePanel[]): ShownStates {
  const shown = new Map<string, { storeId: number; orderId: number; version: number; status: OrderStatus }>();
  for (const { storeId, onShown } of panels) {
    onShown(({ orderId, version, status }) => {
      shown.set(`${storeId}-${orderId}-${version}-${status}`, { storeId, orderId, version, status });
    });
  }
  return {
    count: () => shown.size,
    violations: async (world) => {
      const rows = await world.rows<{ store_id: number; order_id: string; version: number; status: string }>(
        'select store_id, order_id, version, status from order_timeline order by store_id, order_id, version',
      );
      const history = Map.groupBy(rows, (row) => `${row.store_id}-${row.order_id}`);
      return [...shown.values()].flatMap(({ storeId, orderId, version, status }) => {
        // Passing events change no status, so the status of the previous step applies.
        const step = history.get(`${storeId}-${orderId}`)?.findLast((row) => row.version <= version);
        return step?.status === status
          ? []
          : [
              `a panel showed order ${orderId} of store ${storeId} as ${status} in its version ${version}, it was ${step?.status}`,
            ];
      });
    },
  };
}
