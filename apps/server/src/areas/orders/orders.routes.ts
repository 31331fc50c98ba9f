import {
  acknowledgeCancellation,
  changeStatus as changeStatusCall,
  changeStatusLegacy,
  getOrder,
  listBoard,
  listEvents,
  undoChange as undoCall,
} from '@comanda/contract/orders/orders.calls';
import type { MissedEvents, StatusChange, StatusChanged } from '@comanda/contract/orders/orders.wire';
import { can } from '@comanda/domain/access/permissions';
import { isComingBack } from '@comanda/domain/orders/order-status';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { OrderLinks } from '../../platform/http/order-links.ts';
import type { SessionRequester } from '../../platform/http/requester.ts';
import type { StoreProfiles } from '../store/public.ts';
import { actorOf } from './actors.ts';
import { changeWithCourier } from './change-with-courier.ts';
import type { CourierOfOrder } from './courier-of-order.ts';
import { getOrderDetail } from './get-order-detail.ts';
import { createListBoard } from './list-board.ts';
import { listMissedEvents } from './list-missed-events.ts';
import type { OrderChanges } from './order-changes.ts';
import { undoChange } from './undo-change.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  changes: OrderChanges;
  links: OrderLinks;
  courier: CourierOfOrder;
  clock: Clock;
}

export function bindOrders(bind: Bind, deps: Deps): void {
  const { database, profiles, changes, links, courier, clock } = deps;
  const listBoardOf = createListBoard(database);

  bind(listBoard, async (_input, { session }) => {
    return listBoardOf(await profiles.get(session.storeId), clock.now());
  });

  bind(getOrder, async ({ orderId }, { session }) => {
    const store = await profiles.get(session.storeId);
    const { order, isLinkWithdrawn } = await database.inStore(session.storeId, (tx) =>
      getOrderDetail(tx, orderId, courier),
    );
    const customerLink = isLinkWithdrawn ? '' : links.pathOf({ storeId: session.storeId, orderId });
    return { order: { ...order, customerLink }, store, now: clock.now() };
  });

  bind(listEvents, async ({ afterSeq }, { session }): Promise<MissedEvents> => {
    const store = await profiles.get(session.storeId);
    const missed = await database.inStore(session.storeId, (tx) => listMissedEvents(tx, afterSeq));
    return { ...missed, store, now: clock.now() };
  });

  const change = (wish: StatusChange, { session }: SessionRequester): Promise<StatusChanged> => {
    if (wish.target === 'cancelled' && !can(session.roles, 'orders.cancel'))
      throw new AppError('auth.forbidden');
    const { storeId } = session;
    const which = { storeId, orderId: wish.orderId, actor: actorOf(session) };
    return changeWithCourier({ changes, courier }, which, wish);
  };

  bind(changeStatusCall, change);
  bind(changeStatusLegacy, change);

  bind(undoCall, (wish, { session }): Promise<StatusChanged> => {
    const { orderId } = wish;
    return changes.change({ storeId: session.storeId, orderId, actor: actorOf(session) }, (order, tx, now) =>
      undoChange(order, wish, tx, now),
    );
  });

  bind(
    acknowledgeCancellation,
    ({ orderId }, { session }): Promise<StatusChanged> =>
      changes.change({ storeId: session.storeId, orderId, actor: actorOf(session) }, (order) =>
        order.awaitsAcknowledgement || (order.awaitsCourierAnswer && isComingBack(order))
          ? {
              order: { ...order, awaitsAcknowledgement: false, awaitsCourierAnswer: false },
              happened: 'acknowledged',
            }
          : null,
      ),
  );
}
