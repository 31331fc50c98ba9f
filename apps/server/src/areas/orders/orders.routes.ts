import {
  changeStatus as changeStatusCall,
  changeStatusLegacy,
  getOrder,
  listBoard,
  listEvents,
} from '@comanda/contract/orders/orders.calls';
import type { MissedEvents, StatusChange, StatusChanged } from '@comanda/contract/orders/orders.wire';
import { can } from '@comanda/domain/access/permissions';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { SessionRequester } from '../../platform/http/requester.ts';
import type { StoreProfiles } from '../store/public.ts';
import { actorOf } from './actors.ts';
import { changeStatus } from './change-status.ts';
import { getOrderDetail } from './get-order-detail.ts';
import { createListBoard } from './list-board.ts';
import { listMissedEvents } from './list-missed-events.ts';
import type { OrderChanges } from './order-changes.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  changes: OrderChanges;
  clock: Clock;
}

export function bindOrders(bind: Bind, deps: Deps): void {
  const { database, profiles, changes, clock } = deps;
  const listBoardOf = createListBoard(database);

  bind(listBoard, async (_input, { session }) => {
    return listBoardOf(await profiles.get(session.storeId), clock.now());
  });

  bind(getOrder, async ({ orderId }, { session }) => {
    const store = await profiles.get(session.storeId);
    const order = await database.inStore(session.storeId, (tx) => getOrderDetail(tx, orderId));
    return { order, store, now: clock.now() };
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
    return changes.change({ storeId, orderId: wish.orderId, actor: actorOf(session) }, (order, tx, now) =>
      changeStatus(order, wish, tx, now),
    );
  };

  bind(changeStatusCall, change);
  bind(changeStatusLegacy, change);
}
