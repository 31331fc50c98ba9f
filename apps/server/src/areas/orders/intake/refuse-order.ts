import { dateAndTime } from '@comanda/domain/kit/time/day-words';
import { isForLater, type NewOrder } from '@comanda/domain/orders/orders/new-order';
import { opensAtOf, takesOrder } from '@comanda/domain/store/store/order-taking';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { StoreProfile } from '../../store/store/public.ts';
import { findReceipt } from './intake.reads.ts';
import { saveRefusal } from './intake.writes.ts';
import { AlreadyReceived } from './receive-order.ts';
import { MESSAGES } from './texts.ts';

/** True when a store in this state accepts the order at `now`. */
export function takes(store: StoreProfile, order: NewOrder, now: number): boolean {
  return takesOrder(store, { isForLater: isForLater(order, now) }, now);
}

/**
 * Throws the refusal of an order that its store does not accept: `store.suspended`, or `intake.store-closed`
 * with the opening time. Throws {@link AlreadyReceived} when the order was accepted before and only the
 * answer was lost: the store may be preparing the order.
 */
export async function refuseOrder(
  database: Database,
  store: StoreProfile,
  order: NewOrder,
  now: number,
): Promise<never> {
  const isKnown = await database.inStore(store.storeId, async (tx) => {
    if ((await findReceipt(tx, order.externalId)) !== null) return true;
    if (!store.isSuspended) await saveRefusal(tx, order.externalId, now);
    return false;
  });
  if (isKnown) throw new AlreadyReceived();
  if (store.isSuspended) throw new AppError('store.suspended');
  const until = opensAtOf(store);
  if (until === null) throw new AppError('intake.store-closed', { detail: MESSAGES.opensByHand });
  throw new AppError('intake.store-closed', {
    detail: MESSAGES.opensAt(dateAndTime(until, store.timeZone)),
    retryAfterSeconds: (until - now) / 1000,
  });
}
