import type { RefObject } from 'react';
import type { ActOnOrder } from '../list/action-context.ts';
import type { ListHandle } from '../list/list-handle.ts';
import type { ListChoices } from '../list/use-list-choices.ts';
import type { ListedOrders } from '../list/use-listed-orders.ts';
import type { BoardStore } from './board-store.ts';
import type { OrderSelection } from './selection.ts';

/** What commands of the orders screen work with while it is open. */
export interface OpenBoard {
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

let current: OpenBoard | null = null;

/** What the open orders screen works with; null on any other. */
export function openBoard(): OpenBoard | null {
  return current;
}

/** Keeps what the open orders screen works with; null when the screen closes. */
export function setOpenBoard(board: OpenBoard | null): void {
  current = board;
}
