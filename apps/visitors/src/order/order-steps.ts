import type { CustomerOrder } from '@comanda/domain/customer/customer-order';
import type { OrderStatus } from '@comanda/domain/orders/order-status';

/** One line of the order's way: behind, under way or still to come. */
export interface ShownStep {
  status: OrderStatus;
  /** When it was reached; null while it lies ahead. */
  at: number | null;
  place: 'behind' | 'here' | 'ahead';
}

const WAYS: Record<CustomerOrder['fulfilment'], readonly OrderStatus[]> = {
  delivery: ['pending', 'accepted', 'sent', 'delivered'],
  pickup: ['pending', 'accepted', 'ready-for-pickup', 'delivered'],
};

/** What was reached, then what is left of the way. Nothing is left of a cancelled order. */
export function shownSteps({ steps, status, fulfilment }: CustomerOrder): ShownStep[] {
  const way = WAYS[fulfilment];
  const reached = steps.map(
    (step): ShownStep => ({ ...step, place: step.status === status ? 'here' : 'behind' }),
  );
  if (status === 'cancelled') return reached;
  const ahead = way.slice(way.indexOf(status) + 1);
  return [...reached, ...ahead.map((next): ShownStep => ({ status: next, at: null, place: 'ahead' }))];
}
