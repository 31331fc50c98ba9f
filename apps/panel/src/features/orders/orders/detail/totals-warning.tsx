import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconAlertTriangle } from '@tabler/icons-react';
import { detailTexts } from '../late-texts.ts';
import classes from './items-card.module.css';

/**
 * Warns about an order with sums that do not match, or with amounts in another currency. The store must see
 * this before it charges the customer.
 */
export function TotalsWarning({ order }: { order: OrderDetail }) {
  const isDoubtful = order.hasTotalMismatch || order.totalFaults.length > 0;
  if (!isDoubtful || order.status === 'cancelled') return null;
  return (
    <p className={classes.mismatch}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {order.currency === null ? detailTexts.mismatch : detailTexts.foreignCurrency(order.currency)}
        {order.totalFaults.map(({ sum, computedCents, statedCents }) => (
          <span key={sum} className={classes.fault}>
            {detailTexts.mismatchOf[sum](formatMoney(computedCents), formatMoney(statedCents))} (
            {detailTexts.difference(formatMoney(Math.abs(computedCents - statedCents)))}).
          </span>
        ))}
      </span>
    </p>
  );
}
