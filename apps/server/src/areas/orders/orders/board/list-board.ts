import type { BoardSnapshot } from '@comanda/contract/orders/orders/orders.wire';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { LastNumbers } from '../../../../platform/realtime/last-numbers.ts';
import { SharedCache } from '../../../../platform/realtime/shared-cache.ts';
import type { StoreProfile } from '../../../store/store/public.ts';
import { boardCards, lastSeq, lastSeqAlone } from '../orders.reads.ts';

/** Maximum of cached orders over all stores. An order needs about a kilobyte. */
const MAX_CACHED = 30_000;

interface CachedBoard {
  seq: number;
  closedSince: number;
  orders: OrderCard[];
}

/**
 * Reads a store's board: open orders, and orders closed in the current operational day. `atLeast`: the board
 * must include this event; see {@link SharedCache}.
 */
export type ListBoard = (store: StoreProfile, now: number, atLeast: number | null) => Promise<BoardSnapshot>;

/** Caches each board until the store's next event. After a restart of a server or network, many panels load at once. */
export function createListBoard(database: Database, numbers: LastNumbers): ListBoard {
  const cached = new LRUCache<number, CachedBoard>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ orders }) => orders.length + 1,
  });

  /** The event number is read before the orders, so that the orders are never older than the number. */
  const read = (storeId: number, closedSince: number): Promise<CachedBoard> =>
    database.inStore(storeId, async (tx) => {
      const [seq, orders] = await Promise.all([lastSeq(tx), boardCards(tx, closedSince)]);
      return { seq, closedSince, orders };
    });

  const current = async (storeId: number, closedSince: number): Promise<CachedBoard> => {
    const known = cached.get(storeId);
    if (known?.closedSince === closedSince && known.seq === (await database.inStore(storeId, lastSeqAlone)))
      return known;
    const board = await read(storeId, closedSince);
    cached.set(storeId, board);
    return board;
  };

  const sharedBoards = new SharedCache<CachedBoard>({ numbers });
  return async (store, now, atLeast) => {
    const { storeId } = store;
    const closedSince = operationalDayStart(store.timeZone, now);
    const board = await sharedBoards.get({ storeId, about: closedSince, atLeast }, () =>
      current(storeId, closedSince),
    );
    return { ...board, now, store };
  };
}
