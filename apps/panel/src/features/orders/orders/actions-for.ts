import { type OfferedAction, offeredActions } from '@comanda/domain/orders/orders/order-actions';
import type { OrderState } from '@comanda/domain/orders/orders/order-status';
import type { May } from '../../../shared/session/may.tsx';

export function actionsFor(order: OrderState, may: May): OfferedAction[] {
  if (!may('orders.change-status')) return [];
  const mayCancel = may('orders.cancel');
  return offeredActions(order).filter(({ action }) => mayCancel || action !== 'cancel');
}
