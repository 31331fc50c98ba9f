import type { StatusChanged } from '@comanda/contract/orders/orders.wire';
import type { OrderCard } from '@comanda/domain/orders/order';
import { undoAt } from '@comanda/domain/orders/undo';
import { toast, toastStore } from '@comanda/ui/toast/toast.ts';
import { texts } from './texts.ts';

const keyOf = (orderId: number) => `undo ${orderId}`;

/** Whether a toast offers the way back of an order's last change. */
export function hasUndoToast(orderId: number): boolean {
  return toastStore.getSnapshot().some(({ action }) => action?.key === keyOf(orderId));
}

/** Takes the offer for an order away; the change can still be taken back elsewhere. */
export function dismissUndo(orderId: number): void {
  for (const { id, action } of toastStore.getSnapshot()) {
    if (action?.key === keyOf(orderId)) toastStore.dismiss(id);
  }
}

/**
 * Offers the way back of changes made here: a toast with the seconds left, gone as soon as there is none. Remembers
 * them, so that a key can take back the last one.
 */
export function createUndoOffer(undo: (orderId: number) => void) {
  /** Toasts by order, the last change at the end. */
  const offered = new Map<number, number>();
  return {
    /** Says that a change was made and how to take it back. */
    show: ({ order, now }: StatusChanged) => {
      const { orderId, code } = order;
      const way = undoAt(order, now);
      // One at a time: ten in a row would cover the orders. Of those before, the detail still offers the way back.
      for (const id of offered.values()) toastStore.dismiss(id);
      offered.clear();
      if (way === null) {
        toast.success(texts.statusChanged);
        return;
      }
      const action = {
        text: texts.undoOf(code),
        key: keyOf(orderId),
        lastsMs: way.until - now,
        run: () => undo(orderId),
      };
      offered.set(orderId, toast.success(texts.statusChanged, { action }));
    },
    /** Orders as they stand now: an offer without a way back goes. */
    follow: (orders: readonly OrderCard[]) => {
      for (const { orderId, undo: way } of orders) {
        const id = offered.get(orderId);
        if (way !== null || id === undefined) continue;
        offered.delete(orderId);
        toastStore.dismiss(id);
      }
    },
    /** The order changed last whose offer still stands. */
    last: (): number | null => {
      const standing = new Set(toastStore.getSnapshot().map(({ id }) => id));
      return [...offered].findLast(([, id]) => standing.has(id))?.[0] ?? null;
    },
  };
}
