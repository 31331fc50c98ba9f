import type { Happening } from '../journal/kinds.ts';
import type { OrderCard } from '../orders/order.ts';
import { type CourierStatus, hasCourierUnderWay, isComingBack, isFinal } from '../orders/order-status.ts';
import { ok, type Result, refused } from '../result.ts';
import { type CourierKind, type CourierRequestStatus, courierStatusOf, hasEnded } from './courier-request.ts';

export type CourierRefusal = 'not-allowed' | 'not-located' | 'already-requested' | 'wrong-status';

/** Couriers are called for accepted deliveries whose address is known, one at a time; also for those that came back. */
export function decideCourierRequest(
  order: Pick<OrderCard, 'status' | 'fulfilment' | 'canUseCourier' | 'isLocated' | 'courierStatus'>,
): Result<null, CourierRefusal> {
  if (order.fulfilment === 'pickup' || !order.canUseCourier) return refused('not-allowed');
  if (hasCourierUnderWay(order)) return refused('already-requested');
  if (order.status !== 'accepted' && !(order.status === 'sent' && isComingBack(order)))
    return refused('wrong-status');
  return order.isLocated ? ok(null) : refused('not-located');
}

interface RequestFacts {
  requestId: number;
  kind: CourierKind;
  linkCode: string | null;
  status: CourierRequestStatus;
}

/** How an order and its history tell what its courier's request became. */
export interface CourierEffect {
  order: OrderCard;
  happened: Happening;
}

/**
 * The order after its request came to `request.status`, or null when the order knows already. Going out and arriving
 * move the order along; a courier called off before pick-up leaves it accepted, without stage; after pick-up, or brought
 * back to the store, it stays sent until somebody delivers or cancels it. Orders that are closed keep their status: only what they carry of the courier follows.
 */
export function afterCourier(order: OrderCard, request: RequestFacts, now: number): CourierEffect | null {
  const isOver = courierStatusOf(request.status) === null;
  const carried = {
    courierStatus: carriedStatus(order, request.status),
    courierRequestId: isOver ? null : String(request.requestId),
    courierLinkCode: isOver || hasEnded(request.status) ? null : request.linkCode,
  };
  const next = { ...order, ...carried, ...movedOrder(order, request.status, now) };
  const isSame =
    next.courierStatus === order.courierStatus &&
    next.courierRequestId === order.courierRequestId &&
    next.status === order.status &&
    next.kitchenStage === order.kitchenStage;
  return isSame ? null : { order: next, happened: happenedOf(request) };
}

/** Whoever was called off after the order went out leaves it without anybody who brings it. */
function carriedStatus(order: OrderCard, status: CourierRequestStatus): CourierStatus | null {
  return courierStatusOf(status) ?? (order.status === 'sent' ? 'dropped' : null);
}

type Moved = Partial<Pick<OrderCard, 'status' | 'kitchenStage' | 'closedAt' | 'undo'>>;

/** A courier under way cannot be taken back with the change that called it: every move ends the way back. */
function movedOrder(order: OrderCard, status: CourierRequestStatus, now: number): Moved {
  if (isFinal(order.status)) return {};
  const isAccepted = order.status === 'accepted';
  switch (status) {
    case 'asking':
    case 'searching':
      return isAccepted ? { kitchenStage: 'released', undo: null } : {};
    case 'waiting-collect':
      return isAccepted ? { kitchenStage: 'ready', undo: null } : {};
    case 'with-delivery':
    case 'returning':
    case 'returned':
      return isAccepted ? { status: 'sent', undo: null } : {};
    case 'finished':
      return isAccepted || order.status === 'sent' ? { status: 'delivered', closedAt: now, undo: null } : {};
    case 'cancelled':
    case 'rejected':
      return isAccepted ? { kitchenStage: null, undo: null } : {};
  }
}

function happenedOf({ kind, status }: RequestFacts): Happening {
  switch (status) {
    case 'asking':
    case 'searching':
      return kind === 'own' ? 'courier-linked' : 'courier-requested';
    case 'waiting-collect':
      return 'courier-on-the-way';
    case 'with-delivery':
      return 'courier-picked-up';
    case 'returning':
      return 'courier-returning';
    case 'returned':
      return 'courier-returned';
    case 'finished':
      return 'courier-delivered';
    case 'cancelled':
      return 'courier-cancelled';
    case 'rejected':
      return 'courier-rejected';
  }
}
