import type { Happening } from '../../kit/journal/kinds.ts';
import { ok, type Result, refused } from '../../kit/result.ts';
import {
  type CourierKind,
  type CourierRequestStatus,
  courierStatusOf,
  hasEnded,
} from '../orders/courier-request.ts';
import type { OrderCard } from '../orders/order.ts';
import { type CourierStatus, hasCourierUnderWay, isComingBack, isFinal } from '../orders/order-status.ts';

export type CourierRefusal = 'not-allowed' | 'not-located' | 'already-requested' | 'wrong-status';

/**
 * Decides if a courier can be called: only for an accepted delivery with a known address, and only one
 * courier at a time. A returned order may get another courier.
 */
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

/** How an order and its history change when its courier request changes. */
export interface CourierEffect {
  order: OrderCard;
  happened: Happening;
}

/**
 * The order after its request reached `request.status`; null when nothing changes. Pick-up and delivery move
 * the order forward. A courier called off before pick-up leaves the order accepted, without a stage. After
 * pick-up, or back in the store, the order stays sent until a user delivers or cancels it. The status of a
 * closed order stays: only its courier fields change.
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

/** A sent order whose courier was called off has the status 'dropped', because no courier has it. */
function carriedStatus(order: OrderCard, status: CourierRequestStatus): CourierStatus | null {
  return courierStatusOf(status) ?? (order.status === 'sent' ? 'dropped' : null);
}

type Moved = Partial<Pick<OrderCard, 'status' | 'kitchenStage' | 'closedAt' | 'undo'>>;

/**
 * Every move removes the undo, because the change that called a courier cannot be undone while the courier is active.
 */
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
