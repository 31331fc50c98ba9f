import type { InputOf } from '@comanda/contract/kit/define-call';
import type { showCustomer as showCustomerCall } from '@comanda/contract/orders/orders/order-lookup.calls';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { orderForVisitor } from '@comanda/domain/orders/privacy/seen-by-visitor';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAccess, recordAudit } from '../../../people/audit/public.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import type { OrderLinks } from '../order-links.ts';
import type { PastOrderLimit } from '../past/past-order-limit.ts';
import type { CourierOfOrder } from '../ports.ts';
import { getOrderDetail } from './get-order-detail.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  courier: CourierOfOrder;
  links: OrderLinks;
  pastOrders: PastOrderLimit;
  clock: Clock;
}

/** An order, as far as the session may see it: customers of other days are hidden. Throws `order.not-found`. */
export async function showOrder(deps: Deps, orderId: number, session: Session) {
  const { database, profiles, courier, links, pastOrders, clock } = deps;
  const store = await profiles.get(session.storeId);
  const now = clock.now();
  const dayStart = operationalDayStart(store.timeZone, now);
  const { order, isLinkWithdrawn } = await database.readInStore(session.storeId, (tx) =>
    getOrderDetail(tx, orderId, courier, dayStart),
  );
  if (session.visit !== null) return { order: { ...orderForVisitor(order), customerLink: '' }, store, now };
  if (order.isCustomerHidden) pastOrders.count(session, orderId);
  // The link leads to the customer's data and chat, so it is hidden together with the customer.
  const hasLink = !isLinkWithdrawn && !order.isCustomerHidden;
  const customerLink = hasLink ? links.pathOf({ storeId: session.storeId, orderId }) : '';
  return { order: { ...order, customerLink }, store, now };
}

/**
 * Shows an order of another day with its customer. Records the user and the user's reason. Throws
 * `order.too-many-past`.
 */
export async function showCustomer(
  deps: Deps,
  { orderId, reason }: InputOf<typeof showCustomerCall>,
  { session, address }: { session: Session; address: string },
) {
  const { database, profiles, courier, links, pastOrders, clock } = deps;
  pastOrders.count(session, orderId);
  const store = await profiles.get(session.storeId);
  const now = clock.now();
  const { order, isLinkWithdrawn } = await database.inStore(session.storeId, async (tx) => {
    const found = await getOrderDetail(tx, orderId, courier, null);
    const details = { pedido: orderId, motivo: reason };
    await recordAccess(tx, { ...session, action: 'personal-data-seen', address, details }, now);
    await recordAudit(tx, { session, now }, 'orders.customer-seen', { details });
    return found;
  });
  const customerLink = isLinkWithdrawn ? '' : links.pathOf({ storeId: session.storeId, orderId });
  return { order: { ...order, customerLink }, store, now };
}
