import type { OrderCard } from '../orders/order.ts';
import { hasCourierUnderWay, isFinal, type StatusTarget } from '../orders/order-status.ts';
import { decideCourierRequest } from './courier-effects.ts';

/** Actions for an order's courier that the panel offers. */
export interface CourierOffer {
  /** 'Motoboy': a courier can be called now. */
  mayRequest: boolean;
  /** A courier could be called if the address had coordinates. 'Ajustar endereço' replaces the button. */
  lacksPlace: boolean;
  /** 'Cancelar Solicitação': no courier has accepted the delivery yet. */
  mayCancelSearch: boolean;
  /**
   * A courier on the way to the store can be called off. The panel offers this less prominently. It is also
   * offered after the order was delivered without the courier. For a cancelled order the courier is called off
   * automatically.
   */
  mayCallOff: boolean;
}

type CourierOrder = Pick<
  OrderCard,
  'status' | 'fulfilment' | 'canUseCourier' | 'isLocated' | 'courierStatus' | 'courierRequestId'
>;

/** The courier buttons of an order. Server and panel use the same rules. */
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
 * True when a status change must call off the order's courier first. Cancelling calls off any courier. Sending and
 * delivering call off one that is still being searched. Delivering an accepted order also calls off the service's
 * courier on the way to the store: there would be no food, and the courier would be paid. After the order was sent
 * by hand, the courier may have it and is not called off. The same holds for the store's own courier (with a link
 * code), who may have taken it unannounced.
 */
export function needsRelease(
  order: Pick<OrderCard, 'status' | 'courierStatus' | 'courierLinkCode'>,
  target: StatusTarget,
): boolean {
  const { courierStatus } = order;
  // A courier on the way back has no delivery left to call off.
  if (courierStatus === 'returning' || !hasCourierUnderWay({ courierStatus })) return false;
  if (target === 'cancelled') return true;
  if (target !== 'sent' && target !== 'delivered') return false;
  return courierStatus === 'searching' || (target === 'delivered' && comesForNothing(order));
}

/** True when a courier of the logistics service is coming to a store that still has the order. */
function comesForNothing({
  status,
  courierStatus,
  courierLinkCode,
}: Pick<OrderCard, 'status' | 'courierStatus' | 'courierLinkCode'>): boolean {
  return status === 'accepted' && courierStatus === 'waiting-collect' && courierLinkCode === null;
}
