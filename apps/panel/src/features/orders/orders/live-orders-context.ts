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
  /** Calls the listener with orders that have just arrived. */
  subscribeArrivals(listener: (orders: readonly OrderCard[]) => void): () => void;
  /** Calls the listener with changes by other users. */
  subscribeChanges(listener: (changes: readonly OrderChange[]) => void): () => void;
  /**
   * Undoes the last change of the order `selectedId`. If there is none to undo, undoes this panel's last
   * change.
   */
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

/** True for a moment after a step of the order. Its next step is refused during this time. */
export function useIsResting(orderId: number): boolean {
  const { rest } = useLiveOrders();
  const read = () => rest.isResting(orderId);
  return useSyncExternalStore(rest.subscribe, read, read);
}
