import type { StatusChange, StatusChanged, UndoWish } from '@comanda/contract/orders/orders.wire';
import type { OrderCard } from '@comanda/domain/orders/order';
import type { OfferedAction } from '@comanda/domain/orders/order-actions';
import { decideTransition, isFinal } from '@comanda/domain/orders/order-status';
import { undoAt, wayBackFrom } from '@comanda/domain/orders/undo';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';
import { applyStatusChanged, followClock, settleOptimistic, showOptimistic } from './board/board-state.ts';
import { type BoardStore, orderIn } from './board/board-store.ts';
import type { StepRest } from './step-rest.ts';
import type { Batch } from './undo-offer.ts';

/** A change that takes longer than this may never be answered: whoever made it is told. */
export const UNANSWERED_MS = 6_000;

export interface CancelChoice {
  code: string;
  /** The words of 'Outro motivo'. */
  text: string | null;
}

export interface OrderCommands {
  /** Whether a change of this order made here has no answer yet. */
  isUnderWay(orderId: number): boolean;
  /** Whether `run` would do something now: the order offers it, and does not rest. */
  takes(order: OrderCard, offered: OfferedAction): boolean;
  /**
   * Does an offered action at once on the screen, then on the server, behind whatever is still on its way for the same
   * order. Answers false when it was ignored, refused or dropped; the last two are taken back and told.
   */
  run(order: OrderCard, offered: OfferedAction): Promise<boolean>;
  /** Does the next step of each of these orders, a few at a time on the server; what was done is taken back together. */
  runAll(orders: readonly OrderCard[], next: (order: OrderCard) => OfferedAction | undefined): Promise<void>;
  /** Takes an order's last change back, at once on the screen, then on the server. Answers false when that failed. */
  undo(orderId: number): Promise<boolean>;
  /**
   * Cancels an order. Not optimistic: the dialog waits, keeps what was typed, and throws what the server said. Answers
   * false when it was cancelled already: then nothing was done and another reason may stand.
   */
  cancel(order: OrderCard, choice: CancelChoice): Promise<boolean>;
  /** Says that the store knows of a cancellation made outside. */
  acknowledge(orderId: number): Promise<boolean>;
}

interface OrderCommandParts {
  store: BoardStore;
  rest: StepRest;
  send(change: StatusChange): Promise<StatusChanged>;
  sendUndo(wish: UndoWish): Promise<StatusChanged>;
  sendAcknowledgement(orderId: number): Promise<StatusChanged>;
  /** A status was changed, alone or with others; the order may have a way back. */
  onDone(changed: StatusChanged, batch?: Batch): void;
  onUndone(changed: StatusChanged): void;
  /** There is nothing to take back any more. */
  onUndoOver(): void;
  /** `isOver`: whether the order, as the server has it, needs the change no longer. */
  onRefused(failure: unknown, orderId: number, isOver: (order: OrderCard) => boolean): void;
  /** An action was not even sent, because the one it was built on was refused. */
  onDropped(offered: OfferedAction): void;
  now?: () => number;
}

/** Of changes made with one touch so many are on their way at once: the browser's own limit leaves two lines free. */
const atOnce = 4;

