import type { OrderCard } from '@comanda/domain/orders/order';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BoardStore, BoardView } from './board/board-store.ts';
import type { LiveBoard, OrderChange } from './live.ts';
import type { OrderCommands } from './order-commands.ts';
import type { StepRest } from './step-rest.ts';

/** The living board, for everything below `LiveOrders`. */
export interface LiveOrdersParts {
  store: BoardStore;
  live: Pick<LiveBoard, 'catchUp'>;
  commands: OrderCommands;
  rest: StepRest;
  /** Calls back with orders that have just arrived. */
  subscribeArrivals(listener: (orders: readonly OrderCard[]) => void): () => void;
  /** Calls back with what somebody else has just done to orders. */
  subscribeChanges(listener: (changes: readonly OrderChange[]) => void): () => void;
  /** Takes back the last change of this order, or else the last one made here. */
  undo(selectedId: number | null): void;
}

export const LiveOrdersContext = createContext<LiveOrdersParts | null>(null);

/** The living board. Throws outside `LiveOrders`. */
export function useLiveOrders(): LiveOrdersParts {
  const parts = useContext(LiveOrdersContext);
  if (!parts) throw new Error('useLiveOrders outside <LiveOrders>');
  return parts;
}

/** A part of the board; renders again only when that part changes. `select` must answer the same object then. */
export function useBoard<Part>(select: (view: BoardView) => Part): Part {
  const { store } = useLiveOrders();
  const read = () => select(store.getView());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Whether an order has just taken a step; its next one is not taken until it has rested. */
export function useIsResting(orderId: number): boolean {
  const { rest } = useLiveOrders();
  const read = () => rest.isResting(orderId);
  return useSyncExternalStore(rest.subscribe, read, read);
}
