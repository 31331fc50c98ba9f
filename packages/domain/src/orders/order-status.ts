import type { Result } from '../result.ts';
import { ok, refused } from '../result.ts';

/**
 * Where an order stands. Printing and the courier are facts beside the status, not statuses:
 * a printed order is still an accepted one.
 */
export const ORDER_STATUSES = [
  'awaiting-payment',
  'pending',
  'accepted',
  'sent',
  'ready-for-pickup',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How the customer gets the order. Dine-in is handled as pickup. */
export type Fulfilment = 'delivery' | 'pickup';

/**
 * Marks inside "accepted" that come from the courier flow and from older clients
 * (letters PL, LE, LI, LG). They move no other status.
 */
export const KITCHEN_STAGES = ['released', 'ready', 'in-line', 'in-charge'] as const;
export type KitchenStage = (typeof KITCHEN_STAGES)[number];

/**
 * Where an order's courier stands. 'returning' and 'returned': on the way back to the store with the food, and there
 * again; 'dropped': it went out, and nobody brings it any more.
 */
export type CourierStatus =
  | 'searching'
  | 'waiting-collect'
  | 'with-delivery'
  | 'returning'
  | 'returned'
  | 'dropped'
  | 'finished';

/** True while somebody is being found, comes, or has the order. */
export function hasCourierUnderWay({ courierStatus }: { courierStatus: CourierStatus | null }): boolean {
  return courierStatus !== null && !['returned', 'dropped', 'finished'].includes(courierStatus);
}

/** True when the order left and does not arrive: the store has to say what becomes of it. */
export function isComingBack({ courierStatus }: { courierStatus: CourierStatus | null }): boolean {
  return courierStatus === 'returning' || courierStatus === 'returned' || courierStatus === 'dropped';
}

/** The part of an order that decides what may happen next. */
export interface OrderState {
  status: OrderStatus;
  fulfilment: Fulfilment;
  kitchenStage: KitchenStage | null;
  isPrinted: boolean;
  courierStatus: CourierStatus | null;
}

/** What somebody asks for. `print` marks an accepted order as printed (and accepts a pending one). */
export type StatusTarget =
  | 'pending'
  | 'accepted'
  | 'printed'
  | KitchenStage
  | 'sent'
  | 'ready-for-pickup'
  | 'delivered'
  | 'cancelled';

export type TransitionRefusal = 'illegal-transition' | 'courier-active';

/** The single table of legal moves; server and panel both read it. Final states have no way out. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  'awaiting-payment': ['pending', 'cancelled'],
  pending: ['accepted', 'cancelled'],
  accepted: ['sent', 'ready-for-pickup', 'delivered', 'cancelled'],
  sent: ['delivered', 'cancelled'],
  'ready-for-pickup': ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

export function isFinal(status: OrderStatus): boolean {
  return NEXT[status].length === 0;
}

export function isLegalEdge(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

function isKitchenStage(target: StatusTarget): target is KitchenStage {
  return (KITCHEN_STAGES as readonly string[]).includes(target);
}

/**
 * While a courier is being found or is on the way, sending, delivering and cancelling wait for it.
 * Orders already in the courier's own stages (released, ready) are not held.
 */
export function isHeldByCourier(state: OrderState): boolean {
  return (
    state.status === 'accepted' &&
    state.kitchenStage === null &&
    (state.courierStatus === 'searching' || state.courierStatus === 'waiting-collect')
  );
}

/**
 * Decides one status change.
 * `changed: false` means the state is reached already: callers answer success and do nothing.
 */
export function decideTransition(
  state: OrderState,
  target: StatusTarget,
): Result<{ changed: boolean; next: OrderState }, TransitionRefusal> {
  if (target === 'printed') {
    if (state.status !== 'pending' && state.status !== 'accepted') return refused('illegal-transition');
    return ok({
      changed: !state.isPrinted || state.status === 'pending',
      next: { ...state, status: 'accepted', isPrinted: true },
    });
  }
  if (isKitchenStage(target)) {
    if (state.status !== 'accepted') return refused('illegal-transition');
    return ok({ changed: state.kitchenStage !== target, next: { ...state, kitchenStage: target } });
  }
  if (state.status === target) return ok({ changed: false, next: state });
  if (!isLegalEdge(state.status, target)) return refused('illegal-transition');
  if (target === 'sent' && state.fulfilment === 'pickup') return refused('illegal-transition');
  if (target === 'ready-for-pickup' && state.fulfilment === 'delivery') return refused('illegal-transition');
  if (isHeldByCourier(state)) return refused('courier-active');
  return ok({ changed: true, next: { ...state, status: target } });
}
