import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { emptySections, type SectionLists, sectionsOf } from './board-sections.ts';
import { type BoardState, emptyBoard, visibleOrder } from './board-state.ts';

/** Why an order is highlighted until a person opens it. */
export interface OrderMark {
  kind: 'new' | 'changed';
  /** The change by another user, as text: 'Ana aceitou'. */
  words: string;
}

/** The state that screens read. A part that does not change stays the same object. */
export interface BoardView {
  board: BoardState;
  sections: SectionLists;
  marks: ReadonlyMap<number, OrderMark>;
  /** Ids of orders with a change that the server has not answered for a while. Their display may be wrong. */
  unanswered: ReadonlySet<number>;
  /** The error of the first load; null during the load and after success. */
  loadFailure: unknown;
}

/** The board's state outside React: one store that push events and commands change, and selectors read. */
export interface BoardStore {
  getView(): BoardView;
  subscribe(listener: () => void): () => void;
  change(next: (board: BoardState) => BoardState): void;
  setLoadFailure(failure: unknown): void;
  setUnanswered(orderId: number, isUnanswered: boolean): void;
  mark(orderId: number, mark: OrderMark): void;
  /** Removes an order's highlight. With `expected`, removes it only if it is still this object. */
  unmark(orderId: number, expected?: OrderMark): void;
}

export function createBoardStore(): BoardStore {
  let view: BoardView = {
    board: emptyBoard,
    sections: emptySections,
    marks: new Map(),
    unanswered: new Set(),
    loadFailure: null,
  };
  const listeners = new Set<() => void>();
  const show = (part: Partial<BoardView>) => {
    view = { ...view, ...part };
    for (const listener of [...listeners]) listener();
  };
  return {
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change: (next) => {
      const board = next(view.board);
      if (board === view.board) return;
      const isSameList = board.orders === view.board.orders && board.optimistic === view.board.optimistic;
      show({
        board,
        sections: isSameList ? view.sections : sectionsOf(board, view),
        loadFailure: board.seq === null ? view.loadFailure : null,
      });
    },
    setLoadFailure: (loadFailure) => show({ loadFailure }),
    setUnanswered: (orderId, isUnanswered) => {
      if (view.unanswered.has(orderId) === isUnanswered) return;
      const unanswered = new Set(view.unanswered);
      if (isUnanswered) unanswered.add(orderId);
      else unanswered.delete(orderId);
      show({ unanswered });
    },
    mark: (orderId, mark) => show({ marks: new Map(view.marks).set(orderId, mark) }),
    unmark: (orderId, expected) => {
      const mark = view.marks.get(orderId);
      if (!mark || (expected && expected !== mark)) return;
      const marks = new Map(view.marks);
      marks.delete(orderId);
      show({ marks });
    },
  };
}

/** The order with optimistic changes; undefined if the board does not have the order. */
export function orderIn(view: BoardView, orderId: number): OrderCard | undefined {
  return visibleOrder(view.board, orderId);
}

/**
 * Number of orders that are still pending on the server, because the server has not answered this panel's
 * change.
 */
export function unansweredPending({ board, unanswered }: BoardView): number {
  if (unanswered.size === 0) return 0;
  return [...unanswered].filter(
    (orderId) =>
      board.orders.get(orderId)?.status === 'pending' && visibleOrder(board, orderId)?.status !== 'pending',
  ).length;
}
