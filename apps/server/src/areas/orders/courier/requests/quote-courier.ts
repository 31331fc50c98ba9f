import { randomUUID } from 'node:crypto';
import { decideCourierRequest } from '@comanda/domain/orders/courier/courier-effects';
import type { CourierQuote } from '@comanda/domain/orders/courier/courier-quote';
import { sql } from '../../../../platform/database/sql.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { findCourierAccount } from '../courier-accounts.writes.ts';
import type { CourierServices } from '../courier-services.ts';
import { readRequest } from './send-request.ts';

type Callable = Parameters<typeof decideCourierRequest>[0];

/**
 * Returns the service's current price and time for an order. Without a price the store can still request a
 * courier. Throws `order.not-found`.
 */
export async function quoteCourier(
  services: CourierServices,
  storeId: number,
  orderId: number,
): Promise<CourierQuote> {
  const requested = await services.database.inStore(storeId, async (tx) => {
    const order = await tx.maybeRow<Callable>(sql`
      select status, fulfilment, can_use_courier as "canUseCourier", is_located as "isLocated",
             courier_status as "courierStatus"
        from orders where store_id = ${tx.storeId} and order_id = ${orderId}`);
    if (order === null) throw new AppError('order.not-found');
    const account = decideCourierRequest(order).ok ? await findCourierAccount(tx, services) : null;
    if (account === null) return null;
    return {
      account,
      request: await readRequest(tx, orderId, { key: randomUUID(), additionalPercent: null }),
    };
  });
  return requested === null
    ? { kind: 'unknown' }
    : services.service.quote(requested.account, requested.request);
}
