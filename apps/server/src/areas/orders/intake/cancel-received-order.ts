import type { InputOf } from '@comanda/contract/kit/define-call';
import type {
  cancelReceivedOrder as call,
  IntakeReceipt,
} from '@comanda/contract/orders/intake/intake.calls';
import { needsRelease } from '@comanda/domain/orders/courier/courier-actions';
import { asSeenOutside } from '@comanda/domain/orders/orders/undo';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Logger } from '../../../platform/log.ts';
import {
  type CourierOfOrder,
  CUSTOMER,
  cancelFromOutside,
  type OrderChanges,
  type OrderLinks,
  PLATFORM,
} from '../orders/public.ts';
import { findReceiptAlone } from './intake.reads.ts';
import { receiptOf } from './receipts.ts';

interface Deps {
  database: Database;
  changes: OrderChanges;
  courier: Pick<CourierOfOrder, 'release'>;
  links: OrderLinks;
  clock: Clock;
  log: Logger;
}

/**
 * Cancels an order for its partner or customer, unless the order is delivered. A repeat changes nothing. Throws
 * `intake.order-not-found`, `intake.order-delivered`.
 */
export async function cancelReceivedOrder(
  { database, changes, courier, links, clock, log }: Deps,
  { externalId, code, reason, by }: InputOf<typeof call>,
  storeId: number,
): Promise<IntakeReceipt> {
  const find = () => database.inStore(storeId, (tx) => findReceiptAlone(tx, externalId));
  const stored = await find();
  if (stored === null) throw new AppError('intake.order-not-found');
  const actor = by === 'customer' ? CUSTOMER : PLATFORM;
  const which = { storeId, orderId: stored.orderId, actor };
  const changed = await changes.change(which, (order, _tx, now) => {
    if (order.status === 'cancelled') return null;
    // The partner does not see a delivery while the store can undo it, so the partner's cancellation is
    // accepted.
    if (asSeenOutside(order, now).status === 'delivered') throw new AppError('intake.order-delivered');
    return cancelFromOutside(order, { code, text: reason }, now);
  });
  // The order's cancellation is committed. If cancelling the courier fails here, a job retries it.
  if (needsRelease(changed.order, 'cancelled'))
    await courier
      .release(which)
      .catch((err: unknown) => log.warn({ err, ...which }, 'courier of a cancelled order not called off'));
  return receiptOf((await find()) ?? stored, links.pathOf({ storeId, orderId: stored.orderId }), clock.now());
}
