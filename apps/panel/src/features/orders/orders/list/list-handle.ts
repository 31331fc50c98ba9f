import type { BoardRow } from './board-rows.ts';

/** The commands of the list for other components. */
export interface ListHandle {
  /** Scrolls a row into view as soon as the row exists. The key is an order id or a section. */
  show(key: BoardRow['key']): void;
}
