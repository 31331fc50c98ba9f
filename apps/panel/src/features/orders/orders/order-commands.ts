import type { StatusChange, StatusChanged, UndoInput } from '@comanda/contract/orders/orders/orders.wire';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { OfferedAction } from '@comanda/domain/orders/orders/order-actions';
import { decideTransition, isFinal } from '@comanda/domain/orders/orders/order-status';
import { undoAt, wayBackFrom } from '@comanda/domain/orders/orders/undo';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { applyStatusChanged, followClock, settleOptimistic, showOptimistic } from './board/board-state.ts';
import { type BoardStore, orderIn } from './board/board-store.ts';
import { createTurns, type InTurn } from './in-turn.ts';
import { createOrderQueues } from './order-queues.ts';
import type { StepRest } from './step-rest.ts';
import type { Batch } from './undo-offer.ts';

/** In ms. After this time without an answer the user is informed, because the answer may never arrive. */
export const UNANSWERED_MS = 6_000;

export interface CancelChoice {
  code: string;
  /** The text of 'Outro motivo'. */
  text: string | null;
}

export interface OrderCommands {
  /** True while a change of the order by this panel has no answer yet. */
  isUnderWay(orderId: number): boolean;
  /** True if `run` would start now: the order offers the action, and its steps are not blocked. */
  takes(order: OrderCard, offered: OfferedAction): boolean;
  /**
   * Shows an offered action immediately, then sends it to the server, after earlier unanswered changes of the order.
   * Resolves to false if the action was ignored, refused or dropped. A refused or dropped action is undone and
   * reported.
   */
  run(order: OrderCard, offered: OfferedAction): Promise<boolean>;
  /** Runs the next step of each of these orders, a few at a time on the server. One undo reverses all of them. */
  runAll(orders: readonly OrderCard[], next: (order: OrderCard) => OfferedAction | undefined): Promise<void>;
  /**
   * Undoes an order's last change, immediately on the screen, then on the server. Resolves to false if the
   * undo failed.
   */
  undo(orderId: number): Promise<boolean>;
  /**
   * Cancels an order. The dialog shows the cancellation only after the server's answer, and a failure is
   * thrown. Resolves to false if the order was already cancelled: then nothing changed, and the saved reason
   * may be a different one.
   */
  cancel(order: OrderCard, choice: CancelChoice): Promise<boolean>;
  /** Acknowledges a cancellation from outside. */
  acknowledge(orderId: number): Promise<boolean>;
}

interface OrderCommandParts {
  store: BoardStore;
  rest: StepRest;
  send(change: StatusChange): Promise<StatusChanged>;
  sendUndo(input: UndoInput): Promise<StatusChanged>;
  sendAcknowledgement(orderId: number): Promise<StatusChanged>;
  /** Called after a status changed, alone or in a batch. The change may be undoable. */
  onDone(changed: StatusChanged, batch?: Batch): void;
  onUndone(changed: StatusChanged): void;
  /** Called if an undo came too late. */
  onUndoOver(): void;
  /** `isOver`: true if the order, in the server's version, no longer needs the change. */
  onRefused(failure: unknown, orderId: number, isOver: (order: OrderCard) => boolean): void;
  /** Called if an action was not sent, because the order's previous action was refused. */
  onDropped(offered: OfferedAction): void;
  now?: () => number;
}

/** Maximum number of parallel requests of one touch. The browser allows six connections, so two stay free. */
const atOnce = 4;

