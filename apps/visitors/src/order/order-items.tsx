import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';
import type { OrderLine } from '@comanda/domain/orders/orders/order';
import { quantityWords } from '@comanda/domain/orders/orders/quantity-words';
import { formatMoney } from '@comanda/web/formats/format-money';
import { joinAmounts } from '../shared/formats.ts';
import styles from './order-summary.module.css';
import { texts } from './texts.ts';

/** The ordered items and their prices. */
export function OrderItems({ order }: { order: CustomerOrder }) {
  const { items, amounts, totalCents } = order;
  return (
    <section className={styles.card}>
      <h2>{texts.items}</h2>
      {items.length === 0 ? <p className={styles.plain}>{texts.noItems}</p> : null}
      <ul className={styles.items}>
        {keyed(items).map(({ key, line }) => (
          <Item key={key} line={line} />
        ))}
      </ul>
      {order.notes === null ? null : (
        <p className={styles.notes}>
          {texts.notes}: {order.notes}
        </p>
      )}
      <dl className={styles.amounts}>
        {amounts.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.money}>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd className={styles.money}>{formatMoney(totalCents)}</dd>
        </div>
        <div>
          <dt>{texts.payment}</dt>
          <dd>{joinAmounts(order.paymentSummary)}</dd>
        </div>
      </dl>
      <Money order={order} />
    </section>
  );
}

/** Shows the unpaid amount. For a cancelled order, shows a text about the refund of the paid amount. */
function Money({ order }: { order: CustomerOrder }) {
  const { status, totalCents, chargeCents, fulfilment } = order;
  const words = () => {
    if (status === 'cancelled') {
      const paidCents = totalCents - chargeCents;
      return paidCents > 0 ? texts.refund(formatMoney(paidCents)) : texts.nothingCharged;
    }
    if (chargeCents === 0) return null;
    const toPay = fulfilment === 'pickup' ? texts.payAtCounter : texts.payOnDelivery;
    return toPay(formatMoney(chargeCents));
  };
  const text = words();
  return text === null ? null : <p className={styles.toPay}>{text}</p>;
}

function Item({ line }: { line: OrderLine }) {
  return (
    <li>
      <span className={styles.quantity}>{quantityWords(line.quantity, line.unit)}</span>
      <span className={styles.item}>
        <span>{line.name}</span>
        {line.lines.length === 0 ? null : (
          <span className={styles.options}>{line.lines.join('\u00a0· ')}</span>
        )}
        {line.note === null ? null : <span className={styles.itemNote}>{line.note}</span>}
      </span>
      <span className={styles.price}>{formatMoney(line.totalCents)}</span>
    </li>
  );
}

/** Gives each line a unique key, because two lines may have the same text. */
function keyed(items: readonly OrderLine[]): { key: string; line: OrderLine }[] {
  const seen = new Map<string, number>();
  return items.map((line) => {
    const before = seen.get(line.name) ?? 0;
    seen.set(line.name, before + 1);
    return { key: `${line.name} ${before}`, line };
  });
}
