import type { ActorKind, OrderDetail } from '@comanda/domain/orders/order';
import { amountsOf, orderLineOf } from '@comanda/domain/orders/order-document';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { timelineOf } from './order-timeline.ts';
import { findStoredDetail, orderHistory } from './orders.reads.ts';

/** One order with everything the detail pane shows. Throws `order.not-found`. */
export async function getOrderDetail(tx: Transaction, orderId: number): Promise<OrderDetail> {
  const [stored, history] = await Promise.all([findStoredDetail(tx, orderId), orderHistory(tx, orderId)]);
  if (stored === null) throw new AppError('order.not-found');
  const { document, cancelCode, cancelText, cancelledBy, ...card } = stored;
  return {
    ...card,
    customerOrderCount: document.customerOrderCount,
    address: document.address,
    addressId: document.address === null ? null : 1,
    items: document.items.map(orderLineOf),
    amounts: amountsOf(document),
    payments: document.payments,
    notes: document.notes,
    pickupCode: document.pickupCode,
    scheduledFor: document.scheduledFor,
    cancellation:
      cancelCode === null
        ? null
        : {
            reasonCode: cancelCode,
            reasonText: cancelText ?? '',
            by: (cancelledBy ?? 'system') as ActorKind,
          },
    timeline: timelineOf(history),
  };
}
