import { needsRelease } from '@comanda/domain/orders/courier/courier-actions';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { deliverTexts } from '../late-texts.ts';

/**
 * Sets an order to delivered while its courier is on the way to the store. Asks for confirmation if this step
 * cancels the courier, because undo could not call the courier again.
 */
export async function deliverWithoutCourier(order: OrderCard, deliver: () => void): Promise<void> {
  const isSure =
    !needsRelease(order, 'delivered') ||
    (await alertDialog({
      title: deliverTexts.title,
      text: deliverTexts.courierComes(`#${order.code}`),
      confirmText: deliverTexts.confirm,
      cancelText: deliverTexts.keep,
      isDestructive: true,
    }));
  if (isSure) deliver();
}
