import type { StatusChange } from '@comanda/contract/orders/orders/orders.wire';
import { needsRelease } from '@comanda/domain/orders/courier/courier-actions';
import type { Actor } from '../orders.writes.ts';
import { CourierFirst, type CourierOfOrder } from '../ports.ts';
import { changeStatus } from './change-status.ts';
import type { ChangedOrder, OrderChanges } from './order-changes.ts';

interface Which {
  storeId: number;
  orderId: number;
  actor: Actor;
}

/**
 * Makes one status change. Cancels the order's courier first, if the change is allowed and requires this. An
 * order without a courier needs no extra query. Throws the errors of {@link changeStatus} and of the
 * cancellation.
 */
export async function changeWithCourier(
  { changes, courier }: { changes: OrderChanges; courier: CourierOfOrder },
  which: Which,
  request: StatusChange,
): Promise<ChangedOrder> {
  try {
    return await changes.change(which, async (order, tx, now) => {
      const next = await changeStatus(order, request, tx, now);
      if (next !== null && needsRelease(order, request.target)) throw new CourierFirst();
      return next;
    });
  } catch (error) {
    if (!(error instanceof CourierFirst)) throw error;
  }
  await courier.release(which);
  return changes.change(which, (order, tx, now) => changeStatus(order, request, tx, now));
}
