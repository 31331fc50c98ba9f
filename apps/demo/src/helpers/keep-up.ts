import {
  hasCourierUnderWay,
  type OrderState,
  type OrderStatus,
} from '@comanda/domain/orders/orders/order-status';

const MINUTE_MS = 60_000;

/** Milliseconds that an order waits for a visitor before a helper handles it. */
const PATIENCE_MS: Partial<Record<OrderStatus, number>> = {
  pending: 4 * MINUTE_MS,
  accepted: 14 * MINUTE_MS,
  sent: 22 * MINUTE_MS,
  'ready-for-pickup': 12 * MINUTE_MS,
};
/** Helpers cook a scheduled order shortly before its time. */
const COOKED_BEFORE_MS = 40 * MINUTE_MS;

export type SeenOrder = Pick<OrderState, 'status' | 'fulfilment' | 'courierStatus'> & {
  orderId: number;
  /** Epoch milliseconds; null for an order without a scheduled time. */
  scheduledFor: number | null;
};

export interface HelpersStep {
  orderId: number;
  expected: OrderStatus;
  target: 'accepted' | 'sent' | 'ready-for-pickup' | 'delivered';
}

/**
 * Makes a helper for the orders of one board. The caller passes the board's orders again and again. The helper returns
 * a step for each order that has not changed for some minutes. An order with a courier waits for the courier.
 */
export function createHelper(): (orders: readonly SeenOrder[], now: number) => HelpersStep[] {
  let seen = new Map<string, number>();
  return (orders, now) => {
    const before = seen;
    seen = new Map();
    return orders.flatMap((order) => {
      const { orderId, status, scheduledFor } = order;
      const patienceMs = PATIENCE_MS[status];
      const target = nextOf(order);
      if (patienceMs === undefined || target === null) return [];
      const key = `${orderId} ${status}`;
      const since = before.get(key) ?? now;
      seen.set(key, since);
      const isTooEarly =
        status === 'accepted' && scheduledFor !== null && scheduledFor - now > COOKED_BEFORE_MS;
      return isTooEarly || now - since < patienceMs ? [] : [{ orderId, expected: status, target }];
    });
  };
}

function nextOf(order: SeenOrder): HelpersStep['target'] | null {
  const { status, fulfilment } = order;
  if (status === 'pending') return 'accepted';
  if (hasCourierUnderWay(order)) return null;
  if (status === 'accepted') return fulfilment === 'delivery' ? 'sent' : 'ready-for-pickup';
  return 'delivered';
}
