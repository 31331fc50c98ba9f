import type { OrderCard, OrderDetail } from '@comanda/domain/orders/order';
import { type ComponentType, createContext, useContext } from 'react';

/** What other features add to an order. The page composes them: a feature never knows another one. */
export interface OrderSlots {
  /** Beside the order's own buttons; the detail's fields are there once it has arrived. */
  Buttons?: ComponentType<{ order: OrderCard & Partial<OrderDetail> }>;
  /** Cards of its own in the detail, before the customer's. */
  Cards?: ComponentType<{ order: OrderDetail }>;
  /** Below the delivery address. */
  Address?: ComponentType<{ order: OrderDetail }>;
  /** Below the order's card in the list, while its courier is being sought. */
  Row?: ComponentType<{ order: OrderCard }>;
  /** Orders whose paper did not come out: why, and what to do. Rows of the alarm dock. */
  PrintAlarm?: ComponentType<{ orders: readonly OrderCard[] }>;
  /** A problem the order's courier met, with what may be answered. */
  CourierProblem?: ComponentType<{ order: OrderDetail; hasWords?: boolean }>;
  /** Orders that were cancelled because nobody answered: asks whether the store should pause. */
  PauseOffer?: ComponentType<{ codes: readonly string[]; onAnswered: () => void }>;
}

export const OrderSlotsContext = createContext<OrderSlots>({});

export function useOrderSlots(): OrderSlots {
  return useContext(OrderSlotsContext);
}
