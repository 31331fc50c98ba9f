import type { BoardRow } from './board-rows.ts';

/** What the list can be told from outside. */
export interface ListHandle {
  /** Brings a row (an order's number or a section) into sight, as soon as there is one. */
  show(key: BoardRow['key']): void;
}
