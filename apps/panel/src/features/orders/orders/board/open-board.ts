import type { RefObject } from 'react';
import type { ActOnOrder } from '../list/action-context.ts';
import type { ListHandle } from '../list/list-handle.ts';
import type { ListChoices } from '../list/use-list-choices.ts';
import type { ListedOrders } from '../list/use-listed-orders.ts';
import type { BoardStore } from './board-store.ts';
import type { OrderSelection } from './selection.ts';

/** Objects of the open orders screen, for commands. */
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
  /**
   * Undoes the last change of the order `selectedId`. If there is none to undo, undoes this panel's last
   * change.
   */
  undo: (selectedId: number | null) => void;
}

let current: OpenBoard | null = null;

/** The objects of the open orders screen; null on any other screen. */
export function openBoard(): OpenBoard | null {
  return current;
}

/** Sets the objects of the open orders screen; null when the screen closes. */
export function setOpenBoard(board: OpenBoard | null): void {
  current = board;
}
