import type { StatusChange, StatusChanged } from '@comanda/contract/orders/orders.wire';
import type { OrderCard } from '@comanda/domain/orders/order';
import type { OfferedAction } from '@comanda/domain/orders/order-actions';
import { decideTransition, isFinal } from '@comanda/domain/orders/order-status';
import { applyStatusChanged, followClock, settleOptimistic, showOptimistic } from './board-state.ts';
import { type BoardStore, orderIn } from './board-store.ts';

/** After a command the next button stands in the same place: a second click within this time was meant for the first. */
const doubleClickMs = 500;

export interface CancelChoice {
  code: string;
  /** The words of 'Outro motivo'. */
  text: string | null;
}

export interface OrderCommands {
  /**
   * Does an offered action at once on the screen, then on the server. Answers false when it was ignored or refused;
   * a refusal is taken back and told.
   */
  run(order: OrderCard, offered: OfferedAction): Promise<boolean>;
  /** Cancels an order. Not optimistic: the dialog waits, keeps what was typed, and throws what the server said. */
  cancel(order: OrderCard, choice: CancelChoice): Promise<void>;
}

interface OrderCommandParts {
  store: BoardStore;
  send(change: StatusChange): Promise<StatusChanged>;
  onDone(changed: StatusChanged): void;
  onRefused(failure: unknown): void;
  now?: () => number;
}

/** The changes a person can make to an order. */
export function createOrderCommands(parts: OrderCommandParts): OrderCommands {
  const { store, now = Date.now } = parts;
  const busyUntil = new Map<number, number>();
  let lastToken = 0;

  const settle = (changed: StatusChanged) => {
    store.change((board) => followClock(applyStatusChanged(board, changed), changed.now, now()));
    parts.onDone(changed);
  };

  return {
    run: async (seen, { target, isEnabled }) => {
      const { orderId } = seen;
      if (!isEnabled || (busyUntil.get(orderId) ?? 0) > now()) return false;
      const order = orderIn(store.getView(), orderId) ?? seen;
      const decision = decideTransition(order, target);
      if (!decision.ok || !decision.value.changed) return false;
      const { next } = decision.value;
      lastToken += 1;
      const token = lastToken;
      const startedAt = now();
      busyUntil.set(orderId, Number.POSITIVE_INFINITY);
      const closedAt = isFinal(next.status) ? startedAt + store.getView().board.clockOffsetMs : null;
      store.unmark(orderId);
      store.change((board) => showOptimistic(board, { ...order, ...next, closedAt }, token));
      try {
        settle(
          await parts.send({
            orderId,
            target,
            note: null,
            cancelReason: null,
            cancelText: null,
            expected: seen.status,
          }),
        );
        return true;
      } catch (failure) {
        parts.onRefused(failure);
        return false;
      } finally {
        store.change((board) => settleOptimistic(board, orderId, token));
        busyUntil.set(orderId, startedAt + doubleClickMs);
      }
    },
    cancel: async (order, { code, text }) => {
      settle(
        await parts.send({
          orderId: order.orderId,
          target: 'cancelled',
          note: null,
          cancelReason: code,
          cancelText: text,
          expected: order.status,
        }),
      );
    },
  };
}
