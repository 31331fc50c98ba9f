import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { UNDO_MS, undoAt } from '@comanda/domain/orders/orders/undo';
import { toastStore } from '@comanda/ui/toast/toast.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { subscribeTicks, tickNow } from '../list/clock-ticker.ts';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { texts } from '../texts.ts';
import { hasUndoToast } from '../undo-offer.ts';
import classes from './undo-button.module.css';

/** Button that undoes the order's last change, also by another user, while undo is possible. */
export function UndoButton({ order }: { order: OrderCard }) {
  const { commands } = useLiveOrders();
  const offset = useBoard((view) => view.board.clockOffsetMs);
  const read = () => {
    const now = tickNow() + offset;
    const undo = undoAt(order, now);
    // `now` may be a second old, so the seconds are limited to the maximum undo time.
    return undo === null ? 0 : Math.min(UNDO_MS / 1000, Math.ceil((undo.until - now) / 1000));
  };
  const secondsLeft = useSyncExternalStore(subscribeTicks, read, read);
  // Hidden for the user who made the change, who has an undo action in a toast on every page.
  const isInToast = useSyncExternalStore(toastStore.subscribe, () => hasUndoToast(order.orderId));
  if (secondsLeft === 0 || isInToast) return null;
  return (
    <button
      type="button"
      className={`inline-6 ${classes.undo}`}
      onClick={() => void commands.undo(order.orderId)}
    >
      <IconArrowBackUp size={18} stroke={2} aria-hidden="true" />
      {texts.undo}
      <span aria-hidden="true">{secondsLeft} s</span>
    </button>
  );
}
