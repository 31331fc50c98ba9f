import type { OrderCard } from '../orders/order.ts';
import { hasCourierUnderWay, isFinal, type StatusTarget } from '../orders/order-status.ts';
import { decideCourierRequest } from './courier-effects.ts';

/** What a person may do about an order's courier. */
export interface CourierOffer {
  /** 'Motoboy': a courier can be called now. */
  mayRequest: boolean;
  /** A courier could be called if only the address were known: 'Ajustar endereço' stands in the button's place. */
  lacksPlace: boolean;
  /** 'Cancelar Solicitação': nobody has taken the delivery yet. */
  mayCancelSearch: boolean;
  /**
   * Calling off a courier who is on the way to the store: possible, offered more quietly. Also once the order was
   * delivered without him; who comes for a cancelled one is called off without being asked.
   */
  mayCallOff: boolean;
}

type CourierOrder = Pick<
  OrderCard,
  'status' | 'fulfilment' | 'canUseCourier' | 'isLocated' | 'courierStatus' | 'courierRequestId'
>;

/** The courier buttons of an order; server and panel go by the same rules. */
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
 * Whether a status change first calls the order's courier off: cancelling any under way; sending or delivering one that
 * is still being searched; delivering also one of the logistics service who is on the way to the store, who would
 * find nothing there and want to be paid. Once the order was sent by hand he may have it and is left alone, as is the
 * store's own courier (who carries a link code): he may have taken it without saying so.
 */
export function needsRelease(
  order: Pick<OrderCard, 'status' | 'courierStatus' | 'courierLinkCode'>,
  target: StatusTarget,
): boolean {
  const { courierStatus } = order;
  // Who is on the way back has nothing to be called off from.
  if (courierStatus === 'returning' || !hasCourierUnderWay({ courierStatus })) return false;
  if (target === 'cancelled') return true;
  if (target !== 'sent' && target !== 'delivered') return false;
  return courierStatus === 'searching' || (target === 'delivered' && comesForNothing(order));
}

/** A courier of the logistics service on the way to a store that has not let the order go yet. */
function comesForNothing({
  status,
  courierStatus,
  courierLinkCode,
}: Pick<OrderCard, 'status' | 'courierStatus' | 'courierLinkCode'>): boolean {
  return status === 'accepted' && courierStatus === 'waiting-collect' && courierLinkCode === null;
}
