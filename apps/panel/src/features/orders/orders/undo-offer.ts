import type { StatusChanged } from '@comanda/contract/orders/orders/orders.wire';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { undoAt } from '@comanda/domain/orders/orders/undo';
import { toast, toastStore } from '@comanda/ui/toast/toast.ts';
import { texts } from './texts.ts';

const kind = 'undo';
const keyOf = (orderIds: readonly number[]) => [kind, ...orderIds].join(' ');

function isAbout(key: string | undefined, orderId: number): boolean {
  const [first, ...orderIds] = key?.split(' ') ?? [];
  return first === kind && orderIds.includes(String(orderId));
}

/** True if a toast offers to undo an order's last change. */
export function hasUndoToast(orderId: number): boolean {
  return toastStore.getSnapshot().some(({ action }) => isAbout(action?.key, orderId));
}

/** Changes that were made with one touch and are undone with one touch. Some may still be unanswered. */
export interface Batch {
  orderIds: readonly number[];
}

/** The current offer: the changes of one touch. */
interface Offer {
  toastId: number;
  batch: Batch | null;
  /** Until when each order's change can be undone, in server time; by order id. */
  until: ReadonlyMap<number, number>;
}

/**
 * Offers to undo this panel's changes: a toast with the seconds left, until undo is no longer possible. Also
 * remembers the changes, so that a key can undo the person's own last change.
 */
export function createUndoOffer(parts: {
  undo(orderId: number): void;
  /** True while a change of this order has no answer yet. */
  isUnderWay(orderId: number): boolean;
}) {
  /** Until when this panel's last change of each order can be undone. This time also identifies the change. */
  const own = new Map<number, number>();
  let offer: Offer | null = null;

  const withdraw = () => {
    if (offer !== null) toastStore.dismiss(offer.toastId);
    offer = null;
  };
  return {
    /** Reports a change and offers its undo, together with the other changes of the same touch. */
    show: ({ order, now, uncertain }: StatusChanged, batch: Batch | null = null) => {
      const { orderId, code } = order;
      const way = undoAt(order, now);
      const before = batch !== null && offer?.batch === batch ? offer.until : [];
      // Only one toast is visible: earlier changes can be undone in the order's detail.
      withdraw();
      if (way === null) {
        toast.success(uncertain.length === 0 ? texts.statusChanged : texts.countAgain(uncertain));
        return;
      }
      own.set(orderId, way.until);
      const until = new Map([...before, [orderId, way.until] as const]);
      const orderIds = [...until.keys()];
      const action = {
        text: orderIds.length === 1 ? texts.undoOf(code) : texts.undoMany(orderIds.length),
        key: keyOf(orderIds),
        lastsMs: Math.min(...until.values()) - now,
        run: () => {
          for (const id of batch?.orderIds ?? orderIds)
            if (own.has(id) || parts.isUnderWay(id)) parts.undo(id);
        },
      };
      offer = { toastId: toast.success(texts.statusChanged, { action }), batch, until };
    },
    /**
     * Call this with the current versions of orders. Withdraws the offer if its changes cannot be undone any
     * more, or another user has changed the orders since.
     */
    follow: (orders: readonly OrderCard[]) => {
      for (const { orderId, undo: way } of orders) if (own.get(orderId) !== way?.until) own.delete(orderId);
      if (offer !== null && ![...offer.until.keys()].some((id) => own.has(id))) withdraw();
    },
    /** Undoes the last change of this order if this panel made it, otherwise this panel's last change. */
    takeBack: (selected: OrderCard | undefined): boolean => {
      const isOwn = selected?.undo && own.get(selected.orderId) === selected.undo.until;
      if (selected && (isOwn || parts.isUnderWay(selected.orderId))) {
        parts.undo(selected.orderId);
        return true;
      }
      const current = toastStore.getSnapshot().find(({ id }) => id === offer?.toastId);
      withdraw();
      current?.action?.run();
      return current !== undefined;
    },
  };
}
