import type { Fulfilment } from '@comanda/domain/orders/orders/order-status';
import type { OrderPayment } from '@comanda/domain/orders/orders/payments';
import { changeCents } from '@comanda/domain/orders/orders/payments';
import { formatMoney } from '@comanda/web/formats/format-money';
import { detailTexts } from '../late-texts.ts';
import classes from './payment-card.module.css';

/**
 * 'Troco para R$ 100,00: levar R$ 35,10 de troco'; also says if the banknote is too small. Empty without a request for
 * change.
 */
export function ChangeWords({ payment, fulfilment }: { payment: OrderPayment; fulfilment: Fulfilment }) {
  const change = changeCents(payment);
  if (change === null || payment.changeForCents === null) return null;
  if (change === 0) return <strong className={classes.change}>{detailTexts.noChange}</strong>;
  const wanted = detailTexts.changeFor(formatMoney(payment.changeForCents));
  return change > 0 ? (
    <strong className={classes.change}>
      {wanted}: {detailTexts.change[fulfilment](formatMoney(change))}
    </strong>
  ) : (
    <strong className={`${classes.change} ${classes.tooSmall}`}>
      {wanted} {detailTexts.changeTooSmall}
    </strong>
  );
}