export function createOrderCommands(parts: OrderCommandParts): OrderCommands {
  const changes = createOptimisticChanges(parts);
  const { takes, run } = createSteps(parts, changes);
  const { queues, settle } = changes;
  return {
    takes,
    isUnderWay: queues.isUnderWay,
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
    undo: createUndo(parts, changes),
    cancel: async (order, { code, text }) => {
      const { orderId } = order;
      // Waits for the order's unanswered changes, even if they fail: they may alter the status that the
      // cancellation expects.
      await queues.rest(orderId);
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

/** Shows a change before the server has answered. */
function createOptimisticChanges({ store, onRefused, now = monotonicNow }: OrderCommandParts) {
  const queues = createOrderQueues();
  let lastToken = 0;
  return {
    queues,
    serverNow: () => now() + store.getView().board.clockOffsetMs,
    /** The server's answer replaces the order. */
    settle: (changed: StatusChanged) => {
      store.change((board) => followClock(applyStatusChanged(board, changed), changed.now, now()));
      return changed;
    },
    /**
     * Shows the order as `shown` at once. Runs `work` after all earlier work of this order, and shows the
     * server's version afterwards.
     */
    attempt: (
      shown: OrderCard,
      work: (wentThrough: boolean) => Promise<boolean>,
      isOver: (order: OrderCard) => boolean,
    ) => {
      const { orderId } = shown;
      lastToken += 1;
      const token = lastToken;
      store.change((board) => showOptimistic(board, shown, token, queues.lengthOf(orderId)));
      return queues.enqueue(orderId, async (wentThrough) => {
        try {
          return await work(wentThrough);
        } catch (failure) {
          onRefused(failure, orderId, isOver);
          return false;
        } finally {
          store.change((board) => settleOptimistic(board, orderId, token));
        }
      });
    },
  };
}

type OptimisticChanges = ReturnType<typeof createOptimisticChanges>;

function createSteps(parts: OrderCommandParts, { attempt, serverNow, settle }: OptimisticChanges) {
  const { store, rest } = parts;

  /** Sends a change. If no answer arrives for a while, the order is marked as unanswered. */
  const sendWatched = async (change: StatusChange) => {
    const timer = setTimeout(() => store.setUnanswered(change.orderId, true), UNANSWERED_MS);
    try {
      return await parts.send(change);
    } finally {
      clearTimeout(timer);
      store.setUnanswered(change.orderId, false);
    }
  };

  /** The order after the step; null if the step is not possible now. */
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
    rest.start(orderId);
    const closedAt = isFinal(next.status) ? serverNow() : null;
    const shown = { ...order, ...next, closedAt, undo: wayBackFrom(order, next.status, serverNow()) };
    store.unmark(orderId);
    const change = {
      orderId,
      target,
      note: null,
      cancelReason: null,
      cancelText: null,
      expected: seen.status,
    };
    const work = async (wentThrough: boolean) => {
      if (wentThrough) parts.onDone(settle(await inTurn(() => sendWatched(change))), batch);
      else parts.onDropped(offered);
      return wentThrough;
    };
    return attempt(shown, work, (now) => {
      const left = decideTransition(now, target);
      return !left.ok || !left.value.changed;
    });
  };

  return { takes: (order: OrderCard, offered: OfferedAction) => nextState(order, offered) !== null, run };
}

function createUndo(
  parts: OrderCommandParts,
  { attempt, serverNow, settle }: OptimisticChanges,
): OrderCommands['undo'] {
  const { store, rest } = parts;
  const undoInTurn = createTurns(atOnce);
  return (orderId) => {
    const order = orderIn(store.getView(), orderId);
    const seen = order ? undoAt(order, serverNow()) : null;
    if (!order || !seen) {
      parts.onUndoOver();
      return Promise.resolve(false);
    }
    const { status, kitchenStage } = seen;
    const shown = { ...order, status, kitchenStage, closedAt: null, undo: null };
    rest.start(orderId);
    const work = async (wentThrough: boolean) => {
      // The change before this undo failed, so nothing is left to undo.
      if (!wentThrough) return false;
      // The optimistic order does not know if an undo is possible, so this reads the server's version.
      const known = store.getView().board.orders.get(orderId)?.undo;
      if (known?.status !== status) {
        parts.onUndoOver();
        return false;
      }
      parts.onUndone(settle(await undoInTurn(() => parts.sendUndo({ orderId, until: known.until }))));
      return true;
    };
    return attempt(shown, work, (now) => now.undo === null || now.status === status);
  };
}
