import {
  acknowledgeCancellations,
  type KnownOrders,
} from '@comanda/contract/orders/orders/known-cancellations.calls';
import {
  findPastOrders as findPastCall,
  getOrder,
  showCustomer,
} from '@comanda/contract/orders/orders/order-lookup.calls';
import {
  acknowledgeCancellation,
  changeStatus as changeStatusCall,
  listBoard,
  listEvents,
  undoChange as undoCall,
} from '@comanda/contract/orders/orders/orders.calls';
import type { MissedEvents, StatusChange, StatusChanged } from '@comanda/contract/orders/orders/orders.wire';
import { changeStatusLegacy } from '@comanda/contract/orders/orders/orders-legacy.calls';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { isComingBack } from '@comanda/domain/orders/orders/order-status';
import { isCustomerHidden } from '@comanda/domain/orders/privacy/hidden-customer';
import { cardForVisitor, orderForVisitor } from '@comanda/domain/orders/privacy/seen-by-visitor';
import { can } from '@comanda/domain/people/access/permissions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { SessionRequester } from '../../../platform/http/requester.ts';
import { recordAccess, recordAudit } from '../../people/audit/public.ts';
import type { StoreProfiles } from '../../store/store/public.ts';
import { actorOf } from './actors.ts';
import { cardOfDay } from './board/card-of-day.ts';
import { createListBoard } from './board/list-board.ts';
import { listMissedEvents } from './board/list-missed-events.ts';
import { changeWithCourier } from './changes/change-with-courier.ts';
import type { ChangedOrder, OrderChanges } from './changes/order-changes.ts';
import { undoChange } from './changes/undo-change.ts';
import { getOrderDetail } from './detail/get-order-detail.ts';
import type { OrderLinks } from './order-links.ts';
import { findPastOrders } from './past/find-past-orders.ts';
import type { PastOrderLimit } from './past/past-order-limit.ts';
import type { CourierOfOrder } from './ports.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  changes: OrderChanges;
  links: OrderLinks;
  courier: CourierOfOrder;
  pastOrders: PastOrderLimit;
  clock: Clock;
}

export function bindOrders(bind: Bind, deps: Deps): void {
  const { database, profiles, changes, links, courier, pastOrders, clock } = deps;
  const listBoardOf = createListBoard(database);

  bind(listBoard, async (_input, { session }) => {
    const board = await listBoardOf(await profiles.get(session.storeId), clock.now());
    return session.visit === null ? board : { ...board, orders: board.orders.map(cardForVisitor) };
  });

  bind(getOrder, async ({ orderId }, { session }) => {
    const store = await profiles.get(session.storeId);
    const now = clock.now();
    const dayStart = operationalDayStart(store.timeZone, now);
    const { order, isLinkWithdrawn } = await database.readInStore(session.storeId, (tx) =>
      getOrderDetail(tx, orderId, courier, dayStart),
    );
    if (session.visit !== null) return { order: { ...orderForVisitor(order), customerLink: '' }, store, now };
    if (order.isCustomerHidden) pastOrders.count(session, orderId);
    // The link shows the customer's order and chat, so it is hidden together with the customer.
    const hasLink = !isLinkWithdrawn && !order.isCustomerHidden;
    const customerLink = hasLink ? links.pathOf({ storeId: session.storeId, orderId }) : '';
    return { order: { ...order, customerLink }, store, now };
  });

  bind(findPastCall, async ({ text }, { session }) => {
    const { timeZone } = await profiles.get(session.storeId);
    const dayStart = operationalDayStart(timeZone, clock.now());
    return database.inStore(session.storeId, (tx) =>
      findPastOrders(tx, { text, isPhoneSearched: can(session, 'customers.see') }, dayStart),
    );
  });

  bind(showCustomer, async ({ orderId, reason }, { session, address }) => {
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
  });

  bind(listEvents, async ({ afterSeq }, { session }): Promise<MissedEvents> => {
    const store = await profiles.get(session.storeId);
    const missed = await database.readInStore(session.storeId, (tx) => listMissedEvents(tx, afterSeq));
    const now = clock.now();
    const seenBy = session.visit === null ? (card: OrderCard) => cardOfDay(card, store, now) : cardForVisitor;
    const events = missed.events.map((event) => ({ ...event, order: seenBy(event.order) }));
    return { ...missed, events, store, now };
  });

  const seen = async (changing: Promise<ChangedOrder>): Promise<StatusChanged> => {
    const { order, store, now, ...changed } = await changing;
    const card = cardOfDay(order, store, now);
    // A change without effect must not reveal the customer of another day's order.
    const isPast = isCustomerHidden(order, operationalDayStart(store.timeZone, now));
    return { ...changed, order: isPast ? cardForVisitor(card) : card, store, now };
  };

  const change = async (wish: StatusChange, { session }: SessionRequester): Promise<StatusChanged> => {
    if (wish.target === 'cancelled' && !can(session, 'orders.cancel')) throw new AppError('auth.forbidden');
    const { storeId } = session;
    const which = { storeId, orderId: wish.orderId, actor: actorOf(session) };
    return seen(changeWithCourier({ changes, courier }, which, wish));
  };

  bind(changeStatusCall, change);
  bind(changeStatusLegacy, change);

  bind(undoCall, (wish, { session }): Promise<StatusChanged> => {
    const { orderId } = wish;
    const which = { storeId: session.storeId, orderId, actor: actorOf(session) };
    return seen(changes.change(which, (order, tx, now) => undoChange(order, wish, tx, now)));
  });

  const acknowledge = (orderId: number, session: SessionRequester['session']): Promise<StatusChanged> =>
    seen(
      changes.change({ storeId: session.storeId, orderId, actor: actorOf(session) }, (order) =>
        order.awaitsAcknowledgement || (order.awaitsCourierAnswer && isComingBack(order))
          ? {
              order: { ...order, awaitsAcknowledgement: false, awaitsCourierAnswer: false },
              happened: 'acknowledged',
            }
          : null,
      ),
    );

  bind(acknowledgeCancellation, ({ orderId }, { session }) => acknowledge(orderId, session));

  bind(acknowledgeCancellations, async ({ orderIds }, { session }): Promise<KnownOrders> => {
    const store = await profiles.get(session.storeId);
    const orders: OrderCard[] = [];
    // Each order is acknowledged in its own transaction: after a failure, a retry continues with the remaining ones.
    for (const orderId of new Set(orderIds)) orders.push((await acknowledge(orderId, session)).order);
    return { orders, now: clock.now(), store };
  });
}
