import type { OrderCard, OrderDetail } from '@comanda/domain/orders/orders/order';
import { type ComponentType, createContext, useContext } from 'react';

/** The parts that other features add to an order. The page composes them, because features do not import each other. */
export interface OrderSlots {
  /** Content next to the order's own buttons. Fields of the detail are undefined until the detail has loaded. */
  Buttons?: ComponentType<{ order: OrderCard & Partial<OrderDetail> }>;
  /** Cards in the detail, above the customer's card. */
  Cards?: ComponentType<{ order: OrderDetail }>;
  /** Content below the delivery address. */
  Address?: ComponentType<{ order: OrderDetail }>;
  /** Content below the order's card in the list, while the service searches for a courier. */
  Row?: ComponentType<{ order: OrderCard }>;
  /** Rows of the alarm dock for orders without a printed ticket: the reason and the actions. */
  PrintAlarm?: ComponentType<{ orders: readonly OrderCard[] }>;
  /** A problem of the order's courier, with the possible answers. */
  CourierProblem?: ComponentType<{ order: OrderDetail; hasWords?: boolean }>;
  /** Asks if the store wants a pause, after orders expired without an answer. */
  PauseOffer?: ComponentType<{ codes: readonly string[]; onAnswered: () => void }>;
}

export const OrderSlotsContext = createContext<OrderSlots>({});

export function useOrderSlots(): OrderSlots {
  return useContext(OrderSlotsContext);
}
