import type { MissedEvents } from '@comanda/contract/orders/orders/orders.wire';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { cardForVisitor } from '@comanda/domain/orders/privacy/seen-by-visitor';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { LastNumbers } from '../../../../platform/realtime/last-numbers.ts';
import { SharedCache } from '../../../../platform/realtime/shared-cache.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { cardOfDay } from './card-of-day.ts';
import { createListBoard } from './list-board.ts';
import { listMissedEvents } from './list-missed-events.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  clock: Clock;
  numbers: LastNumbers;
  epoch: string;
}

/** Reads the board of a session; support visits see no customers. */
export function createReadBoard({ database, profiles, clock, numbers, epoch }: Deps) {
  const listBoardOf = createListBoard(database, numbers);
  return async (session: Session, atLeast: number | null) => {
    const profile = await profiles.get(session.storeId);
    const board = { ...(await listBoardOf(profile, clock.now(), atLeast)), epoch };
    return session.visit === null ? board : { ...board, orders: board.orders.map(cardForVisitor) };
  };
}

type Missed = Awaited<ReturnType<typeof listMissedEvents>>;

/** Reads the events of the board after a number, as a session may see them. */
export function createReadEvents({ database, profiles, clock, numbers, epoch }: Deps) {
  const sharedBoards = new SharedCache<Missed & { seq: number }>({ numbers });
  return async (afterSeq: number, session: Session, atLeast: number | null): Promise<MissedEvents> => {
    const { storeId } = session;
    const store = await profiles.get(storeId);
    const { seq: _, ...missed } = await sharedBoards.get({ storeId, about: afterSeq, atLeast }, async () => {
      const found = await database.readInStore(storeId, (tx) => listMissedEvents(tx, afterSeq));
      return { ...found, seq: found.lastSeq };
    });
    const now = clock.now();
    const seenBy = session.visit === null ? (card: OrderCard) => cardOfDay(card, store, now) : cardForVisitor;
    const events = missed.events.map((event) => ({ ...event, order: seenBy(event.order) }));
    return { ...missed, events, store, now, epoch };
  };
}
