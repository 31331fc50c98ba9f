import type { CustomerOrder } from '@comanda/domain/customer/customer-order';
import type { OrderLine } from '@comanda/domain/orders/order';
import { quantityWords } from '@comanda/domain/orders/quantity-words';
import { formatMoney } from '@comanda/web/formats/format-money';
import { keepAmountsWhole } from '../shared/formats.ts';
import styles from './order-summary.module.css';
import { texts } from './texts.ts';

/** What was ordered and what it costs. */
export function OrderItems({ order }: { order: CustomerOrder }) {
  const { items, amounts, totalCents, chargeCents } = order;
  const toPay = order.fulfilment === 'pickup' ? texts.payAtCounter : texts.payAtDoor;
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
          <dd>{keepAmountsWhole(order.paymentSummary)}</dd>
        </div>
      </dl>
      {chargeCents > 0 ? <p className={styles.toPay}>{toPay(formatMoney(chargeCents))}</p> : null}
    </section>
  );
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

/** Each line with a key of its own: two may be the same in every word. */
function keyed(items: readonly OrderLine[]): { key: string; line: OrderLine }[] {
  const seen = new Map<string, number>();
  return items.map((line) => {
    const before = seen.get(line.name) ?? 0;
    seen.set(line.name, before + 1);
    return { key: `${line.name} ${before}`, line };
  });
}
