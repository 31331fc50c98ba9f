import type { OfferedAction } from '@comanda/domain/orders/orders/order-actions';
import { whenIdle } from '@comanda/ui/when-idle.ts';
import { useCallback, useEffect, useState } from 'react';
import { restKeys } from '../../../../shared/keyboard/is-key-taken.ts';
import { showRefused } from '../actions/show-refused.ts';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { openWhenLoaded } from '../open-when-loaded.ts';
import { orderIn } from './board-store.ts';

export const loadConfirmedActions = async () =>
  (await import('../actions/confirmed-actions.ts')).confirmedActions;

/**
 * Runs the actions of orders; some actions ask for confirmation first. `cancelled` is the order with the open
 * cancellation dialog.
 */
export function useOrderActions() {
  const { store, commands, rest } = useLiveOrders();
  const [cancelledId, setCancelledId] = useState<number | null>(null);
  const cancelled = useBoard((view) => (cancelledId === null ? undefined : orderIn(view, cancelledId)));

  // Loads this code early, because cancelling must work during a short loss of the connection.
  useEffect(() => whenIdle(loadConfirmedActions), []);

  const act = useCallback(
    (orderId: number, offered: OfferedAction) => {
      const order = orderIn(store.getView(), orderId);
      if (!order) return false;
      if (offered.action === 'cancel' ? !offered.isEnabled : !commands.takes(order, offered)) {
        showRefused(order, rest.isResting(orderId));
        return false;
      }
      const run = () => void commands.run(order, offered);
      const needsConfirmation = offered.target === 'delivered' && order.courierStatus === 'waiting-collect';
      if (offered.action === 'cancel' || needsConfirmation) restKeys();
      if (offered.action === 'cancel')
        void openWhenLoaded(loadConfirmedActions, () => setCancelledId(orderId));
      else if (needsConfirmation)
        void openWhenLoaded(
          loadConfirmedActions,
          (actions) => void actions.deliverWithoutCourier(order, run),
        );
      else run();
      return true;
    },
    [store, commands, rest],
  );
  return { act, cancelled, closeCancel: () => setCancelledId(null) };
}