type InTurn = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Does what it is given, `most` at a time, in the order it was given. */
function createTurns(most: number): InTurn {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** What is on its way for one order. */
interface OrderQueue {
  /** Whether the last command of the queue went through. */
  last: Promise<boolean>;
  length: number;
}

/** The changes a person can make to an order. */
export function createOrderCommands(parts: OrderCommandParts): OrderCommands {
  const { store, rest, now = monotonicNow } = parts;
  const queues = new Map<number, OrderQueue>();
  const undoInTurn = createTurns(atOnce);
  let lastToken = 0;

  const settle = (changed: StatusChanged) => {
    store.change((board) => followClock(applyStatusChanged(board, changed), changed.now, now()));
    return changed;
  };
  /** Sends a change; while no answer comes, the order says so. */
  const sendWatched = async (change: StatusChange) => {
    const timer = setTimeout(() => store.setUnanswered(change.orderId, true), UNANSWERED_MS);
    try {
      return await parts.send(change);
    } finally {
      clearTimeout(timer);
      store.setUnanswered(change.orderId, false);
    }
  };
  const serverNow = () => now() + store.getView().board.clockOffsetMs;
  const nextToken = () => {
    lastToken += 1;
    return lastToken;
  };

  /** Runs `work` when everything before it for this order is over; `work` hears whether that went through. */
  const enqueue = async (
    orderId: number,
    work: (wentThrough: boolean) => Promise<boolean>,
  ): Promise<boolean> => {
    const ahead = queues.get(orderId);
    const last = ahead ? ahead.last.then(work) : work(true);
    queues.set(orderId, { last, length: (ahead?.length ?? 0) + 1 });
    try {
      return await last;
    } finally {
      const queue = queues.get(orderId);
      if (queue?.last === last) queues.delete(orderId);
      else if (queue) queues.set(orderId, { ...queue, length: queue.length - 1 });
    }
  };

  /** What the order becomes; null where the step is not its to take, or not yet. */
  const nextState = (seen: OrderCard, { target, isEnabled }: OfferedAction) => {
    if (!isEnabled || rest.isResting(seen.orderId)) return null;
    const order = orderIn(store.getView(), seen.orderId) ?? seen;
    const decision = decideTransition(order, target);
    return decision.ok && decision.value.changed ? { order, next: decision.value.next } : null;
  };

  const run = async (
    seen: OrderCard,
    offered: OfferedAction,
    inTurn: InTurn = (work) => work(),
    batch?: Batch,
  ): Promise<boolean> => {
    const { orderId } = seen;
    const { target } = offered;
    const step = nextState(seen, offered);
    if (step === null) return false;
    const { order, next } = step;
    const token = nextToken();
    rest.start(orderId);
    const closedAt = isFinal(next.status) ? serverNow() : null;
    const shown = { ...order, ...next, closedAt, undo: wayBackFrom(order, next.status, serverNow()) };
    store.unmark(orderId);
    store.change((board) => showOptimistic(board, shown, token, queues.get(orderId)?.length ?? 0));
    return enqueue(orderId, async (wentThrough) => {
      try {
        if (!wentThrough) {
          parts.onDropped(offered);
          return false;
        }
        const change = {
          orderId,
          target,
          note: null,
          cancelReason: null,
          cancelText: null,
          expected: seen.status,
        };
        parts.onDone(settle(await inTurn(() => sendWatched(change))), batch);
        return true;
      } catch (failure) {
        parts.onRefused(failure, orderId, (now) => {
          const left = decideTransition(now, target);
          return !left.ok || !left.value.changed;
        });
        return false;
      } finally {
        store.change((board) => settleOptimistic(board, orderId, token));
      }
    });
  };

  return {
    takes: (order, offered) => nextState(order, offered) !== null,
    isUnderWay: (orderId) => queues.has(orderId),
    run: (order, offered) => run(order, offered),
    runAll: async (orders, next) => {
      const batch = { orderIds: orders.map(({ orderId }) => orderId) };
      const inTurn = createTurns(atOnce);
      await Promise.all(
        orders.map((order) => {
          const offered = next(order);
          return offered && run(order, offered, inTurn, batch);
        }),
      );
    },
    undo: (orderId) => {
      const order = orderIn(store.getView(), orderId);
      const seen = order ? undoAt(order, serverNow()) : null;
      if (!order || !seen) {
        parts.onUndoOver();
        return Promise.resolve(false);
      }
      const token = nextToken();
      const { status, kitchenStage } = seen;
      const shown = { ...order, status, kitchenStage, closedAt: null, undo: null };
      rest.start(orderId);
      store.change((board) => showOptimistic(board, shown, token, queues.get(orderId)?.length ?? 0));
      return enqueue(orderId, async (wentThrough) => {
        try {
          // What did not go through is taken back already.
          if (!wentThrough) return false;
          // The change's own answer names the way back; what the screen guessed does not.
          const known = store.getView().board.orders.get(orderId)?.undo;
          if (known?.status !== status) {
            parts.onUndoOver();
            return false;
          }
          parts.onUndone(settle(await undoInTurn(() => parts.sendUndo({ orderId, until: known.until }))));
          return true;
        } catch (failure) {
          parts.onRefused(failure, orderId, (now) => now.undo === null || now.status === status);
          return false;
        } finally {
          store.change((board) => settleOptimistic(board, orderId, token));
        }
      });
    },
    cancel: async (order, { code, text }) => {
      const { orderId } = order;
      // What is on its way may change what the cancelling is compared with: it goes first, whatever comes of it.
      await queues.get(orderId)?.last;
      const changed = settle(
        await parts.send({
          orderId,
          target: 'cancelled',
          note: null,
          cancelReason: code,
          cancelText: text,
          expected: order.status,
        }),
      );
      if (changed.seq !== null) parts.onDone(changed);
      return changed.seq !== null;
    },
    acknowledge: async (orderId) => {
      try {
        settle(await parts.sendAcknowledgement(orderId));
        return true;
      } catch (failure) {
        parts.onRefused(failure, orderId, (now) => !now.awaitsAcknowledgement);
        return false;
      }
    },
  };
}
