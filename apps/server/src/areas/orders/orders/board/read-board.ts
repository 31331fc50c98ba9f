import type { MissedEvents } from '@comanda/contract/orders/orders/orders.wire';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { cardForVisitor } from '@comanda/domain/orders/privacy/seen-by-visitor';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { cardOfDay } from './card-of-day.ts';
import { createListBoard } from './list-board.ts';
import { listMissedEvents } from './list-missed-events.ts';

interface Deps {
  database: Database;
  profiles: StoreProfiles;
  clock: Clock;
  epoch: string;
}

/** Reads the board of a session; support visits see no customers. */
export function createReadBoard({ database, profiles, clock, epoch }: Deps) {
  const listBoardOf = createListBoard(database);
  return async (session: Session) => {
    const board = { ...(await listBoardOf(await profiles.get(session.storeId), clock.now())), epoch };
    return session.visit === null ? board : { ...board, orders: board.orders.map(cardForVisitor) };
  };
}

/** The events of the board after a number, as this session may see them. */
export async function readEvents(
  { database, profiles, clock, epoch }: Deps,
  afterSeq: number,
  session: Session,
): Promise<MissedEvents> {
  const store = await profiles.get(session.storeId);
  const missed = await database.readInStore(session.storeId, (tx) => listMissedEvents(tx, afterSeq));
  const now = clock.now();
  const seenBy = session.visit === null ? (card: OrderCard) => cardOfDay(card, store, now) : cardForVisitor;
  const events = missed.events.map((event) => ({ ...event, order: seenBy(event.order) }));
  return { ...missed, events, store, now, epoch };
}
