import type { BoardRow } from './board-rows.ts';

/** The commands of the list for other components. */
export interface ListHandle {
  /** Scrolls a row (an order's number or a section) into view when the row exists. */
  show(key: BoardRow['key']): void;
}
