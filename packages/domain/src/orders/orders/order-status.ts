import type { Result } from '../../kit/result.ts';
import { ok, refused } from '../../kit/result.ts';

/** Status of an order. Print state and courier are stored separately: a printed order is still 'accepted'. */
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

/** Delivery or pickup. An indoor order is handled as pickup. */
export type Fulfilment = 'delivery' | 'pickup';

/**
 * Ways of serving other than delivery and pickup: eaten in the store, or prepared only when the customer asks
 * for it.
 */
export const SERVINGS = ['indoor', 'on-demand'] as const;
export type Serving = (typeof SERVINGS)[number];

/**
 * Stages of an accepted order, from the courier flow and from older clients (letters PL, LE, LI, LG). A stage
 * does not change which statuses can follow.
 */
export const KITCHEN_STAGES = ['released', 'ready', 'in-line', 'in-charge'] as const;
export type KitchenStage = (typeof KITCHEN_STAGES)[number];

/**
 * Status of an order's courier. 'returning': brings the food back to the store. 'returned': back in the store.
 * 'dropped': the food left the store, but no courier has it.
 */
export type CourierStatus =
  | 'searching'
  | 'waiting-collect'
  | 'with-delivery'
  | 'returning'
  | 'returned'
  | 'dropped'
  | 'finished';

/** True while a courier is searched, comes to the store, or has the order. */
export function hasCourierUnderWay({ courierStatus }: { courierStatus: CourierStatus | null }): boolean {
  return courierStatus !== null && !['returned', 'dropped', 'finished'].includes(courierStatus);
}

/** True when the order left the store but will not arrive, so the store has to decide. */
export function isComingBack({ courierStatus }: { courierStatus: CourierStatus | null }): boolean {
  return courierStatus === 'returning' || courierStatus === 'returned' || courierStatus === 'dropped';
}

/** The fields of an order that determine which changes are allowed. */
export interface OrderState {
  status: OrderStatus;
  fulfilment: Fulfilment;
  kitchenStage: KitchenStage | null;
  isPrinted: boolean;
  courierStatus: CourierStatus | null;
}

/** A requested change. `print` marks an accepted order as printed, and accepts a pending one. */
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

/**
 * The statuses that can follow each status; server and panel use only this table. No status follows a final
 * status.
 */
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
 * True while a courier is searched or on the way: sending, delivering and cancelling then wait. This does not
 * apply to the stages that only the courier flow uses (released, ready).
 */
export function isHeldByCourier(state: OrderState): boolean {
  return (
    state.status === 'accepted' &&
    state.kitchenStage === null &&
    (state.courierStatus === 'searching' || state.courierStatus === 'waiting-collect')
  );
}

/**
 * Decides one status change. `changed: false`: the order already has this state, so callers report success
 * and change nothing.
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
