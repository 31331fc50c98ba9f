import { canCustomerCancel } from '@comanda/domain/orders/customer/customer-order';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { AppError } from '../../../platform/errors/app-error.ts';
import { cancelFromOutside, type NextOrder } from '../orders/public.ts';

/**
 * Cancels an order for its customer; null when the order is cancelled already. Throws `customer.too-late-to-cancel`
 * after the store answered.
 */
export function cancelByCustomer(order: OrderCard, now: number): NextOrder | null {
  if (order.status === 'cancelled') return null;
  if (!canCustomerCancel(order.status)) throw new AppError('customer.too-late-to-cancel');
  return cancelFromOutside(order, { code: 'CONSUMER_CANCELLATION_REQUESTED', text: null }, now);
}
