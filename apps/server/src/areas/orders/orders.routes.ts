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
import type { Session, SessionRequester } from '../../platform/http/requester.ts';
import type { StoreProfiles } from '../store/public.ts';
import { changeStatus } from './change-status.ts';
import { getOrderDetail } from './get-order-detail.ts';
import { createListBoard } from './list-board.ts';
import { listMissedEvents } from './list-missed-events.ts';
import type { OrderEvents } from './order-events.ts';
import type { Actor } from './orders.store.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  events: OrderEvents;
  clock: Clock;
}

function actorOf(session: Session): Actor {
  return { kind: 'user', id: String(session.userId), name: session.userName, sessionId: session.sessionId };
}

export function bindOrders(bind: Bind, deps: Deps): void {
  const { database, profiles, events, clock } = deps;
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

  const change = async (wish: StatusChange, { session }: SessionRequester): Promise<StatusChanged> => {
    if (wish.target === 'cancelled' && !can(session.roles, 'orders.cancel'))
      throw new AppError('auth.forbidden');
    const store = await profiles.get(session.storeId);
    const now = clock.now();
    const actor = actorOf(session);
    const { order, seq } = await database.inStore(session.storeId, async (tx) => {
      const changed = await changeStatus(tx, wish, actor, now);
      const { seq: number, order: card } = changed;
      if (number !== null) {
        const event = {
          seq: number,
          kind: 'changed' as const,
          order: card,
          actorName: actor.name,
          actorSessionId: actor.sessionId,
        };
        tx.afterCommit(() => events.publish(event, store));
      }
      return changed;
    });
    return { order, seq, now, store };
  };

  bind(changeStatusCall, change);
  bind(changeStatusLegacy, change);
}
