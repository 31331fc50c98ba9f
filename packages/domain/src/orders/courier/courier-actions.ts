import type { OrderCard } from '../orders/order.ts';
import { hasCourierUnderWay, isFinal, type StatusTarget } from '../orders/order-status.ts';
import { decideCourierRequest } from './courier-effects.ts';

/** Actions for an order's courier on the panel. */
export interface CourierOffer {
  /** Button 'Motoboy': a user can call a courier now. */
  mayRequest: boolean;
  /**
   * True: a courier cannot be called only because the address has no coordinates. The button 'Ajustar
   * endereço' is shown instead.
   */
  lacksPlace: boolean;
  /** Button 'Cancelar Solicitação': no courier has accepted the delivery yet. */
  mayCancelSearch: boolean;
  /**
   * A user can call off a courier on the way to the store. The button is less prominent. It also appears when
   * the order was delivered without the courier. If the order is cancelled, the server calls the courier off.
   */
  mayCallOff: boolean;
}

type CourierOrder = Pick<
  OrderCard,
  'status' | 'fulfilment' | 'canUseCourier' | 'isLocated' | 'courierStatus' | 'courierRequestId'
>;

/** The courier buttons of an order, by the same rules as the server's. */
export function courierOffer(order: CourierOrder): CourierOffer {
  const decision = decideCourierRequest(order);
  const isCalled = order.courierRequestId !== null;
  return {
    mayRequest: decision.ok,
    lacksPlace: !decision.ok && decision.reason === 'not-located',
    mayCancelSearch: isCalled && !isFinal(order.status) && order.courierStatus === 'searching',
    mayCallOff: isCalled && order.status !== 'cancelled' && order.courierStatus === 'waiting-collect',
  };
}

/**
 * True when a status change must call off the order's courier first.
 * - Cancelling calls off any courier.
 * - Sending and delivering call off a search for a courier.
 * - Delivering also calls off the service's courier on the way to the store, who would be paid for nothing.
 * - After a user sent the order by hand, the courier may have the food and is not called off.
 * - The store's own courier (with a link code) may take an order without notice and is not called off either.
 */
export function needsRelease(
  order: Pick<OrderCard, 'status' | 'courierStatus' | 'courierLinkCode'>,
  target: StatusTarget,
): boolean {
  const { courierStatus } = order;
  // A courier who is returning to the store has no delivery to call off.
  if (courierStatus === 'returning' || !hasCourierUnderWay({ courierStatus })) return false;
  if (target === 'cancelled') return true;
  if (target !== 'sent' && target !== 'delivered') return false;
  return courierStatus === 'searching' || (target === 'delivered' && comesForNothing(order));
}

/** True when a courier of the logistics service is on the way to a store that still has the order. */
function comesForNothing({
  status,
  courierStatus,
  courierLinkCode,
}: Pick<OrderCard, 'status' | 'courierStatus' | 'courierLinkCode'>): boolean {
  return status === 'accepted' && courierStatus === 'waiting-collect' && courierLinkCode === null;
}
