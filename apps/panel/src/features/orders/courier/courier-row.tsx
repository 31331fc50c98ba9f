import { courierOffer } from '@comanda/domain/orders/courier/courier-actions';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { useMay } from '../../../shared/session/may.tsx';
import classes from './courier-row.module.css';
import { keepWithCard } from './keep-with-card.ts';
import { LinkCode } from './link-code.tsx';
import { courierTexts } from './texts.ts';
import { useCancelCourier } from './use-cancel-courier.ts';

/**
 * Row below the card of an order that waits for a courier: shows the code for the courier, and the cancel
 * button.
 */
export function CourierRow({ order }: { order: OrderCard }) {
  const { cancel, isCancelling } = useCancelCourier(order);
  const may = useMay();
  if (!courierOffer(order).mayCancelSearch || !may('orders.request-courier')) return null;
  if (order.courierLinkCode !== null) {
    return (
      <div ref={keepWithCard} className={classes.row}>
        <LinkCode code={order.courierLinkCode} onCancel={cancel} isCancelling={isCancelling} />
      </div>
    );
  }
  return (
    <div ref={keepWithCard} className={classes.row}>
      <button
        type="button"
        className={`card ${classes.cancel}`}
        disabled={isCancelling}
        aria-busy={isCancelling || undefined}
        onClick={cancel}
      >
        {isCancelling ? courierTexts.cancelling : courierTexts.cancel}
        <span data-spoken> #{order.code}</span>
      </button>
    </div>
  );
}
