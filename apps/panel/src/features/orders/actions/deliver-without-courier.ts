import { needsRelease } from '@comanda/domain/courier/courier-actions';
import type { OrderCard } from '@comanda/domain/orders/order';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { deliverTexts } from '../late-texts.ts';

/**
 * Sets an order to delivered whose courier is on the way to the store. Where that sends him away, the person says so
 * twice: taking the change back would not bring him back.
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
