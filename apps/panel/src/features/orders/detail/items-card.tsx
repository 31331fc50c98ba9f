import type { OrderDetail, OrderLine } from '@comanda/domain/orders/order';
import type { OrderPayment } from '@comanda/domain/orders/payments';
import { itemCountOf, perUnitWords, quantityWords } from '@comanda/domain/orders/quantity-words';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconMessage2Exclamation } from '@tabler/icons-react';
import { detailTexts } from '../late-texts.ts';
import { cardTexts } from '../texts.ts';
import { ChangeWords } from './change-words.tsx';
import body from './detail-body.module.css';
import classes from './items-card.module.css';
import { keyed } from './keyed.ts';
import { TotalsWarning } from './totals-warning.tsx';

function Item({ line }: { line: OrderLine }) {
  return (
    <li className={classes.item}>
      <span className={classes.quantity}>{quantityWords(line.quantity, line.unit)}</span>
      <div className={classes.what}>
        <p className={classes.name}>{line.name}</p>
        {keyed(line.lines, (option) => option).map(({ key, item: option }) => (
          <p key={key} className={classes.option}>
            {option}
          </p>
        ))}
        {line.note ? <p className={classes.note}>{line.note}</p> : null}
      </div>
      <span className={classes.money}>
        {formatMoney(line.totalCents)}
        {line.quantity === 1 ? null : (
          <span className={classes.unit}>
            {formatMoney(line.unitPriceCents)} {perUnitWords(line.unit)}
          </span>
        )}
      </span>
    </li>
  );
}

/** How an order is or was to be paid; of a cancelled one nothing may still be asked for. */
function paymentText(payment: OrderPayment, { status, fulfilment, serving }: OrderDetail): string {
  if (payment.isPrepaid) return detailTexts.paidOnline(payment.label);
  if (status === 'cancelled') return payment.label;
  if (serving === 'indoor') return detailTexts.payHere(payment.label);
  return fulfilment === 'pickup'
    ? detailTexts.payAtCounter(payment.label)
    : detailTexts.payAtDoor(payment.label);
}

/** The items, what they cost, and what is still to be charged: nothing once the order is cancelled. */
export function ItemsCard({ order }: { order: OrderDetail }) {
  const isCancelled = order.status === 'cancelled';
  return (
    <section className={body.card} aria-label={detailTexts.items}>
      <h3 className={body.head}>
        <span>{detailTexts.items}</span>
        <span>{cardTexts.itemCount(itemCountOf(order.items))}</span>
      </h3>
      <TotalsWarning order={order} />
      {order.notes ? (
        <p className={classes.notes}>
          <IconMessage2Exclamation size={20} stroke={1.75} aria-hidden="true" />
          <span>
            <strong>{detailTexts.notes}:</strong> {order.notes}
          </span>
        </p>
      ) : null}
      <ul className={body.list}>
        {keyed(order.items, (line) => line.name).map(({ key, item: line }) => (
          <Item key={key} line={line} />
        ))}
      </ul>
      <dl className={classes.amounts}>
        {keyed(order.amounts, ({ label }) => label).map(({ key, item: amount }) => (
          <div key={key} className={classes.amount}>
            <dt>{amount.label}</dt>
            <dd>{formatMoney(amount.cents)}</dd>
          </div>
        ))}
        <div className={classes.amount}>
          <dt>{detailTexts.total}</dt>
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
              {isCancelled ? null : <ChangeWords payment={payment} fulfilment={order.fulfilment} />}
            </dt>
            <dd>{formatMoney(payment.cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
