import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { emptySections, type SectionLists, sectionsOf } from './board-sections.ts';
import { type BoardState, emptyBoard, visibleOrder } from './board-state.ts';

/** Why an order is highlighted until a person opens it. */
export interface OrderMark {
  kind: 'new' | 'changed';
  /** The change by another user, as text: 'Ana aceitou'. */
  words: string;
}

/** The state for screens. Each part has the same identity while it does not change. */
export interface BoardView {
  board: BoardState;
  sections: SectionLists;
  marks: ReadonlyMap<number, OrderMark>;
  /** Orders with a change that has had no server answer for a while, so their display may be wrong. */
  unanswered: ReadonlySet<number>;
  /** The error of the first load; null during the load and after success. */
  loadFailure: unknown;
}

/** The board outside React: one store, changed by pushes and commands, read through selectors. */
export interface BoardStore {
  getView(): BoardView;
  subscribe(listener: () => void): () => void;
  change(next: (board: BoardState) => BoardState): void;
  setLoadFailure(failure: unknown): void;
  setUnanswered(orderId: number, isUnanswered: boolean): void;
  mark(orderId: number, mark: OrderMark): void;
  /** Removes a mark; with `expected`, only if it is still the same mark. */
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

/** The order with optimistic changes; undefined if the board does not have it. */
export function orderIn(view: BoardView, orderId: number): OrderCard | undefined {
  return visibleOrder(view.board, orderId);
}

/** Number of orders that are pending on the server, although this panel has changed them. */
export function unansweredPending({ board, unanswered }: BoardView): number {
  if (unanswered.size === 0) return 0;
  return [...unanswered].filter(
    (orderId) =>
      board.orders.get(orderId)?.status === 'pending' && visibleOrder(board, orderId)?.status !== 'pending',
  ).length;
}
