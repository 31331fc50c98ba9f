import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import type { DifferenceKind } from '@comanda/domain/orders/orders/order-difference';
import { DELIVERY_FEE, type OrderPayment, SUBTOTAL } from '@comanda/domain/orders/orders/payments';
import { formatMoney } from '@comanda/web/formats/format-money';
import { detailTexts } from '../late-texts.ts';
import { ChangeWords } from './change-words.tsx';
import body from './detail-body.module.css';
import { DifferenceLines } from './difference-lines.tsx';
import { keyed } from './keyed.ts';
import classes from './payment-card.module.css';

/** Text about how the order is paid. The text of a cancelled order must not ask for a payment. */
function paymentText(payment: OrderPayment, { status, fulfilment, serving }: OrderDetail): string {
  if (payment.isPrepaid) return detailTexts.paidOnline(payment.label);
  if (status === 'cancelled') return payment.label;
  if (serving === 'indoor') return detailTexts.payHere(payment.label);
  return fulfilment === 'pickup'
    ? detailTexts.payAtCounter(payment.label)
    : detailTexts.payOnDelivery(payment.label);
}

/**
 * Shows the order's price, its payment, and the amount still to be charged. A cancelled order has no such
 * amount.
 */
export function PaymentCard({ order }: { order: OrderDetail }) {
  const isCancelled = order.status === 'cancelled';
  const hasFee = order.amounts.some(({ label }) => label === DELIVERY_FEE);
  const of = (...kinds: DifferenceKind[]) => order.differences.filter(({ kind }) => kinds.includes(kind));
  return (
    <section className={`card ${body.card}`} aria-label={detailTexts.payment}>
      <h3 className={body.head}>{detailTexts.payment}</h3>
      <dl className={classes.amounts}>
        {keyed(order.amounts, ({ label }) => label).map(({ key, item: amount }) => (
          <div key={key} className={classes.amount}>
            <dt>
              {amount.label}
              {amount.label === SUBTOTAL ? <DifferenceLines of={of('minimum')} /> : null}
              {amount.label === DELIVERY_FEE ? <DifferenceLines of={of('fee')} /> : null}
            </dt>
            <dd>{formatMoney(amount.cents)}</dd>
          </div>
        ))}
        <div className={classes.amount}>
          <dt>
            {detailTexts.total}
            {hasFee ? null : <DifferenceLines of={of('fee')} />}
          </dt>
          <dd>{formatMoney(order.totalCents)}</dd>
        </div>
        <div className={classes.charge}>
          <dt>{isCancelled ? detailTexts.isCancelled : detailTexts.charge}</dt>
          <dd>{isCancelled ? detailTexts.doNotCharge : formatMoney(order.chargeCents)}</dd>
        </div>
        {keyed(order.payments, ({ method }) => method).map(({ key, item: payment }) => (
          <div key={key} className={classes.amount}>
            <dt>
              {paymentText(payment, order)}
              <DifferenceLines of={of('payment').filter(({ name }) => name === payment.label)} />
              {isCancelled ? null : <ChangeWords payment={payment} fulfilment={order.fulfilment} />}
            </dt>
            <dd>{formatMoney(payment.cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
