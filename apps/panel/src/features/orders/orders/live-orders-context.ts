import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BoardStore, BoardView } from './board/board-store.ts';
import type { OrderChange } from './board-updates.ts';
import type { LiveBoard } from './live.ts';
import type { OrderCommands } from './order-commands.ts';
import type { StepRest } from './step-rest.ts';

/** The live board, for all components below `LiveOrders`. */
export interface LiveOrdersParts {
  store: BoardStore;
  live: Pick<LiveBoard, 'catchUp'>;
  commands: OrderCommands;
  rest: StepRest;
  /** Runs the listener with new arrivals. */
  subscribeArrivals(listener: (orders: readonly OrderCard[]) => void): () => void;
  /** Runs the listener with other users' changes. */
  subscribeChanges(listener: (changes: readonly OrderChange[]) => void): () => void;
  /** Undoes the last change of this order, or otherwise this panel's last change. */
  undo(selectedId: number | null): void;
}

export const LiveOrdersContext = createContext<LiveOrdersParts | null>(null);

/** The live board. Throws outside `LiveOrders`. */
export function useLiveOrders(): LiveOrdersParts {
  const parts = useContext(LiveOrdersContext);
  if (!parts) throw new Error('useLiveOrders outside <LiveOrders>');
  return parts;
}

/**
 * A part of the board; re-renders only if that part changes. `select` must return the same object for an unchanged
 * part.
 */
export function useBoard<Part>(select: (view: BoardView) => Part): Part {
  const { store } = useLiveOrders();
  const read = () => select(store.getView());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** True for a moment after an order's step; its next step is refused until then. */
export function useIsResting(orderId: number): boolean {
  const { rest } = useLiveOrders();
  const read = () => rest.isResting(orderId);
  return useSyncExternalStore(rest.subscribe, read, read);
}
