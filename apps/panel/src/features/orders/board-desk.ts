import type { RefObject } from 'react';
import type { BoardStore } from './board-store.ts';
import type { ActOnOrder } from './list/action-context.ts';
import type { ListHandle } from './list/list-handle.ts';
import type { ListChoices } from './list/use-list-choices.ts';
import type { ListedOrders } from './list/use-listed-orders.ts';
import type { OrderSelection } from './selection.ts';

/** What commands of the orders screen work with while it is open. */
export interface BoardDesk {
  store: BoardStore;
  choices: ListChoices;
  listed: ListedOrders;
  selection: OrderSelection;
  isNarrow: boolean;
  list: RefObject<ListHandle | null>;
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
  onLeave: () => void;
  onAction: ActOnOrder;
  /** Takes back the last change of this order, or else the last one made here. */
  undo: (selectedId: number | null) => void;
}

let current: BoardDesk | null = null;

/** The desk of the open orders screen; null on any other. */
export function boardDesk(): BoardDesk | null {
  return current;
}

/** Lays out the desk as it stands now; null when the screen closes. */
export function layBoardDesk(desk: BoardDesk | null): void {
  current = desk;
}
