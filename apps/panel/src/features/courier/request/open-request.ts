import type { OrderCard } from '@comanda/domain/orders/order';

/** The order a courier is to be called for. */
export interface RequestedOrder extends Pick<OrderCard, 'orderId' | 'code' | 'customerName' | 'district'> {
  /** Coverage area's district of the address, as far as it is known. */
  districtId: number | null;
}

let current: RequestedOrder | null = null;
const listeners = new Set<() => void>();

function change(next: RequestedOrder | null): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Which order's request is open. It outlives the button that opened it: once a courier is called, the order has none.
 */
export const openRequest = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => current,
  open: (order: RequestedOrder) => change(order),
  close: () => change(null),
};
