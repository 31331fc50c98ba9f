import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { toast, toastStore } from '@comanda/ui/toast/toast.ts';
import { attentionTexts } from './texts.ts';

const shownMs = 12_000;

/**
 * Shows on other screens that orders arrived, with a link to them. While the toast is open, further arrivals change its
 * text instead of adding another. Returns the function to call with arrivals.
 */
export function createArrivalToast(): (orders: readonly OrderCard[]) => void {
  let shown: { id: number; orders: readonly OrderCard[] } | null = null;
  return (arrived) => {
    const current = toastStore.getSnapshot().some(({ id }) => id === shown?.id) ? shown : null;
    const orders = [...(current?.orders ?? []), ...arrived];
    const [first] = orders;
    if (!first) return;
    if (current) toastStore.dismiss(current.id);
    const isOne = orders.length === 1;
    const id = toast.info(
      isOne
        ? attentionTexts.arrived(`#${first.code}`, first.customerName)
        : attentionTexts.arrivedMany(orders.length),
      {
        durationMs: shownMs,
        link: isOne
          ? { text: attentionTexts.seeOrder, href: `/pedidos?pedido=${first.orderId}` }
          : { text: attentionTexts.seeOrders, href: '/pedidos' },
      },
    );
    shown = { id, orders };
  };
}
