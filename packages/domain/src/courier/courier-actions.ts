import type { OrderCard } from '../orders/order.ts';
import { isFinal } from '../orders/order-status.ts';
import { decideCourierRequest } from './courier-effects.ts';

/** What a person may do about an order's courier. */
export interface CourierOffer {
  /** 'Motoboy': a courier can be called now. */
  mayRequest: boolean;
  /** A courier could be called if only the address were known: 'Ajustar endereço' stands in the button's place. */
  lacksPlace: boolean;
  /** 'Cancelar Solicitação': nobody has taken the delivery yet. */
  mayCancelSearch: boolean;
  /** Calling off a courier who is on the way to the store: possible, offered more quietly. */
  mayCallOff: boolean;
}

type CourierOrder = Pick<
  OrderCard,
  'status' | 'fulfilment' | 'canUseCourier' | 'isLocated' | 'courierStatus' | 'courierRequestId'
>;

/** The courier buttons of an order; server and panel go by the same rules. */
export function courierOffer(order: CourierOrder): CourierOffer {
  const decision = decideCourierRequest(order);
  const isUnderWay = order.courierRequestId !== null && !isFinal(order.status);
  return {
    mayRequest: decision.ok,
    lacksPlace: !decision.ok && decision.reason === 'not-located',
    mayCancelSearch: isUnderWay && order.courierStatus === 'searching',
    mayCallOff: isUnderWay && order.courierStatus === 'waiting-collect',
  };
}
