import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';
import type { OrderStatus } from '@comanda/domain/orders/orders/order-status';

/** A step of the order's progress: reached, current or remaining. */
export interface ShownStep {
  status: OrderStatus;
  /** Time when the step was reached; null for a remaining step. */
  at: number | null;
  place: 'behind' | 'here' | 'ahead';
}

const METHODS: Record<CustomerOrder['fulfilment'], readonly OrderStatus[]> = {
  delivery: ['pending', 'accepted', 'sent', 'delivered'],
  pickup: ['pending', 'accepted', 'ready-for-pickup', 'delivered'],
};

/** The reached steps, then the remaining steps. A cancelled order has no remaining steps. */
export function shownSteps({ steps, status, fulfilment }: CustomerOrder): ShownStep[] {
  const way = METHODS[fulfilment];
  const reached = steps.map(
    (step): ShownStep => ({ ...step, place: step.status === status ? 'here' : 'behind' }),
  );
  if (status === 'cancelled') return reached;
  const ahead = way.slice(way.indexOf(status) + 1);
  return [...reached, ...ahead.map((next): ShownStep => ({ status: next, at: null, place: 'ahead' }))];
}
