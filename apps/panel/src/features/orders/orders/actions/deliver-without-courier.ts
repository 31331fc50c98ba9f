import { needsRelease } from '@comanda/domain/orders/courier/courier-actions';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { deliverTexts } from '../late-texts.ts';

/**
 * Sets an order to delivered while its courier is on the way to the store. It asks for confirmation if that cancels the
 * courier, because undo would not bring the courier back.
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
